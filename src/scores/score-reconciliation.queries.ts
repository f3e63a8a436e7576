import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { ListingChanged } from '../kernel/people/contributor-events';
import { SCORELESS_IDS } from '../kernel/people/service-accounts';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { UserReportCategory } from './entities/user-report-category.entity';
import { UserReportDay } from './entities/user-report-day.entity';
import { UserScore } from './entities/user-score.entity';
import { COUNT_COLUMNS } from './score';

const BATCH = 200;

const COUNTED = [...Object.values(COUNT_COLUMNS), 'first_report_at'];
const kept = COUNTED.map((column) => `'${column}', s.${column}`).join(', ');
const counted = COUNTED.map((column) => `'${column}', c.${column}`).join(', ');

const nextPeople = statement(
  'scores.next-people',
  `select array_agg(id order by id) as ids
     from (select id from users where id > $1 and id !~ '${SCORELESS_IDS}' and child_since is null order by id limit ${BATCH}) batch`,
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
/** In SQL, like all recounting: functions of the database count whole sets at a time. */
const countDays = statement(
  'scores.count-days',
  `insert into user_report_days select * from contributed_days(array[$1])`,
);
const countCategories = statement(
  'scores.count-categories',
  `insert into user_report_categories select * from contributed_categories(array[$1])`,
);
const findChild = statement(
  'scores.is-of-child',
  `select 1 from users where id = $1 and child_since is not null`,
);
const recount = statement(
  'scores.count-anew',
  `update user_scores s
      set city = c.city, ${COUNTED.map((column) => `${column} = c.${column}`).join(', ')}, updated_at = $2
     from contributions(array[$1]) c where s.user_id = c.user_id`,
);

/** The counts in which a person's stored score differed from the rows, by name. */
export interface Drift {
  userId: string;
  fields: Record<string, { kept: unknown; counted: unknown }>;
}

/**
 * Compares people's scores with the rows they are counted from, and counts them anew. Sets off `user_scores_settle`,
 * `user_scores_moved` and `user_scores_reporter`.
 */
@Injectable()
export class ScoreReconciliationQueries {
  constructor(
    private readonly database: Database,
    private readonly manager: EntityManager,
  ) {}

  /** The ids of the next people in the order of their ids; empty at the end. */
  async peopleAfter(id: string): Promise<string[]> {
    return (await this.database.row<{ ids: string[] | null }>(nextPeople, [id]))?.ids ?? [];
  }

  /** The given people whose scores differ from their rows. */
  drifts(people: readonly string[]): Promise<Drift[]> {
    return this.database.rows(findDrift, [people]);
  }

  /** Replaces the counts of a person; call it in a transaction that holds the lock of the score. */
  async recount(userId: string, now: Date): Promise<void> {
    await this.manager.delete(UserReportDay, { userId });
    await this.manager.delete(UserReportCategory, { userId });
    await this.database.rows(countDays, [userId]);
    await this.database.rows(countCategories, [userId]);
    await this.database.rows(recount, [userId, now]);
  }

  /** Whether an account is that of somebody under 18, who has no score. */
  async isOfChild(userId: string): Promise<boolean> {
    return (await this.database.rows(findChild, [userId])).length > 0;
  }

  /** Deletes the score of somebody under 18. Sets off `user_scores_came`. */
  async remove(userId: string): Promise<void> {
    for (const table of [UserReportDay, UserReportCategory, UserScore])
      await this.manager.delete(table, { userId });
  }

  /** Puts a person into the leaderboards, or takes them out. Sets off `user_scores_moved`. */
  async list({ userId, listed }: ListingChanged): Promise<void> {
    await this.manager.update(UserScore, { userId }, { listed });
  }
}
