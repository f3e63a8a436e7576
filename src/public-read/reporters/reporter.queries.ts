import { Injectable } from '@nestjs/common';
import type { FeedStatus } from '../../kernel/statuses';
import { Database } from '../../platform/database/database';
import { statement, type Statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { byIds } from '../batches';
import { contains, containsByIndex, isIndexable } from '../literal-match';

const EXTRA = 5;

const list = statement('public.reporter-ids', idsText(''));
const look = statement('public.look-for-reporter-ids', idsText(`and ${contains('r.words', '$4')}`));
const search = statement(
  'public.find-reporter-ids',
  idsText(
    `and s.user_id = any (array(select user_id from reporters where ${containsByIndex('words', '$4')}))`,
  ),
);
const findId = statement('public.reporter-id', `select user_id as id from reporters where slug = $1`);

/** Ranks are those of the leaderboard of scores: how many of the city have more, by what is counted of each score. */
const named = statement(
  'public.reporters-by-id',
  `with wanted as materialized (
     select r.*, w.place, coalesce(s.reports, 0) as reports, coalesce(s.reports_resolved, 0) as resolved,
            coalesce(s.score, 0) as score, u.display_name, u.created_at as joined
       from unnest($1::text[]) with ordinality as w (user_id, place)
       join reporters r on r.user_id = w.user_id
       join users u on u.id = r.user_id
       left join user_scores s on s.user_id = r.user_id),
   counted as (
     select city, score, sum(people)::int as people from (
       select city, low as score, users as people from score_counts
        where span = 1 and city in (select city from wanted)
       union all
       select city, score, change from score_moves where city in (select city from wanted)) each
      group by city, score),
   ranks as (
     select city, score, 1 + coalesce(sum(people) over above, 0)::int as rank from (
       select city, score, people from counted
       union all
       select distinct city, 0, 0 from wanted) all_scores
     window above as (partition by city order by score desc rows between unbounded preceding and 1 preceding))
   select w.display_name as name, w.slug, w.is_citizen_reporter as cr, w.zone, w.beat, w.area, w.joined, w.reports,
          w.resolved, w.reached, w.impact, k.rank, w.bio, coalesce(x.extra, '[]') as extra
     from wanted w
     left join ranks k on k.city = w.city and k.score = w.score
     left join lateral (
       select json_agg(json_build_object('id', id, 'title', title, 'area', area, 'pincode', coalesce(pincode, ''),
                                         'status', feed_status) order by created_at desc, id desc) as extra
         from (select id, title, area, pincode, feed_status, created_at from issues
                where reporter_id = w.user_id and not hidden order by created_at desc, id desc limit ${EXTRA}) newest) x
       on true
    order by w.place`,
);

/** The order of the leaderboard of scores. */
function idsText(condition: string): string {
  return `
    select array(
      select s.user_id from user_scores s join reporters r on r.user_id = s.user_id
       where s.city = $1 and s.reports > 0 and ($2::text is null or r.zone = $2) ${condition}
       order by s.score desc, s.user_id limit $3) as ids`;
}

/** A reporter as the directory shows one. */
export interface ReporterRow {
  name: string;
  slug: string;
  cr: boolean;
  zone: string;
  beat: string | null;
  area: string | null;
  joined: Date;
  reports: number;
  resolved: number;
  reached: string | null;
  impact: string | null;
  rank: number | null;
  bio: string | null;
  extra: Array<{ id: string; title: string; area: string; pincode: string; status: FeedStatus }>;
}

/** Which reporters of a city are wanted; null: no such filter. */
export interface ReporterFilter {
  cityId: string;
  zone: string | null;
  q: string | null;
  limit?: number;
}

/** The reads of the reporter directory (document 3, section 4.1). */
@Injectable()
export class ReporterQueries {
  constructor(private readonly database: Database) {}

  /** The reporters of a city by rank. */
  async *list({ cityId, zone, q, limit }: ReporterFilter): Batches<ReporterRow> {
    const values = [cityId, zone, limit];
    const ids = await (q === null
      ? this.idsBy(list, values)
      : this.idsBy(isIndexable(q) ? search : look, [...values, q]));
    yield* byIds(ids, (some) => this.database.rows(named, [some]));
  }

  /** A reporter by slug, or undefined. */
  async find(slug: string): Promise<ReporterRow | undefined> {
    const known = await this.database.row<{ id: string }>(findId, [slug]);
    return known && (await this.database.row<ReporterRow>(named, [[known.id]]));
  }

  private async idsBy(by: Statement, values: unknown[]): Promise<string[]> {
    return (await this.database.row<{ ids: string[] }>(by, values))?.ids ?? [];
  }
}
