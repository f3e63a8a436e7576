import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement, type Statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { CHANGED_AT_OF_ISSUE } from '../requests/request.rows';
import type { DataQueryDto } from './data-query.dto';

/**
 * How many issues are read at once: what one reader holds in memory, and how long others wait while a batch is written,
 * each step of theirs for one batch (npm run bench:open-data).
 */
const BATCH = 200;

const WHAT = columnsOf(Issue, ['id', 'title', 'description', 'category', 'status', 'priority'], 'i');
const WHERE = columnsOf(Issue, ['lat', 'lng', 'pincode'], 'i');
const VOTES = columnsOf(Issue, ['upvotes'], 'i');
const LEVEL = columnsOf(Issue, { escalation_level: 'escalationLevel' }, 'i');
/** SQL: times as they are written. To make dates of them and format these would take a third of the time of a row. */
const time = (column: string, value = `i.${column}`) =>
  `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
/** In the order and with the names of `DATA_FIELDS`, so that a row is written as it is read. */
const RECORD = `
  ${WHAT}, nullif(i.address, '') as address, ${WHERE}, nullif(i.ward, '') as ward, ${VOTES},
  ${time('created_at')}, ${time('updated_at', CHANGED_AT_OF_ISSUE)}, ${time('resolved_at')},
  ${time('due_at')}, ${time('breached_at')}, ${LEVEL}`;

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
    due_at: string | null;
    breached_at: string | null;
  };

/** Where an issue stands in the order of a data set. */
interface Place {
  created_at: string;
  id: string;
}
const START: Place = { created_at: 'infinity', id: '' };
const END: Place = { created_at: '-infinity', id: '' };

const FILTERS = ['category', 'status', 'priority'] as const;

const OF_CITY = 'i.city = $1 and not i.hidden and (i.created_at, i.id) < ($2, $3)';
const NEWEST = 'order by i.created_at desc, i.id desc';
/** The last of the next issues, whether they match or not. */
const findWindowEnd = statement(
  'data.window-end',
  `select ${time('created_at')}, i.id from issues i where ${OF_CITY} ${NEWEST} offset ${BATCH - 1} limit 1`,
);
const findAll = statement(
  'data.issues',
  `select ${RECORD} from issues i where ${OF_CITY} ${NEWEST} limit ${BATCH}`,
);

/** All issues of a city everyone may see, in batches. */
@Injectable()
export class DataQueries {
  private readonly known = new Map<string, Statement>();

  constructor(private readonly database: Database) {}

  /** The newest first; each batch is read once the one before is taken, and no connection is held between them. */
  issues(city: CitySlug, query: DataQueryDto): Batches<DataRow> {
    return FILTERS.some((name) => query[name] !== undefined) ? this.matching(city, query) : this.all(city);
  }

  private async *all(city: CitySlug): Batches<DataRow> {
    let after = START;
    for (;;) {
      const rows = await this.database.rows<DataRow>(findAll, [city, after.created_at, after.id]);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last;
    }
  }

  /** Looks through as many issues at a time as a batch has, so that a statement is short however few of them match. */
  private async *matching(city: CitySlug, query: DataQueryDto): Batches<DataRow> {
    const given = FILTERS.filter((name) => query[name] !== undefined);
    const list = this.statementFor(given);
    const filters = given.map((name) => query[name]);
    for (let after = START; ;) {
      const start = [city, after.created_at, after.id];
      const end = await this.database.row<Place>(findWindowEnd, start);
      const { created_at, id } = end ?? END;
      yield await this.database.rows<DataRow>(list, [...start, created_at, id, ...filters]);
      if (!end) return;
      after = end;
    }
  }

  /** One for each combination of filters: a statement that asks whether one is given suits no index. */
  private statementFor(given: ReadonlyArray<(typeof FILTERS)[number]>): Statement {
    const name = ['data.issues', ...given].join(' ');
    let known = this.known.get(name);
    if (!known) {
      const conditions = given.map((column, at) => `and i.${column} = $${at + 6}`).join(' ');
      const text = `
        select ${RECORD} from issues i
         where ${OF_CITY} and (i.created_at, i.id) >= ($4, $5) ${conditions} ${NEWEST}`;
      this.known.set(name, (known = statement(name, text)));
    }
    return known;
  }
}
