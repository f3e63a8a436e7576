import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../../kernel/clock';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { DomainEvents } from '../../platform/events/domain-events';
import { isOutage } from '../../platform/http/to-domain-error';
import { UpstreamFailure } from '../../platform/outbound/upstream';
import { ChannelSettings } from '../channel-settings.service';
import { DeliveryFailed } from './outbound.events';
import { type OutboundMessage, sendOver } from './outbound-gateway';
import { OutboundLimits, quietMinutesLeft, type SendLimits } from './outbound-limits.service';

const MAX_ATTEMPTS = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long after each failure it is tried again. */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
const MAX_BATCH = 200;
/** What has waited longer, for the hours of the day, the cap or city staff, is not sent any more. */
const NEWS_HOURS = 48;

/** Taken for a while, so that another instance that looks meanwhile finds the next one; sent twice only should this process die. */
const take = statement(
  'channels.take-outbound',
  `update outbound_messages m set due_at = $1::timestamptz + interval '2 minutes'
     from cities c, issues i
    where m.id = (select id from outbound_messages where status = 'retrying' and due_at <= $1
                     and exists (select from console_settings where name = 'features' and (value ->> 'outboundMessages')::boolean)
                   order by due_at, id limit 1 for update skip locked) and c.slug = m.city and i.id = m.issue_id
   returning m.id, m.channel, m.recipient, m.in_reply_to as "inReplyTo", m.body, m.attempts,
          coalesce(m.demo, false) as "isSample", i.hidden as "isHidden",
          m.created_at < $1::timestamptz - interval '${NEWS_HOURS} hours' as "isOld",
          (extract(hour from $1::timestamptz at time zone c.time_zone) * 60
           + extract(minute from $1::timestamptz at time zone c.time_zone))::int as minute`,
);
const findLately = statement(
  'channels.sent-lately',
  `select count(*)::int as sent, min(sent_at) as first from outbound_messages
    where channel = $1 and recipient = $2 and sent_at > $3::timestamptz - interval '1 hour'`,
);
const postpone = statement(
  'channels.postpone-outbound',
  `update outbound_messages set due_at = $2 where id = $1`,
);
const withdraw = statement(
  'channels.withdraw-outbound',
  `update outbound_messages set status = 'failed', failure = $2 where id = $1`,
);
const settle = statement(
  'channels.settle-outbound',
  `update outbound_messages
      set status = $2, attempts = attempts + 1, failure = $3, demo = $4, due_at = $5,
          sent_at = case when $2 = 'sent' then $6::timestamptz end
    where id = $1`,
);

type Taken = OutboundMessage & {
  id: string;
  attempts: number;
  minute: number;
  /** The answer to a sample, behind which nobody is. */
  isSample: boolean;
  isHidden: boolean;
  isOld: boolean;
};

/** Sends what is written down, within the limits city staff have set (docs/api/channels.md#outbound-messages). */
@Injectable()
export class OutboundSender {
  constructor(
    private readonly database: Database,
    private readonly limits: OutboundLimits,
    private readonly settings: ChannelSettings,
    private readonly events: DomainEvents,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Sends what is due. @returns what became of it */
  async sendDue(): Promise<{ sent: number; failed: number; postponed: number }> {
    const outcome = { sent: 0, failed: 0, postponed: 0 };
    const limits = await this.limits.read();
    for (let n = 0; n < MAX_BATCH; n++) {
      const message = await this.database.row<Taken>(take, [this.clock.now()]);
      if (!message) break;
      const reason = message.isHidden
        ? 'The issue was hidden before it was sent'
        : message.isOld && 'It is no news any more';
      if (reason) {
        await this.database.rows(withdraw, [message.id, reason]);
        outcome.failed++;
        continue;
      }
      const later = await this.notBefore(message, limits);
      if (later) {
        await this.database.rows(postpone, [message.id, later]);
        outcome.postponed++;
      } else if (await this.deliver(message)) outcome.sent++;
      else outcome.failed++;
    }
    return outcome;
  }

  /** When the quiet hours and the cap let it be sent; undefined: now. */
  private async notBefore(
    { channel, recipient, minute }: Taken,
    limits: SendLimits,
  ): Promise<Date | undefined> {
    const now = this.clock.now().getTime();
    const quiet = quietMinutesLeft(limits, minute);
    if (quiet > 0) return new Date(now + quiet * MINUTE_MS - (now % MINUTE_MS));
    const lately = await this.database.row<{ sent: number; first: Date }>(findLately, [
      channel,
      recipient,
      new Date(now),
    ]);
    return lately && lately.sent >= limits.rateCapPerHour
      ? new Date(lately.first.getTime() + HOUR_MS)
      : undefined;
  }

  /** @returns whether it was sent, or written down in demo mode */
  private async deliver(message: Taken): Promise<boolean> {
    const isLive = !message.isSample && (await this.settings.isLive(message.channel));
    const failure = isLive ? await this.failureOf(message) : null;
    const attempts = message.attempts + 1;
    const isOver = failure !== null && attempts >= MAX_ATTEMPTS;
    const status = failure === null ? 'sent' : isOver ? 'failed' : 'retrying';
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + (BACKOFF_MS[attempts - 1] ?? HOUR_MS));
    await this.database.transaction(async () => {
      if (isLive) await this.settings.count(message.channel, failure !== null);
      await this.database.rows(settle, [message.id, status, failure, !isLive, dueAt, now]);
      if (isOver) await this.events.emit(new DeliveryFailed(message.id, message.channel, failure));
    });
    return failure === null;
  }

  private async failureOf(message: Taken): Promise<string | null> {
    try {
      await sendOver(this.config, message);
      return null;
    } catch (error) {
      if (isOutage(error)) throw error;
      return error instanceof UpstreamFailure ? error.message : 'The channel did not take it';
    }
  }
}
