import { Injectable } from '@nestjs/common';
import { User } from '../auth/entities/user.entity';
import type { CitySlug } from '../kernel/cities';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { UserScore } from './entities/user-score.entity';
import { COUNT_PROPERTIES, type RankedScore, type Score } from './score';
import { ScoreNotFound } from './score.errors';
import { BADGE_THRESHOLDS } from './score-weights';

const PIONEERS = BADGE_THRESHOLDS.Pioneer;

const PERSON = columnsOf(User, ['displayName', 'avatarUrl'], 'u');
const SCORE = columnsOf(
  UserScore,
  ['userId', 'city', 'score', 'communityVoiceAt', 'problemSolverAt', 'legendAt'],
  's',
);
const BREAKDOWN = columnsOf(UserScore, COUNT_PROPERTIES, 's');
const COLUMNS = `
  ${SCORE}, ${PERSON}, ${BREAKDOWN},
  case when (s.first_report_at, s.user_id) <= (last_pioneer.at, last_pioneer.id) or last_pioneer.at is null
       then s.first_report_at end as "pioneerAt"`;

/** A person's score with the rank within the city. */
interface ScoreRow extends RowOf<typeof SCORE>, RowOf<typeof PERSON>, RowOf<typeof BREAKDOWN> {
  pioneerAt: UserScore['firstReportAt'];
  rank: number;
}

/** One row: the last reporter with the pioneer badge, or nulls while there are fewer. */
const LAST_PIONEER = `
  (select max(first_report_at) filter (where place = ${PIONEERS}) as at, max(user_id) filter (where place = ${PIONEERS}) as id
     from (select first_report_at, user_id, row_number() over (order by first_report_at, user_id) as place
             from user_scores where first_report_at is not null limit ${PIONEERS}) pioneers) last_pioneer`;

const leaders = statement('scores.leaders', leaderboard(''));
const cityLeaders = statement('scores.city-leaders', leaderboard('and city = $2'));
const findOne = statement(
  'scores.find',
  `with s as (select * from user_scores where user_id = $1 and score > 0),
   above as (
     select c.city, c.users as people from s join score_counts c
         on c.span = 256 and c.low > s.score
     union all
     select c.city, c.users from s join score_counts c
         on c.span = 1 and c.low > s.score and c.low < s.score - s.score % 256 + 256
     union all
     select m.city, m.change from s join score_moves m on m.score > s.score)
   select ${COLUMNS}, ranks.*
     from s join users u on u.id = s.user_id cross join ${LAST_PIONEER}
     cross join lateral (
       select 1 + coalesce(sum(people), 0)::int as "globalRank",
              1 + coalesce(sum(people) filter (where above.city = s.city), 0)::int as rank from above) ranks`,
);

const findListed = statement('scores.find-listed', 'select from user_scores where user_id = $1 and listed');

/** Everyone with a higher score in the same city is also on the page, so ranks are computed from the page itself. */
function leaderboard(condition: string): string {
  return `
    select ${COLUMNS}, (rank() over (partition by s.city order by s.score desc))::int as rank
      from (select * from user_scores where score > 0 and listed ${condition} order by score desc, user_id limit $1) s
      join users u on u.id = s.user_id cross join ${LAST_PIONEER}
     order by s.score desc, s.user_id`;
}

/** Reads scores (docs/api/scores.md#routes). */
@Injectable()
export class ScoreQueries {
  constructor(private readonly database: Database) {}

  /** The highest scores of one city or of all; equal scores are ordered by the age of the account. */
  leaders(limit: number, city?: CitySlug): Promise<Score[]> {
    if (city === undefined) return this.database.rows<ScoreRow>(leaders, [limit]);
    return this.database.rows<ScoreRow>(cityLeaders, [limit, city]);
  }

  /** A person's score with its ranks. The cost does not grow with the number of people. @throws ScoreNotFound */
  async of(userId: string): Promise<RankedScore> {
    const score = await this.find(userId);
    if (!score || !(await this.isListed(userId))) throw new ScoreNotFound();
    return score;
  }

  private async isListed(userId: string): Promise<boolean> {
    return (await this.database.row(findListed, [userId])) !== undefined;
  }

  /** The same, also of a person who is in no list; undefined for a person without points. */
  find(userId: string): Promise<RankedScore | undefined> {
    return this.database.row<ScoreRow & Pick<RankedScore, 'globalRank'>>(findOne, [userId]);
  }
}
