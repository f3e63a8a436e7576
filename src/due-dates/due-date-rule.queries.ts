import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../kernel/cities';
import { FEED_STATUSES } from '../kernel/statuses';
import { columnsExcept, columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { CityHoliday } from './entities/city-holiday.entity';
import { SlaPolicy } from './entities/sla-policy.entity';
import { WorkingCalendar } from './entities/working-calendar.entity';

const POLICY = columnsExcept(SlaPolicy, []);
const CALENDAR = columnsOf(WorkingCalendar, ['weekdays', 'opensMinute', 'closesMinute']);
const HOLIDAY = columnsOf(CityHoliday, ['city', 'date', 'name']);

const findWard = statement('due-dates.find-ward', `select from wards where city = $1 and code = $2`);
/**
 * SQL: two that put a policy of the same issues in force wait for one another; the table alone knows no lock of one
 * that is new.
 */
const lockPolicies = statement(
  'due-dates.lock-policies',
  `lock table sla_policies in share row exclusive mode`,
);
/** SQL: reports wait for whoever puts other rules in force, and the other way round; not for one another. */
const RULES = `hashtextextended('due-date rules', 0)`;
const holdRules = statement('due-dates.hold-rules', `select pg_advisory_xact_lock_shared(${RULES})`);
const lockRules = statement('due-dates.lock-rules', `select pg_advisory_xact_lock(${RULES})`);
/** How far the clock of an instance may be ahead of that of another; what is dated later is not by a clock. */
const MAX_AHEAD = `interval '5 minutes'`;
/** By the index of each city and status. */
const findNewestReport = statement(
  'due-dates.newest-report',
  `select max(i.created_at) as at from cities c cross join unnest($2::text[]) s (status)
     join issues i on i.city = c.slug and i.feed_status = s.status
      and i.created_at >= $3 and i.created_at <= $3::timestamptz + ${MAX_AHEAD}
    where c.slug = coalesce($1, c.slug)`,
);
const listPolicies = statement(
  'due-dates.policies',
  `select ${POLICY} from sla_policies where city = $1 or city is null
    order by retired_at is not null, valid_from desc, id desc limit 500`,
);
const findCalendar = statement(
  'due-dates.calendar',
  `select ${CALENDAR} from working_calendars where city = $1`,
);
const listHolidays = statement(
  'due-dates.holidays',
  `select ${HOLIDAY} from city_holidays where city = $1 order by date`,
);

/** When a city works; null: nobody has said so. */
export type CalendarRow = RowOf<typeof CALENDAR>;
export type HolidayRow = RowOf<typeof HOLIDAY>;

/** The reads of what due dates are calculated by. */
@Injectable()
export class DueDateRuleQueries {
  constructor(private readonly database: Database) {}

  /** The policies of a city and those of all cities: those in force first, then the newest; 500 at the most. */
  policies(city: string): Promise<SlaPolicy[]> {
    return this.database.rows<RowOf<typeof POLICY>>(listPolicies, [city]);
  }

  /** When a city works; undefined where nobody has said so. */
  calendar(city: string): Promise<CalendarRow | undefined> {
    return this.database.row(findCalendar, [city]);
  }

  /** The holidays of a city, the oldest first. */
  holidays(city: string): Promise<HolidayRow[]> {
    return this.database.rows(listHolidays, [city]);
  }

  async hasWard(city: CitySlug, code: string): Promise<boolean> {
    return (await this.database.row(findWard, [city, code])) !== undefined;
  }

  /**
   * Lets no other policy or default come into force until the end of the transaction. Call it before the due date of a
   * report is calculated: one that is in force from before the report on is seen by then.
   */
  async holdRules(): Promise<void> {
    await this.database.rows(holdRules, []);
  }

  /**
   * When the newest report of a city, or of all, was made; undefined where that is before a time. One that is dated
   * more than five minutes after it is left out.
   */
  async newestReport(city: CitySlug | null, since: Date): Promise<Date | undefined> {
    const row = await this.database.row<{ at: Date | null }>(findNewestReport, [city, FEED_STATUSES, since]);
    return row?.at ?? undefined;
  }

  /**
   * Lets no due date of a report be calculated until the end of the transaction. Call it before the time is asked from
   * which on a rule is in force: what was reported before it is stored then.
   */
  async lockRules(): Promise<void> {
    await this.database.rows(lockRules, []);
  }

  /** Lets no other policy come into force until the end of the transaction. */
  async lockPolicies(): Promise<void> {
    await this.database.rows(lockPolicies, []);
  }
}
