import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Clock } from '../kernel/clock';
import { SCORELESS_IDS } from '../kernel/service-accounts';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { isOutage } from '../platform/http/to-domain-error';
import { Logger } from '../platform/logging/logger';
import { UserReportCategory } from './entities/user-report-category.entity';
import { UserReportDay } from './entities/user-report-day.entity';
import { COUNT_COLUMNS } from './score';
import { ScoreLedger } from './score-ledger.service';
import { ScoreRanks } from './score-ranks.service';

const BATCH = 200;
const TRANSACTION_TIMEOUT_MS = 60_000;

const COUNTED = [...Object.values(COUNT_COLUMNS), 'first_report_at'];
const kept = COUNTED.map((column) => `'${column}', s.${column}`).join(', ');
const counted = COUNTED.map((column) => `'${column}', c.${column}`).join(', ');

const nextPeople = statement(
  'scores.next-people',
  `select array_agg(id order by id) as ids
     from (select id from users where id > $1 and id !~ '${SCORELESS_IDS}' order by id limit ${BATCH}) batch`,
);
const findDrift = statement(
  'scores.find-drift',
  `with compared as (
     select c.user_id, jsonb_build_object('city', c.city, ${counted}) as counted,
            case when s.user_id is null then jsonb_build_object('city', c.city,
                   ${COUNTED.map((column) => `'${column}', ${column === 'first_report_at' ? 'null' : 0}`).join(', ')})
                 else jsonb_build_object('city', s.city, ${kept}) end as kept
       from contributions($1) c left join user_scores s on s.user_id = c.user_id),
   tallies as (
     select d.user_id, 'day ' || d.day as tally, d.reports from contributed_days($1) d
     union all
     select d.user_id, 'category ' || d.category, d.reports from contributed_categories($1) d
     union all
     select user_id, 'day ' || day, -reports from user_report_days where user_id = any ($1)
     union all
     select user_id, 'category ' || category, -reports from user_report_categories where user_id = any ($1)),
   drift as (
     select user_id, field.key as what, kept -> field.key as kept, field.value as counted
       from compared, jsonb_each(counted) field where kept -> field.key is distinct from field.value
     union all
     select user_id, tally, to_jsonb(sum(-least(reports, 0))), to_jsonb(sum(greatest(reports, 0)))
       from tallies group by user_id, tally having sum(reports) <> 0)
   select user_id as "userId", jsonb_object_agg(what, jsonb_build_object('kept', kept, 'counted', counted)) as fields
     from drift group by user_id`,
);
/** SQL, as all that counts anew: functions of the database count, whole sets at a time. */
const countDays = statement(
  'scores.count-days',
  `insert into user_report_days select * from contributed_days(array[$1])`,
);
const countCategories = statement(
  'scores.count-categories',
  `insert into user_report_categories select * from contributed_categories(array[$1])`,
);
const countAnew = statement(
  'scores.count-anew',
  `update user_scores s
      set city = c.city, ${COUNTED.map((column) => `${column} = c.${column}`).join(', ')}, updated_at = $2
     from contributions(array[$1]) c where s.user_id = c.user_id`,
);
/** Where a person's score was not what the rows say, by the name of the count. */
export interface Drift {
  userId: string;
  fields: Record<string, { kept: unknown; counted: unknown }>;
}

export interface Reconciliation {
  /** How many people's scores were counted anew. */
  people: number;
  /** How many of them were not what the rows say. They are now, but for those that failed. */
  drifted: number;
  /** How many repairs failed: somebody held the row. The next run tries again. */
  failed: number;
  /** How many counts that ranks are read from were wrong. */
  counts: number;
}

/**
 * Counts every score anew from the rows, repairs what differs and says so. There should be nothing to repair: scores
 * change in the transactions they are made of.
 */
@Injectable()
export class ScoreReconciliation {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly ledger: ScoreLedger,
    private readonly ranks: ScoreRanks,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Compares in one statement, which sees every action whole or not at all; so what differs is a fault, not haste. */
  async reconcile(): Promise<Reconciliation> {
    const outcome = { people: 0, drifted: 0, failed: 0, counts: 0 };
    let batch = await this.peopleAfter('');
    while (batch.length > 0) {
      outcome.people += batch.length;
      for (const drift of await this.database.transaction(() => this.drifts(batch), TRANSACTION_TIMEOUT_MS)) {
        this.logger.warn({ user: drift.userId, fields: drift.fields }, 'a score was not what the rows say');
        outcome.drifted++;
        await this.attempt(() => this.repair(drift.userId), outcome);
      }
      batch = await this.peopleAfter(batch.at(-1) ?? '');
    }
    await this.attempt(async () => {
      outcome.counts = await this.ranks.mend();
    }, outcome);
    if (outcome.counts > 0)
      this.logger.warn({ counts: outcome.counts }, 'the counts ranks are read from were wrong');
    return outcome;
  }

  /** What one repair fails for keeps none of the others from being made, unless the database is away. */
  private async attempt(repair: () => Promise<void>, outcome: Reconciliation): Promise<void> {
    try {
      await repair();
    } catch (error) {
      if (isOutage(error)) throw error;
      outcome.failed++;
      this.logger.warn({ err: error }, 'a score could not be repaired; the next run tries again');
    }
  }

  private async peopleAfter(id: string): Promise<string[]> {
    return (await this.database.row<{ ids: string[] | null }>(nextPeople, [id]))?.ids ?? [];
  }

  private drifts(people: readonly string[]): Promise<Drift[]> {
    return this.database.rows(findDrift, [people]);
  }

  /**
   * Whoever contributes meanwhile waits for the row that is held here, and adds to what was counted. Sets off
   * `user_scores_settle`, `user_scores_moved` and `user_scores_reporter`, as a contribution does.
   */
  private repair(userId: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.ledger.hold(userId);
      await this.manager.delete(UserReportDay, { userId });
      await this.manager.delete(UserReportCategory, { userId });
      await this.database.rows(countDays, [userId]);
      await this.database.rows(countCategories, [userId]);
      await this.database.rows(countAnew, [userId, this.clock.now()]);
    }, TRANSACTION_TIMEOUT_MS);
  }
}
