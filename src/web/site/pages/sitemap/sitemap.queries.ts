import { Injectable } from '@nestjs/common';
import { Issue } from '../../../../issues/entities/issue.entity';
import type { CitySlug } from '../../../../kernel/cities';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';

const BATCH = 1000;
/** A sitemap is limited to 50,000 URLs (sitemaps.org). */
const MAX_ISSUES = 49_000;

const ISSUE = columnsOf(Issue, ['id', 'createdAt', 'updatedAt']);

const page = statement(
  'site.sitemap',
  `select ${ISSUE} from issues
    where not hidden and city = $1 and (created_at, id) < ($2, $3)
    order by created_at desc, id desc limit ${BATCH}`,
);

/** An issue in a sitemap. */
export type MappedIssue = RowOf<typeof ISSUE>;

/** Reads the issues of sitemaps. */
@Injectable()
export class SitemapQueries {
  constructor(private readonly database: Database) {}

  /**
   * The newest visible issues of a city, in batches; each is read once the previous one was sent. The first batch is
   * read at once, as an answer that has begun can no longer report an error.
   */
  async begun(city: CitySlug): Promise<AsyncIterable<MappedIssue[]>> {
    const batches = this.issues(city);
    const first = await batches.next();
    return first.done ? batches : withFirst(first.value, batches);
  }

  private async *issues(city: CitySlug): AsyncGenerator<MappedIssue[]> {
    let after: [Date | 'infinity', string] = ['infinity', ''];
    for (let left = MAX_ISSUES; left > 0; left -= BATCH) {
      const rows: MappedIssue[] = await this.database.rows<MappedIssue>(page, [city, ...after]);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = [last.createdAt, last.id];
    }
  }
}

async function* withFirst<Value>(first: Value, rest: AsyncIterable<Value>): AsyncGenerator<Value> {
  yield first;
  yield* rest;
}
