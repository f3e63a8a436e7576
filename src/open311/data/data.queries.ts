import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { Issue } from '../../issues/entities/issue.entity';
import { mediaUrl } from '../../kernel/media-types';
import type { OutcomeReason } from '../../kernel/outcome-reasons';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { statement, type Statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { CHANGED_AT_OF_ISSUE } from '../requests/request.rows';
import type { DataQueryDto } from './data-query.dto';

type DataFilters = Omit<DataQueryDto, 'bom'>;
/**
 * How many issues are read at once. It limits the memory per reader, and how long writing a batch delays other requests
 * (npm run bench -- open-data).
 */
const BATCH = 200;

const WHAT = columnsOf(Issue, ['id', 'title', 'description', 'category', 'status', 'priority'], 'i');
const WHERE = columnsOf(Issue, ['lat', 'lng', 'pincode'], 'i');
const VOTES = columnsOf(Issue, ['upvotes'], 'i');
const LEVEL = columnsOf(Issue, { escalation_level: 'escalationLevel' }, 'i');
/**
 * In SQL: times formatted as text. Converting them to dates and formatting these would take a third of the time per
 * row.
 */
const time = (column: string, value = `i.${column}`) =>
  `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
/** In the order and with the names of `DATA_FIELDS`, so that a row is written as it is read. */
const RECORD = `
  ${WHAT}, nullif(i.address, '') as address, ${WHERE}, nullif(i.ward, '') as ward, ${VOTES},
  ${time('created_at')}, ${time('updated_at', CHANGED_AT_OF_ISSUE)}, ${time('resolved_at')},
  ${time('due_at')}, ${time('breached_at')}, ${LEVEL},
  case when i.not_repaired then (
    select x.reason from issue_resolutions x where x.issue_id = i.id and x.dropped_at is null) end as outcome_reason,
  p.before_photo, p.after_photos, p.photo_flags`;
/** SQL: not redacted or deleted. */
const isPhoto = (m: string) => `${m}.type = 'image' and ${m}.deleted_at is null and ${m}.redacted_at is null`;
/** With the photos of the repair (p); $4 is what their URLs start with. */
const FROM = `
  from issues i left join lateral (
    select string_agg($4::text || m.id, ' ' order by array_position(x.media_ids, m.id)) as after_photos,
           (select $4::text || b.id from media b
             where b.issue_id = i.id and ${isPhoto('b')} and b.id <> all (x.media_ids)
             order by b.added_at, b.id limit 1) as before_photo,
           (select string_agg(distinct flag, ' ') from after_photos a cross join lateral unnest(a.flags) flag
             where a.resolution_id = x.id) as photo_flags
      from issue_resolutions x join media m on m.issue_id = x.issue_id and m.id = any (x.media_ids) and ${isPhoto('m')}
     where i.media_count > 0 and i.status in ('resolved', 'closed') and not i.not_repaired
       and x.issue_id = i.id and x.dropped_at is null
     group by x.id) p on true`;

/** An issue in a data set. */
export type DataRow = RowOf<typeof WHAT> &
  RowOf<typeof WHERE> &
  RowOf<typeof VOTES> &
  RowOf<typeof LEVEL> & {
    address: string | null;
    ward: string | null;
    created_at: string;
    updated_at: string;
    resolved_at: string | null;
    outcome_reason: OutcomeReason | null;
    before_photo: string | null;
    after_photos: string | null;
    photo_flags: string | null;
    due_at: string | null;
    breached_at: string | null;
  };

/** The position of an issue in the order of a data set. */
interface Place {
  created_at: string;
  id: string;
}
const START: Place = { created_at: 'infinity', id: '' };
const END: Place = { created_at: '-infinity', id: '' };

const FILTERS = ['category', 'status', 'priority'] as const;

const OF_CITY = 'i.city = $1 and not i.hidden and (i.created_at, i.id) < ($2, $3)';
const NEWEST = 'order by i.created_at desc, i.id desc';
/** The last issue of the next window, whether it matches the filters or not. */
const findWindowEnd = statement(
  'data.window-end',
  `select ${time('created_at')}, i.id from issues i where ${OF_CITY} ${NEWEST} offset ${BATCH - 1} limit 1`,
);
const findAll = statement(
  'data.issues',
  `select ${RECORD} ${FROM} where ${OF_CITY} ${NEWEST} limit ${BATCH}`,
);

/** All visible issues of a city, in batches. */
@Injectable()
export class DataQueries {
  private readonly known = new Map<string, Statement>();

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** What the URL of a media item begins with. */
  private get mediaBase(): string {
    return mediaUrl(this.config.publicBaseUrl, '');
  }

  /** Newest first. A batch is read once the previous one was sent, and no connection is held in between. */
  issues(city: CitySlug, query: DataFilters): Batches<DataRow> {
    return FILTERS.some((name) => query[name] !== undefined) ? this.matching(city, query) : this.all(city);
  }

  private async *all(city: CitySlug): Batches<DataRow> {
    let after = START;
    for (;;) {
      const rows = await this.database.rows<DataRow>(findAll, [
        city,
        after.created_at,
        after.id,
        this.mediaBase,
      ]);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last;
    }
  }

  /** Scans a window of one batch at a time, so that statements stay short even if few issues match. */
  private async *matching(city: CitySlug, query: DataFilters): Batches<DataRow> {
    const given = FILTERS.filter((name) => query[name] !== undefined);
    const list = this.statementFor(given);
    const filters = given.map((name) => query[name]);
    for (let after = START; ;) {
      const start = [city, after.created_at, after.id];
      const end = await this.database.row<Place>(findWindowEnd, start);
      const { created_at, id } = end ?? END;
      yield await this.database.rows<DataRow>(list, [...start, this.mediaBase, created_at, id, ...filters]);
      if (!end) return;
      after = end;
    }
  }

  /** One statement per combination of filters: a statement with optional filters would not use the indexes. */
  private statementFor(given: ReadonlyArray<(typeof FILTERS)[number]>): Statement {
    const name = ['data.issues', ...given].join(' ');
    let known = this.known.get(name);
    if (!known) {
      const conditions = given.map((column, at) => `and i.${column} = $${at + 7}`).join(' ');
      const text = `
        select ${RECORD} ${FROM}
         where ${OF_CITY} and (i.created_at, i.id) >= ($5, $6) ${conditions} ${NEWEST}`;
      this.known.set(name, (known = statement(name, text)));
    }
    return known;
  }
}
