import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const read = statement(
  'channels.read-limits',
  `select quiet_from as "quietFrom", quiet_to as "quietTo", rate_cap_per_hour as "rateCapPerHour" from outbound_limits`,
);
const lock = statement(
  'channels.lock-limits',
  `select pg_advisory_xact_lock(hashtextextended('outbound-limits', 0))`,
);
const write = statement(
  'channels.write-limits',
  `insert into outbound_limits (id, quiet_from, quiet_to, rate_cap_per_hour) values ('default', $1, $2, $3)
   on conflict (id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
     rate_cap_per_hour = excluded.rate_cap_per_hour`,
);

/** When nobody is written to (HH:MM in the city's time zone), and how often anyone is in an hour. */
export interface SendLimits {
  quietFrom: string;
  quietTo: string;
  rateCapPerHour: number;
}

const DEFAULTS: SendLimits = { quietFrom: '22:00', quietTo: '08:00', rateCapPerHour: 3 };
const DAY_MINUTES = 24 * 60;

/** How often and when people are written to (docs/api/console-feed.md#outbound). */
@Injectable()
export class OutboundLimits {
  constructor(private readonly database: Database) {}

  async read(): Promise<SendLimits> {
    return (await this.database.row<SendLimits>(read)) ?? DEFAULTS;
  }

  /** Changes what is given; call it in a transaction. */
  async change(change: Partial<SendLimits>): Promise<{ before: SendLimits; after: SendLimits }> {
    await this.database.rows(lock);
    const before = await this.read();
    const after = {
      quietFrom: change.quietFrom ?? before.quietFrom,
      quietTo: change.quietTo ?? before.quietTo,
      rateCapPerHour: change.rateCapPerHour ?? before.rateCapPerHour,
    };
    await this.database.rows(write, [after.quietFrom, after.quietTo, after.rateCapPerHour]);
    return { before, after };
  }
}

/**
 * How many minutes of the quiet hours are left at a time of a day; 0 outside of them. Hours that end where they begin
 * are none.
 * @param minute since midnight, in the time zone of whoever is written to
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
