import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

/** Readers go on; two who change the counts take turns. */
const lockCounts = statement('scores.lock-counts', 'lock table score_counts in share row exclusive mode');
/** SQL: what is folded is deleted, summed and added in one statement, whatever comes meanwhile. */
const fold = statement(
  'scores.fold-moves',
  `with moved as (delete from score_moves returning city, score, change),
   cells as (
     select 1 as span, score as low, city, sum(change) as users from moved group by score, city
     union all
     select 256, score - score % 256, city, sum(change) from moved group by score - score % 256, city),
   folded as (
     insert into score_counts (span, low, city, users)
     select * from cells where users <> 0 order by span, low, city
     on conflict (span, low, city) do update set users = score_counts.users + excluded.users)
   select count(*)::int as moves from moved`,
);

const TRANSACTION_TIMEOUT_MS = 60_000;

/** What is missing in the counts is said as moves, so that nobody has to be kept from moving meanwhile. */
const mendCounts = statement(
  'scores.mend-counts',
  `with real as (select city, score, count(*) as users from user_scores where score > 0 group by city, score),
   told as (
     select city, score, sum(users) as users
       from (select city, low as score, users from score_counts where span = 1
             union all select city, score, change from score_moves) known
      group by city, score),
   missing as (
     select city, score, coalesce(real.users, 0) - coalesce(told.users, 0) as change
       from real full join told using (city, score)
      where coalesce(real.users, 0) <> coalesce(told.users, 0))
   insert into score_moves (city, score, change) select city, score, change from missing returning 1`,
);
const mendGroups = statement(
  'scores.mend-groups',
  `with groups as (
     select low - low % 256 as low, city, sum(users) as users from score_counts where span = 1 group by 1, 2)
   insert into score_counts as kept (span, low, city, users)
   select 256, coalesce(g.low, c.low), coalesce(g.city, c.city), coalesce(g.users, 0)
     from groups g full join (select * from score_counts where span = 256) c on c.low = g.low and c.city = g.city
    where coalesce(g.users, 0) <> coalesce(c.users, 0)
   on conflict (span, low, city) do update set users = excluded.users
   returning 1`,
);

/** Folds what has happened to scores into the counts ranks are read from, so that a rank stays cheap to read. */
@Injectable()
export class ScoreRanks {
  constructor(private readonly database: Database) {}

  /** @returns how many changes of scores were folded */
  fold(): Promise<{ moves: number }> {
    return this.database.transaction(async () => {
      await this.database.rows(lockCounts);
      const folded = await this.database.row<{ moves: number }>(fold);
      return { moves: folded?.moves ?? 0 };
    }, TRANSACTION_TIMEOUT_MS);
  }

  /** Compares the counts with the scores and makes them equal. @returns how many counts were wrong */
  mend(): Promise<number> {
    return this.database.transaction(async () => {
      await this.database.rows(lockCounts);
      const counts = await this.database.rows(mendCounts);
      const groups = await this.database.rows(mendGroups);
      return counts.length + groups.length;
    }, TRANSACTION_TIMEOUT_MS);
  }
}
