import { Injectable } from '@nestjs/common';
import { Cursors, cutPage } from '../../../../api/page';
import { Issue } from '../../../../issues/entities/issue.entity';
import type { CategorySlug } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import type { LifecycleStatus } from '../../../../kernel/statuses';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { KeysetList, type OrderColumn } from '../../../../platform/database/keyset-list';
import { IssueSearch } from '../../../../public-read';
import { FirstPhotoQueries, type WithPhoto } from '../../first-photos.queries';

export const SORTS = ['newest', 'oldest', 'upvotes'] as const;
export type Sort = (typeof SORTS)[number];

/** A search lists at most this many of the newest matches. */
const MAX_MATCHES = 1000;
const ISSUE = columnsOf(Issue, [
  'id',
  'title',
  'city',
  'category',
  'status',
  'upvotes',
  'createdAt',
  'area',
  'lat',
  'lng',
  'dueAt',
  'breachedAt',
]);

/** The filters and the order of a city's issues. */
export interface CityIssueFilter {
  category?: CategorySlug;
  status?: LifecycleStatus;
  ward?: string;
  /** Only open issues whose due date has passed. */
  late?: 'yes';
  q?: string;
  sort: Sort;
}

/** The filters, with the words of `q`, each with the texts that may stand for it. */
export interface CityIssueSearch extends CityIssueFilter {
  words?: ReadonlyArray<readonly string[]>;
}

/** The position of a page: after or before a cursor, or the first page. */
export interface CityIssuePlace {
  after?: string;
  before?: string;
}

/** A page of the list, with the cursors of the neighbouring pages. */
export interface CityIssuePage {
  items: Array<WithPhoto<Row>>;
  /** The cursor for `before`. */
  newer?: string;
  /** The cursor for `after`. */
  older?: string;
}

type Row = RowOf<typeof ISSUE>;

type Filter = 'city' | 'category' | 'status' | 'ward' | 'late' | 'ids';

const CREATED: OrderColumn<Row> = { column: 'created_at', property: 'createdAt', isTime: true };
const LISTS: Record<Sort, KeysetList<Row, Filter>> = {
  newest: listBy('newest', CREATED, 'desc'),
  oldest: listBy('oldest', CREATED, 'asc'),
  upvotes: listBy('upvotes', { column: 'upvotes', property: 'upvotes' }, 'desc'),
};

function listBy(sort: Sort, column: OrderColumn<Row>, direction: 'asc' | 'desc'): KeysetList<Row, Filter> {
  return new KeysetList({
    name: `site.issues ${sort}`,
    columns: ISSUE,
    from: 'issues i',
    alias: 'i',
    where: ['not i.hidden', 'i.city = :city'],
    filters: {
      category: 'i.category = :category',
      status: 'i.status = :status',
      ward: 'i.ward = :ward',
      // The condition of an index.
      late: `i.status in ('open', 'in_progress') and i.breached_at = i.due_at and :late = 'yes'`,
      ids: 'i.id = any (:ids)',
    },
    order: [column, { column: 'id', property: 'id' }],
    direction,
    isBounded: true,
  });
}

/** The list of a city's issues, with links to the next and the previous page. */
@Injectable()
export class CityIssueQueries {
  constructor(
    private readonly database: Database,
    private readonly cursors: Cursors,
    private readonly search: IssueSearch,
    private readonly photos: FirstPhotoQueries,
  ) {}

  /** @throws InvalidInput for a cursor of another list */
  async page(
    city: CitySlug,
    filter: CityIssueSearch,
    place: CityIssuePlace,
    limit: number,
  ): Promise<CityIssuePage> {
    const { category, status, ward, late, words, q, sort } = filter;
    const identity = JSON.stringify([city, category, status, ward, late, q, sort]);
    const list = LISTS[sort];
    const cursor = place.before ?? place.after;
    const after = cursor === undefined ? undefined : this.cursors.open(identity, cursor);
    const backwards = place.before !== undefined;
    const values = { city, category, status, ward, late, ids: words && (await this.matches(city, words)) };
    const rows = await list.read(this.database, values, { limit: limit + 1, after, backwards });
    const seal = (row: Row) => this.cursors.seal(identity, list.positionOf(row));
    const { shown, nextKey } = cutPage(rows, limit, seal);
    const items = backwards ? [...shown].reverse() : [...shown];
    const [first, last] = [items[0], items.at(-1)];
    const isEnd = nextKey === null;
    return {
      items: await this.photos.addTo(items),
      newer: first && after && !(backwards && isEnd) ? seal(first) : undefined,
      older: last && (backwards || !isEnd) ? seal(last) : undefined,
    };
  }

  private async matches(city: CitySlug, words: ReadonlyArray<readonly string[]>): Promise<string[]> {
    const ids: string[] = [];
    const search = { cityId: city, words, limit: MAX_MATCHES };
    for await (const some of this.search.idsWithWords(search)) ids.push(...some);
    return ids;
  }
}
