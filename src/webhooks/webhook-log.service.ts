import { Injectable } from '@nestjs/common';
import { Cursors, cutPage, listIdentity } from '../api/page';
import { DAY_MS } from '../kernel/time/durations';
import { Retention } from '../platform/retention/retention.decorator';
import { WebhookEndpointsService } from './webhook-endpoints.service';
import { type LogPart, type ShownAttempt, WebhookLogQueries } from './webhook-log.queries';
import type { WebhookOwner } from './webhook.queries';

const KEPT_DAYS = 30;

/** A page of attempts, and the cursor of the next one. */
export interface AttemptPage {
  shown: readonly ShownAttempt[];
  nextKey: string | null;
}

/** The requested part of the log; `failed` is true for only the events that were given up. */
type AskedPart<Part extends LogPart | PagePart> = Omit<Part, 'failed'> & { failed: 'true' | 'false' };
type PagePart = Omit<LogPart, 'before'> & { lastKey?: string };

/** The log of deliveries, for those who manage the endpoints (docs/api/webhooks.md#log). */
@Injectable()
export class WebhookLogService {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly queries: WebhookLogQueries,
    private readonly cursors: Cursors,
  ) {}

  /** Deletes removed endpoints with their deliveries. @returns how many endpoints */
  @Retention('webhook-endpoints')
  forgetRemoved(): Promise<number> {
    return this.queries.forgetRemoved();
  }

  /** Deletes old events with their deliveries. @returns how many events */
  @Retention('webhook-events')
  forgetOld(now: Date): Promise<number> {
    return this.queries.forget(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  }

  /** The attempts, newest first. @throws WebhookEndpointNotFound */
  async attempts(
    owner: WebhookOwner,
    endpointId: string,
    { failed, ...part }: AskedPart<LogPart>,
  ): Promise<ShownAttempt[]> {
    await this.endpoints.shown(owner, endpointId);
    return this.queries.attempts(endpointId, { failed: failed === 'true', ...part });
  }

  /**
   * Like `attempts`, with cursors. @throws WebhookEndpointNotFound; InvalidInput for a cursor that is not from this log
   */
  async page(
    owner: WebhookOwner,
    endpointId: string,
    { failed, limit, lastKey }: AskedPart<PagePart>,
  ): Promise<AttemptPage> {
    const path = `/api/webhooks/endpoints/${endpointId}/attempts`;
    const log = listIdentity({ path, parameters: { failed } });
    const before = lastKey === undefined ? undefined : Number(this.cursors.open(log, lastKey)[0]);
    const rows = await this.attempts(owner, endpointId, { failed, limit: limit + 1, before });
    return cutPage(rows, limit, ({ position }) => this.cursors.seal(log, [Number(position)]));
  }
}
