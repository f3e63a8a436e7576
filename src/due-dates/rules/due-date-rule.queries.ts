import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { FEED_STATUSES } from '../../kernel/statuses';
import { columnsExcept, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { SlaPolicy } from '../entities/sla-policy.entity';

const POLICY = columnsExcept(SlaPolicy, []);

/**
 * In SQL: two transactions that add a policy for the same issues wait for one another. A row lock cannot do this for a
 * policy that does not exist yet.
 */
const lockPolicies = statement(
  'due-dates.lock-policies',
  `lock table sla_policies in share row exclusive mode`,
);
/** In SQL: reports and changes of rules wait for one another, but reports do not wait for other reports. */
const RULES = 'due-date rules';
const holdRules = statement(
  'due-dates.hold-rules',
  `select pg_advisory_xact_lock_shared(hashtextextended('${RULES}', 0))`,
);
/** How far ahead the clock of one instance may be of another's. A later report date did not come from a clock. */
const MAX_AHEAD = `interval '5 minutes'`;
/** Uses the index on city and status, once for each. */
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

/** Reads the rules from which due dates are calculated. */
@Injectable()
export class DueDateRuleQueries {
  constructor(private readonly database: Database) {}

  /** The policies of a city and of all cities: those in force first, then newest first; at most 500. */
  policies(city: string): Promise<SlaPolicy[]> {
    return this.database.rows<RowOf<typeof POLICY>>(listPolicies, [city]);
  }

  /**
   * Blocks changes of policies and default hours until the end of the transaction. Call it before the due date of a
   * report is calculated, so that every rule in force at the time of the report is visible.
   */
  async holdRules(): Promise<void> {
    await this.database.rows(holdRules, []);
  }

  /**
   * The time of the newest report of a city, or of all cities; undefined if it is before `since`. Reports dated more
   * than five minutes after `since` are ignored.
   */
  async newestReport(city: CitySlug | null, since: Date): Promise<Date | undefined> {
    const row = await this.database.row<{ at: Date | null }>(findNewestReport, [city, FEED_STATUSES, since]);
    return row?.at ?? undefined;
  }

  /**
   * Blocks the calculation of due dates of new reports until the end of the transaction. Call it before choosing the
   * time from which a rule is in force, so that all earlier reports are stored.
   */
  lockRules(): Promise<void> {
    return this.database.takeTurns(RULES);
  }

  /** Blocks other changes of policies until the end of the transaction. */
  async lockPolicies(): Promise<void> {
    await this.database.rows(lockPolicies, []);
  }
}
