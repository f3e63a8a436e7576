import { at, expectStatus, Unexpected } from './answers';
import { expectedFields, type Issues } from './issues';
import type { Reply } from './http-client';

const LIMIT = 100;

/** A list to page through: its path, filters and sort. */
export interface ListQuery {
  path: string;
  filters: Record<string, string>;
  sort: string;
}

/** An issue as the list returned it. */
export type ListItem = Record<string, unknown> & { issueId: string };

export interface Walk {
  pages: number;
  items: Map<string, ListItem>;
}

/**
 * Pages through a list to its end, alternating between `nextKey` and `_links.next`.
 * @throws Unexpected if a page is malformed, out of order, contains what the filters exclude, or repeats an id
 */
export async function walk(issues: Issues, query: ListQuery): Promise<Walk> {
  const items = new Map<string, ListItem>();
  const first = addressOf(query);
  let address: string | undefined = first;
  let previous: ListItem | undefined;
  let pages = 0;
  while (address !== undefined) {
    const reply: Reply = expectStatus(await issues.client.send({ method: 'GET', path: address }), 200);
    for (const item of itemsOf(reply)) {
      if (items.has(item.issueId)) throw new Unexpected(`${item.issueId} came twice`, reply);
      if (!fits(item, query.filters)) throw new Unexpected(`${item.issueId} does not fit the filters`, reply);
      if (previous && !inOrder(previous, item, query.sort)) {
        throw new Unexpected(`${item.issueId} is out of order`, reply);
      }
      items.set(item.issueId, item);
      previous = item;
    }
    pages++;
    address = nextAddress(reply, first, pages % 2 === 0);
  }
  return { pages, items };
}

/** Whether an issue, stored or listed, belongs in a list with these filters. */
export function fits(item: Record<string, unknown>, filters: Record<string, string>): boolean {
  return Object.entries(filters).every(([name, value]) => item[name] === value);
}

/** @returns a message for each field that the list shows differently from how it was sent */
export function checkListed(issues: Issues, items: ReadonlyMap<string, ListItem>): string[] {
  const wrong: string[] = [];
  for (const [issueId, stored] of issues.stored) {
    const item = items.get(issueId);
    for (const [field, value] of item ? expectedFields(stored) : []) {
      const listed = item?.[field];
      if (JSON.stringify(listed) !== JSON.stringify(value)) {
        wrong.push(`${issueId}: ${field} is ${JSON.stringify(listed)}, was sent as ${JSON.stringify(value)}`);
      }
    }
  }
  return wrong;
}

function addressOf({ path, filters, sort }: ListQuery): string {
  // A route such as by-city has its filter in the path.
  const parameters = new URLSearchParams({
    ...(path === '/api/issues' ? filters : {}),
    sort,
    limit: String(LIMIT),
  });
  return `${path}?${parameters.toString()}`;
}

function itemsOf(reply: Reply): ListItem[] {
  const items = at(reply.body, 'data', 'items');
  if (!Array.isArray(items)) throw new Unexpected('data.items must be an array', reply);
  if (at(reply.body, 'data', 'count') !== items.length)
    throw new Unexpected('count is not that of the page', reply);
  if (items.length > LIMIT) throw new Unexpected('a page is longer than its limit', reply);
  return items.map((item: unknown) => {
    if (typeof at(item, 'issueId') !== 'string') throw new Unexpected('an item has no issueId', reply);
    return item as ListItem;
  });
}

function nextAddress(reply: Reply, first: string, byLink: boolean): string | undefined {
  const nextKey = at(reply.body, 'data', 'nextKey');
  const link = at(reply.body, 'data', '_links', 'next');
  if (nextKey === null && link === null) return undefined;
  if (typeof nextKey !== 'string' || typeof link !== 'string' || !link.startsWith('/')) {
    throw new Unexpected('nextKey and _links.next must both be null, or a cursor and a relative link', reply);
  }
  return byLink ? link : `${first}&lastKey=${encodeURIComponent(nextKey)}`;
}

function inOrder(before: ListItem, after: ListItem, sort: string): boolean {
  if (sort === 'upvotes_desc') return Number(before.upvotes) >= Number(after.upvotes);
  const [a, b] = [String(before.createdAt), String(after.createdAt)];
  return sort === 'createdAt_asc' ? a <= b : a >= b;
}
