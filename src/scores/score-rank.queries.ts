import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

/** Readers are not blocked; two writers of the counts take turns. */
const lockCounts = statement('scores.lock-counts', 'lock table score_counts in share row exclusive mode');
/** In SQL, to delete, sum and add the changes in one statement, while new ones arrive. */
const mergeMoves = statement(
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

/** Corrects the counts by adding changes, so that concurrent changes of scores need not be blocked. */
const repairCounts = statement(
  'scores.mend-counts',
  `with real as (select city, score, count(*) as users from user_scores where score > 0 and listed group by city, score),
   stored as (
     select city, score, sum(users) as users
       from (select city, low as score, users from score_counts where span = 1
             union all select city, score, change from score_moves) known
      group by city, score),
   missing as (
     select city, score, coalesce(real.users, 0) - coalesce(stored.users, 0) as change
       from real full join stored using (city, score)
      where coalesce(real.users, 0) <> coalesce(stored.users, 0))
   insert into score_moves (city, score, change) select city, score, change from missing returning 1`,
);
const repairGroups = statement(
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

/** The counts from which ranks are computed. Call the writing methods in the transaction of `lockCounts`. */
@Injectable()
export class ScoreRankQueries {
  constructor(private readonly database: Database) {}

  /** Blocks other writers of the counts until the transaction ends. */
  async lockCounts(): Promise<void> {
    await this.database.rows(lockCounts);
  }

  /** Adds the pending changes of scores to the counts. @returns how many there were */
  async mergeMoves(): Promise<number> {
    return (await this.database.row<{ moves: number }>(mergeMoves))?.moves ?? 0;
  }

  /** Corrects the counts of single scores. @returns how many were wrong */
  async repairCounts(): Promise<number> {
    return (await this.database.rows(repairCounts)).length;
  }

  /** Sets the counts of score ranges to the sums of those of single scores. @returns how many were wrong */
  async repairGroups(): Promise<number> {
    return (await this.database.rows(repairGroups)).length;
  }
}
