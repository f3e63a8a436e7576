import { Injectable } from '@nestjs/common';
import { Issue } from '../../../../issues/entities/issue.entity';
import type { CitySlug } from '../../../../kernel/cities';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { KeysetList } from '../../../../platform/database/keyset-list';

const BATCH = 1000;
/** A sitemap is limited to 50,000 URLs (sitemaps.org). */
const MAX_ISSUES = 49_000;

const ISSUE = columnsOf(Issue, ['id', 'createdAt', 'updatedAt']);

/** An issue in a sitemap. */
export type MappedIssue = RowOf<typeof ISSUE>;

const issues = new KeysetList<MappedIssue, 'city'>({
  name: 'site.sitemap',
  columns: ISSUE,
  from: 'issues i',
  alias: 'i',
  where: ['not i.hidden', 'i.city = :city'],
  order: [
    { column: 'created_at', property: 'createdAt', isTime: true },
    { column: 'id', property: 'id' },
  ],
  direction: 'desc',
  isBounded: true,
  maxRows: BATCH,
});

/** Reads the issues of sitemaps. */
@Injectable()
export class SitemapQueries {
  constructor(private readonly database: Database) {}

  /**
   * The newest visible issues of a city, in batches; each is read once the previous one was sent. The first batch is
   * read at once, as an answer that has begun can no longer report an error.
   */
  async begun(city: CitySlug): Promise<AsyncIterable<MappedIssue[]>> {
    const batches = issues.batches(this.database, { city }, BATCH, MAX_ISSUES);
    const first = await batches.next();
    return first.done ? batches : withFirst(first.value, batches);
  }
}

async function* withFirst<Value>(first: Value, rest: AsyncIterable<Value>): AsyncGenerator<Value> {
  yield first;
  yield* rest;
}
