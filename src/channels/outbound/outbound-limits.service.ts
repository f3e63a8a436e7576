import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { OutboundLimitSettings } from '../entities/outbound-limit-settings.entity';
import { type DueMessage, OutboundQueries } from './outbound.queries';

/** The quiet hours (HH:MM in the city's time zone), and the maximum number of messages per person and hour. */
export type SendLimits = Pick<OutboundLimitSettings, 'quietFrom' | 'quietTo' | 'rateCapPerHour'>;

const DEFAULTS: SendLimits = { quietFrom: '22:00', quietTo: '08:00', rateCapPerHour: 3 };
/** The key of the only row. */
const ID = 'default';
const DAY_MINUTES = 24 * 60;

/** When and how often people are sent messages (docs/api/console-feed.md#outbound). */
@Injectable()
export class OutboundLimitsService {
  constructor(
    @InjectRepository(OutboundLimitSettings) private readonly settings: Repository<OutboundLimitSettings>,
    private readonly database: Database,
    private readonly queries: OutboundQueries,
  ) {}

  async read(): Promise<SendLimits> {
    const { quietFrom, quietTo, rateCapPerHour } = (await this.settings.findOneBy({ id: ID })) ?? DEFAULTS;
    return { quietFrom, quietTo, rateCapPerHour };
  }

  /** When quiet hours and the rate limit permit a message; undefined: now. */
  async notBefore(limits: SendLimits, message: DueMessage, now: Date): Promise<Date | undefined> {
    const time = now.getTime();
    const quiet = quietMinutesLeft(limits, message.minute);
    if (quiet > 0) return new Date(time + quiet * MINUTE_MS - (time % MINUTE_MS));
    const { sent, first } = await this.queries.sentLately(message.channel, message.recipient, now);
    return first && sent >= limits.rateCapPerHour ? new Date(first.getTime() + HOUR_MS) : undefined;
  }

  /** Changes the given settings; call it in a transaction. */
  async change(change: Partial<SendLimits>): Promise<{ before: SendLimits; after: SendLimits }> {
    await this.database.takeTurns('outbound-limits');
    const before = await this.read();
    const after = {
      quietFrom: change.quietFrom ?? before.quietFrom,
      quietTo: change.quietTo ?? before.quietTo,
      rateCapPerHour: change.rateCapPerHour ?? before.rateCapPerHour,
    };
    await this.settings.upsert({ id: ID, ...after }, ['id']);
    return { before, after };
  }
}

/**
 * How many minutes remain of the quiet hours at a time of day; 0 outside of them. If they begin and end at the same
 * time, there are none.
 * @param minute minutes since midnight, in the recipient's time zone
 */
export function quietMinutesLeft({ quietFrom, quietTo }: SendLimits, minute: number): number {
  const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)];
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  const since = (minute - from + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? length - since : 0;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
