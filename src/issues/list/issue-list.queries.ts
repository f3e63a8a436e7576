import { Injectable } from '@nestjs/common';
import { KeysetList, type OrderColumn } from '../../platform/database/keyset-list';
import { ListPages } from '../../api/list-pages';
import { listIdentity, pageOf, type Page } from '../../api/page';
import type { ISSUE_SORTS, IssueListQueryDto } from '../dto/issue-list.dto';
import { ISSUE_COLUMNS, type IssueRow } from '../issue.rows';

/** The canonical address of the list, for every route that returns it. */
const PATH = '/api/issues';

type IssueSort = (typeof ISSUE_SORTS)[number];
type Filter = 'city' | 'category' | 'status' | 'priority';

const CREATED: OrderColumn<IssueRow> = { column: 'created_at', property: 'createdAt', isTime: true };
const UPVOTES: OrderColumn<IssueRow> = { column: 'upvotes', property: 'upvotes' };

/** The select list of an issue in a list; `i` is the issue, `u` its reporter. */
export const LIST_COLUMNS = `${ISSUE_COLUMNS}, u.display_name as "reporterName"`;

const LISTS: Record<IssueSort, KeysetList<IssueRow, Filter>> = {
  createdAt_desc: listBy('createdAt_desc', CREATED, 'desc'),
  createdAt_asc: listBy('createdAt_asc', CREATED, 'asc'),
  upvotes_desc: listBy('upvotes_desc', UPVOTES, 'desc'),
};

function listBy(
  sort: IssueSort,
  column: OrderColumn<IssueRow>,
  direction: 'asc' | 'desc',
): KeysetList<IssueRow, Filter> {
  return new KeysetList({
    name: `issues.list ${sort}`,
    columns: LIST_COLUMNS,
    from: 'issues i',
    alias: 'i',
    where: ['not i.hidden'],
    filters: {
      city: 'i.city = :city',
      category: 'i.category = :category',
      status: 'i.status = :status',
      priority: 'i.priority = :priority',
    },
    order: [column, { column: 'id', property: 'id' }],
    direction,
    joins: 'join users u on u.id = i.reporter_id',
  });
}

/** The list of issues, one statement per page (docs/api/issues.md#list). */
@Injectable()
export class IssueListQueries {
  constructor(private readonly pages: ListPages) {}

  /** A page of the list. @throws InvalidInput for a cursor of another list */
  async page(query: IssueListQueryDto): Promise<Page<IssueRow>> {
    const { city, category, status, priority, sort = 'createdAt_desc', limit, lastKey } = query;
    const filters = { city, category, status, priority };
    const identity = listIdentity({ path: PATH, parameters: { ...filters, sort } });
    const cut = await this.pages.cut(LISTS[sort], identity, filters, query);
    return pageOf({ path: PATH, parameters: { ...filters, sort: query.sort }, limit, lastKey }, cut);
  }
}
