import { Injectable } from '@nestjs/common';
import { Cursors, cutPage, type Position } from '../../../../api/page';
import { Issue } from '../../../../issues/entities/issue.entity';
import type { CategorySlug } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import type { LifecycleStatus } from '../../../../kernel/statuses';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement, type Statement } from '../../../../platform/database/statement';
import { IssueSearch } from '../../../../public-read';

export const SORTS = ['newest', 'oldest', 'upvotes'] as const;
export type Sort = (typeof SORTS)[number];

/** A search lists at most this many of the newest matches. */
const MAX_MATCHES = 1000;
/**
 * More rows than any page has. As a literal it shows the planner that the result is small, whatever the parameter is.
 */
const MAX_ROWS = 101;

const ORDER: Record<Sort, { column: 'created_at' | 'upvotes'; isDescending: boolean }> = {
  newest: { column: 'created_at', isDescending: true },
  oldest: { column: 'created_at', isDescending: false },
  upvotes: { column: 'upvotes', isDescending: true },
};

const ISSUE = columnsOf(Issue, [
  'id',
  'title',
  'city',
  'category',
  'status',
  'upvotes',
  'createdAt',
  'area',
  'dueAt',
  'breachedAt',
]);

const FILTERS = ['category', 'status', 'ward'] as const;

/** The filters and the order of a city's issues. */
export interface CityIssueFilter {
  category?: CategorySlug;
  status?: LifecycleStatus;
  ward?: string;
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
  items: Row[];
  /** The cursor for `before`. */
  newer?: string;
  /** The cursor for `after`. */
  older?: string;
}

type Row = RowOf<typeof ISSUE>;

/** The list of a city's issues, with links to the next and the previous page. */
@Injectable()
export class CityIssueQueries {
  private readonly statements = new Map<string, Statement>();

  constructor(
    private readonly database: Database,
    private readonly cursors: Cursors,
    private readonly search: IssueSearch,
  ) {}

  /** @throws InvalidInput for a cursor of another list */
  async page(
    city: CitySlug,
    filter: CityIssueSearch,
    place: CityIssuePlace,
    limit: number,
  ): Promise<CityIssuePage> {
    const list = JSON.stringify([city, filter.category, filter.status, filter.ward, filter.q, filter.sort]);
    const cursor = place.before ?? place.after;
    const from = cursor === undefined ? undefined : this.cursors.open(list, cursor);
    const isBackward = place.before !== undefined;
    const rows = await this.rows(city, filter, { from, isBackward, limit: limit + 1 });
    const seal = (row: Row) => this.cursors.seal(list, positionOf(row, filter.sort));
    const { shown, nextKey } = cutPage(rows, limit, seal);
    const items = isBackward ? [...shown].reverse() : [...shown];
    const [first, last] = [items[0], items.at(-1)];
    const isEnd = nextKey === null;
    return {
      items,
      newer: first && from && !(isBackward && isEnd) ? seal(first) : undefined,
      older: last && (isBackward || !isEnd) ? seal(last) : undefined,
    };
  }

  private async rows(
    city: CitySlug,
    filter: CityIssueSearch,
    { from, isBackward, limit }: { from?: Position; isBackward: boolean; limit: number },
  ): Promise<Row[]> {
    const values: unknown[] = [city, limit];
    const conditions = FILTERS.flatMap((name) =>
      filter[name] === undefined ? [] : [`${name} = $${values.push(filter[name])}`],
    );
    if (filter.words) conditions.push(`id = any ($${values.push(await this.matches(city, filter.words))})`);
    const { column, isDescending } = ORDER[filter.sort];
    const direction = isDescending === isBackward ? 'asc' : 'desc';
    if (from) {
      const value = column === 'created_at' ? new Date(from[0] as number) : from[0];
      const [at, id] = [values.push(value), values.push(from[1])];
      conditions.push(`(${column}, id) ${direction === 'desc' ? '<' : '>'} ($${at}, $${id})`);
    }
    const given = [...FILTERS, 'words' as const].filter((name) => filter[name] !== undefined);
    const name = ['site.issues', column, direction, ...given, ...(from ? ['next'] : [])].join(' ');
    return this.database.rows<Row>(this.statementOf(name, conditions, column, direction), values);
  }

  private async matches(city: CitySlug, words: ReadonlyArray<readonly string[]>): Promise<string[]> {
    const ids: string[] = [];
    const search = { cityId: city, words, limit: MAX_MATCHES };
    for await (const some of this.search.idsWithWords(search)) ids.push(...some);
    return ids;
  }

  /** One prepared statement per combination of filters: a statement with optional filters would not use the indexes. */
  private statementOf(
    name: string,
    conditions: readonly string[],
    column: string,
    direction: string,
  ): Statement {
    let known = this.statements.get(name);
    if (!known) this.statements.set(name, (known = statement(name, textOf(conditions, column, direction))));
    return known;
  }
}

function textOf(conditions: readonly string[], column: string, direction: string): string {
  const where = ['not hidden', 'city = $1', ...conditions].join(' and ');
  return `
    select ${ISSUE}
      from (select * from issues where ${where}
             order by ${column} ${direction}, id ${direction} limit ${MAX_ROWS}) page
     order by ${column} ${direction}, id ${direction} limit $2`;
}

function positionOf({ upvotes, createdAt, id }: Row, sort: Sort): Position {
  return [sort === 'upvotes' ? upvotes : createdAt.getTime(), id];
}
