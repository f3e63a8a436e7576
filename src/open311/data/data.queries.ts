import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement, type Statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import type { DataQueryDto } from './data-query.dto';

/**
 * How many issues are read at once: what one reader holds in memory, and how long others wait while a batch is written, each
 * step of theirs for one batch (npm run bench:open-data).
 */
const BATCH = 200;

const RECORD = columnsOf(
  Issue,
  [
    'id',
    'title',
    'description',
    'category',
    'status',
    'priority',
    'address',
    'lat',
    'lng',
    'pincode',
    'ward',
    'upvotes',
    'createdAt',
    'updatedAt',
    'resolvedAt',
  ],
  'i',
);
/** An issue in a data set. */
export type DataRow = RowOf<typeof RECORD>;

const FILTERS = ['category', 'status', 'priority'] as const;

/** All issues of a city everyone may see, in batches. */
@Injectable()
export class DataQueries {
  private readonly known = new Map<string, Statement>();

  constructor(private readonly database: Database) {}

  /** The newest first; each batch is read once the one before is taken, and no connection is held between them. */
  async *issues(city: CitySlug, query: DataQueryDto): Batches<DataRow> {
    const given = FILTERS.filter((name) => query[name] !== undefined);
    const list = this.statementFor(given);
    let after: [Date | 'infinity', string] = ['infinity', ''];
    for (;;) {
      const values = [city, ...after, ...given.map((name) => query[name])];
      const rows = await this.database.rows<DataRow>(list, values);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = [last.createdAt, last.id];
    }
  }

  /** One for each combination of filters: a statement that asks whether one is given suits no index. */
  private statementFor(given: ReadonlyArray<(typeof FILTERS)[number]>): Statement {
    const name = ['data.issues', ...given].join(' ');
    let known = this.known.get(name);
    if (!known) {
      const conditions = given.map((column, at) => `and i.${column} = $${at + 4}`).join(' ');
      const text = `
        select ${RECORD} from issues i
         where i.city = $1 and not i.hidden and (i.created_at, i.id) < ($2, $3) ${conditions}
         order by i.created_at desc, i.id desc limit ${BATCH}`;
      this.known.set(name, (known = statement(name, text)));
    }
    return known;
  }
}
