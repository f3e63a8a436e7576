import { Injectable } from '@nestjs/common';
import { User } from '../../auth/entities/user.entity';
import { Reporter } from '../entities/reporter.entity';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf, jsonOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement, type Statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { BATCH } from '../batches';
import { UserScore } from '../../scores/entities/user-score.entity';
import { contains, containsByIndex, isIndexable } from '../../platform/database/literal-match';

const EXTRA = 5;

const OF_PROFILE = columnsOf(
  Reporter,
  {
    slug: 'slug',
    cr: 'isCitizenReporter',
    zone: 'zone',
    beat: 'beat',
    area: 'area',
    reached: 'reached',
    impact: 'impact',
    bio: 'bio',
  },
  'r',
);
const OF_USER = columnsOf(User, { name: 'displayName', joined: 'createdAt' }, 'u');
const OF_SCORE = columnsOf(UserScore, { reports: 'reports', resolved: 'reportsResolved' }, 's');
const OF_ISSUE = jsonOf(Issue, { id: 'id', title: 'title', area: 'area', status: 'feedStatus' });

const list = statement('public.reporter-ids', directoryText(''));
const look = statement('public.look-for-reporter-ids', directoryText(`and ${contains('words', '$4')}`));
const among = statement('public.reporter-ids-among', directoryText('and user_id = any ($4)'));
const search = statement(
  'public.find-reporters',
  `select array(select user_id from reporters where ${containsByIndex('words', '$2')} and city = $1) as ids`,
);
const findRanked = statement(
  'public.ranked-reporter',
  `select array[r.user_id] as ids, array[1 + (
     select count(*)::int from reporters o join user_scores t on t.user_id = o.user_id
      where o.city = r.city and o.listed and t.reports > 0 and t.score > s.score)] as ranks
     from reporters r join user_scores s on s.user_id = r.user_id
    where r.slug = $1 and r.listed and s.reports > 0`,
);

const named = statement(
  'public.reporters-by-id',
  `select ${OF_USER}, ${OF_PROFILE}, ${OF_SCORE}, w.rank, coalesce(x.extra, '[]') as extra
     from unnest($1::text[], $2::int[]) with ordinality as w (user_id, rank, place)
     join reporters r on r.user_id = w.user_id
     join users u on u.id = r.user_id
     join user_scores s on s.user_id = r.user_id
     left join lateral (
       select json_agg(json_build_object(${OF_ISSUE}, 'pincode', coalesce(pincode, '')) order by created_at desc, id desc) as extra
         from (select id, title, area, pincode, feed_status, created_at from issues
                where reporter_id = w.user_id and not hidden order by created_at desc, id desc limit ${EXTRA}) newest) x
       on true
    order by w.place`,
);

/** Everyone with a visible report is ranked by score; the condition selects from the ranked people. */
function directoryText(condition: string): string {
  return `
    with directory as materialized (
      select r.user_id, r.zone, r.words, s.score, rank() over (order by s.score desc)::int as rank
        from reporters r join user_scores s on s.user_id = r.user_id
       where r.city = $1 and r.listed and s.reports > 0),
    picked as (
      select user_id, rank from directory where ($2::text is null or zone = $2) ${condition}
       order by rank, user_id limit $3)
    select coalesce(array_agg(user_id order by rank, user_id), '{}') as ids,
           coalesce(array_agg(rank order by rank, user_id), '{}') as ranks from picked`;
}

/** People of the directory with their ranks, by rank. */
interface Ranked {
  ids: Array<Reporter['userId']>;
  ranks: number[];
}

/** A reporter in the directory. */
export interface ReporterRow extends RowOf<typeof OF_USER>, RowOf<typeof OF_PROFILE>, RowOf<typeof OF_SCORE> {
  rank: number;
  extra: Array<RowOf<typeof OF_ISSUE> & { pincode: string }>;
}

/** The filters of the list of reporters; an absent one is not applied. */
export interface ReporterFilter {
  cityId: string;
  zone?: string;
  q?: string;
  limit?: number;
}

/** Reads the reporter directory (docs/api/public-read.md#reporters). */
@Injectable()
export class ReporterQueries {
  constructor(private readonly database: Database) {}

  /** The reporters of a city by rank. */
  async *list(filter: ReporterFilter): Batches<ReporterRow> {
    const { ids, ranks } = await this.ranked(filter);
    if (ids.length === 0) yield [];
    for (let start = 0; start < ids.length; start += BATCH)
      yield await this.database.rows<ReporterRow>(named, [
        ids.slice(start, start + BATCH),
        ranks.slice(start, start + BATCH),
      ]);
  }

  /** A reporter by slug, or undefined. */
  async find(slug: string): Promise<ReporterRow | undefined> {
    const known = await this.database.row<Ranked>(findRanked, [slug]);
    return known && (await this.database.row<ReporterRow>(named, [known.ids, known.ranks]));
  }

  private async ranked({ cityId, zone, q, limit }: ReporterFilter): Promise<Ranked> {
    const values = [cityId, zone, limit];
    if (q === undefined) return this.rankedBy(list, values);
    if (!isIndexable(q)) return this.rankedBy(look, [...values, q]);
    const found = await this.database.row<Pick<Ranked, 'ids'>>(search, [cityId, q]);
    // Most words are in no reporter's name; then no ranking is needed.
    return found?.ids.length ? this.rankedBy(among, [...values, found.ids]) : NOBODY;
  }

  private async rankedBy(by: Statement, values: unknown[]): Promise<Ranked> {
    return (await this.database.row<Ranked>(by, values)) ?? NOBODY;
  }
}

const NOBODY: Ranked = { ids: [], ranks: [] };
