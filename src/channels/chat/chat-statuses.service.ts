import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { HOUR_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { OutboundQueue, type Reported } from '../outbound/outbound-queue.service';
import type { ReportedStatus } from './chat-payload';
import { ChatStatusQueries, type KnownStatus } from './chat-status.queries';

const BATCH = 1000;

/**
 * Applies the statuses that the chat platform reports. One may arrive before the answer that has the id of its message:
 * it is kept for an hour, and applied as soon as the id is known.
 */
@Injectable()
export class ChatStatusesService {
  constructor(
    private readonly queries: ChatStatusQueries,
    private readonly queue: OutboundQueue,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores statuses, and applies those whose message is known. Once this returns, they can be acknowledged. */
  async take(statuses: readonly ReportedStatus[]): Promise<void> {
    if (statuses.length === 0) return;
    const receivedAt = this.clock.now();
    await this.queries.keep(statuses.map((each) => ({ ...each, receivedAt })));
    await this.applyKnown(statuses.map(({ externalId }) => externalId));
  }

  /**
   * Applies the statuses of messages whose id is known.
   * @param externalIds only those of these messages; null: of all
   */
  async applyKnown(externalIds: readonly string[] | null): Promise<void> {
    while ((await this.applySome(externalIds)) >= BATCH);
  }

  /** Applies statuses that came while the id of their message was stored, and deletes those older than an hour. */
  async applyLate(): Promise<void> {
    await this.applyKnown(null);
    const before = new Date(this.clock.now().getTime() - HOUR_MS);
    while ((await this.queries.forget(before)) > 0);
  }

  private applySome(externalIds: readonly string[] | null): Promise<number> {
    return this.database.transaction(async () => {
      const known = await this.queries.takeKnown(externalIds);
      await this.queue.report(reportedOf(known));
      for (const { externalId, status, errorCode } of known)
        if (status === 'failed') await this.queue.fail(externalId, errorCode, this.clock.now());
      return known.length;
    });
  }
}

/** A message that was read was delivered before. */
function reportedOf(statuses: readonly KnownStatus[]): Reported[] {
  const reported = new Map<string, Reported>();
  for (const { externalId, status, at } of statuses) {
    if (status === 'failed') continue;
    const known = reported.get(externalId) ?? { externalId, deliveredAt: at, readAt: null };
    if (at < known.deliveredAt) known.deliveredAt = at;
    if (status === 'read') known.readAt = at;
    reported.set(externalId, known);
  }
  return [...reported.values()];
}
