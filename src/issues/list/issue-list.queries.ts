import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { Priority } from '../../kernel/priorities';
import type { LifecycleStatus } from '../../kernel/statuses';
import { Database } from '../../platform/database/database';
import { statement, type Statement } from '../../platform/database/statement';
import { Cursors, listIdentity, pageOf, type Page, type Position } from '../../api/page';
import type { ISSUE_SORTS, IssueListQueryDto } from '../dto/issue-list.dto';
import { ISSUE_COLUMNS, type IssueRow } from '../issue.rows';

/** The canonical address of the list, for every route that returns it. */
const PATH = '/api/issues';

type IssueSort = (typeof ISSUE_SORTS)[number];

const ORDER: Record<IssueSort, { column: 'created_at' | 'upvotes'; direction: 'asc' | 'desc' }> = {
  createdAt_desc: { column: 'created_at', direction: 'desc' },
  createdAt_asc: { column: 'created_at', direction: 'asc' },
  upvotes_desc: { column: 'upvotes', direction: 'desc' },
};

const FILTERS = ['city', 'category', 'status', 'priority'] as const;
type Filter = (typeof FILTERS)[number];
type FilterValues = Partial<Record<Filter, CitySlug | CategorySlug | LifecycleStatus | Priority>>;

/**
 * More rows than any page has. As a literal it shows the planner that the result is small, whatever the parameter is.
 */
export const MAX_ROWS = 101;

/** The select list of an issue in a list; `i` is the issue, `u` its reporter. */
export const LIST_COLUMNS = `${ISSUE_COLUMNS}, u.display_name as "reporterName"`;

/** The list of issues, one statement per page (docs/api/issues.md#list). */
@Injectable()
export class IssueListQueries {
  private readonly statements = new Map<string, Statement>();

  constructor(
    private readonly database: Database,
    private readonly cursors: Cursors,
  ) {}

  /** A page of the list. @throws InvalidInput for a cursor of another list */
  async page(query: IssueListQueryDto): Promise<Page<IssueRow>> {
    const { city, category, status, priority, limit, lastKey } = query;
    const sort = query.sort ?? 'createdAt_desc';
    const address = {
      path: PATH,
      parameters: { city, category, status, priority, sort: query.sort },
      limit,
      lastKey,
    };
    const identity = listIdentity({ path: PATH, parameters: { city, category, status, priority, sort } });
    const after = lastKey === undefined ? undefined : this.cursors.open(identity, lastKey);
    const rows = await this.rows({ city, category, status, priority }, sort, limit + 1, after);
    return pageOf(address, rows, (last) =>
      this.cursors.seal(identity, [
        sort === 'upvotes_desc' ? last.upvotes : last.createdAt.getTime(),
        last.id,
      ]),
    );
  }

  private rows(filters: FilterValues, sort: IssueSort, limit: number, after?: Position): Promise<IssueRow[]> {
    const given = FILTERS.filter((filter) => filters[filter] !== undefined);
    const values: unknown[] = given.map((filter) => filters[filter]);
    values.push(limit);
    if (after) {
      const [value, id] = after;
      values.push(ORDER[sort].column === 'created_at' ? new Date(value as number) : value, id);
    }
    return this.database.rows<IssueRow>(this.statementFor(given, sort, after !== undefined), values);
  }

  /** One prepared statement per combination of filters: a statement with optional filters would not use the indexes. */
  private statementFor(given: readonly Filter[], sort: IssueSort, continued: boolean): Statement {
    const name = ['issues.list', sort, ...given, ...(continued ? ['next'] : [])].join(' ');
    let known = this.statements.get(name);
    if (!known) this.statements.set(name, (known = statement(name, listText(given, sort, continued))));
    return known;
  }
}

function listText(given: readonly Filter[], sort: IssueSort, continued: boolean): string {
  const { column, direction } = ORDER[sort];
  const conditions = ['not hidden', ...given.map((filter, index) => `${filter} = $${index + 1}`)];
  const limitAt = given.length + 1;
  if (continued) {
    const comparison = direction === 'desc' ? '<' : '>';
    conditions.push(`(${column}, id) ${comparison} ($${limitAt + 1}, $${limitAt + 2})`);
  }
  return `
    select ${LIST_COLUMNS}
      from (select * from (
              select * from issues where ${conditions.join(' and ')}
               order by ${column} ${direction}, id ${direction} limit ${MAX_ROWS}) page
             limit $${limitAt}) i
      join users u on u.id = i.reporter_id
     order by i.${column} ${direction}, i.id ${direction}`;
}
