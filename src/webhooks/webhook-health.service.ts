import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository } from 'typeorm';
import { DAY_MS } from '../kernel/time/durations';
import { MailOutbox } from '../platform/mail';
import { columnsOf } from '../platform/database/columns';
import { updateReturning } from '../platform/database/returning';
import { DomainEvents } from '../platform/events/domain-events';
import { WebhookEndpoint } from './entities/webhook-endpoint.entity';
import { RETRY_DELAYS_MS } from './retry-schedule';
import { StaffAccounts } from './staff-accounts';
import { WebhookDisabled } from './webhook.events';
import type { DueDelivery } from './webhook.queries';

/** An endpoint that accepted nothing for this long is disabled. */
const MAX_FAILING_MS = 5 * DAY_MS;
/**
 * A failure this long after the previous one starts a new series: waiting events are retried more often, so nothing was
 * sent meanwhile.
 */
const MAX_GAP_MS = 2 * Math.max(...RETRY_DELAYS_MS);
const CONTACT = columnsOf(WebhookEndpoint, ['contactEmail', 'createdBy']);

/** The response of an endpoint that refused an event. */
interface Refusal {
  /** Whether it wants no more events at all (410). */
  isGone: boolean;
  /** Until when it wants no events, from `Retry-After`; undefined if it did not say. */
  heldUntil: Date | undefined;
}

/**
 * Disables endpoints that answered 410 or accepted nothing for five days, and notifies those who manage them; an
 * account of the console only while it is active.
 */
@Injectable()
export class WebhookHealthService {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly outbox: MailOutbox,
    private readonly staff: StaffAccounts,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Locks an endpoint until the end of the transaction; events can still be recorded for it.
   * @returns its current URL; undefined if it was removed
   */
  async lock(id: string): Promise<string | undefined> {
    const lock = { mode: 'for_no_key_update' as const };
    const where = { id, removedAt: IsNull() };
    return (await this.endpoints.findOne({ select: { url: true }, where, lock }))?.url;
  }

  /** Call it in the transaction of the attempt. */
  async succeeded(id: string): Promise<void> {
    await this.endpoints.update({ id, failingSince: Not(IsNull()) }, { failingSince: null, heldUntil: null });
  }

  /** Call it in the transaction of the attempt. */
  async failed(delivery: DueDelivery, at: Date, { isGone, heldUntil }: Refusal): Promise<void> {
    const { endpointId: id } = delivery;
    const where = { id, lastFailedAt: LessThan(new Date(at.getTime() - MAX_GAP_MS)) };
    await this.endpoints.update([{ id, failingSince: IsNull() }, where], { failingSince: at });
    await this.endpoints.update({ id }, { lastFailedAt: at, ...(heldUntil && { heldUntil }) });
    const found = await this.endpoints.findOneBy({ id });
    const since = found?.failingSince?.getTime() ?? at.getTime();
    if (isGone) await this.disable(delivery, at, 'gone');
    else if (at.getTime() - since >= MAX_FAILING_MS) await this.disable(delivery, at, 'failing');
  }

  private async disable(delivery: DueDelivery, at: Date, reason: 'gone' | 'failing'): Promise<void> {
    const { endpointId: id } = delivery;
    const where = { id, disabledAt: IsNull() };
    const change = { disabledAt: at, disabledReason: reason };
    const [disabled] = await updateReturning(this.endpoints, where, change, CONTACT);
    if (!disabled) return;
    const { contactEmail, createdBy } = disabled;
    const { host } = new URL(delivery.url);
    const isThere = createdBy === null || (await this.staff.isActive(createdBy));
    if (contactEmail !== null && isThere) await this.write(id, contactEmail, host, at, reason);
    await this.events.emit(new WebhookDisabled(id, host, reason));
  }

  private write(id: string, recipient: string, host: string, at: Date, reason: string): Promise<void> {
    const why =
      reason === 'gone'
        ? 'It answered 410, that it wants no more events.'
        : 'It took no event for five days.';
    return this.outbox.add({
      key: `webhook-disabled:${id}:${at.getTime()}`,
      recipient,
      subject: `No more events are sent to ${host}`,
      body: [
        `The webhook endpoint ${id} at ${host} was disabled. ${why}`,
        '',
        'Enable it once it works again. What was recorded meanwhile can be sent again, for 30 days.',
      ].join('\n'),
    });
  }
}
