import { createHash, createHmac } from 'node:crypto';
import { CATEGORY_SLUGS } from '../../../src/kernel/categories';
import { CITIES, CITY_SLUGS } from '../../../src/kernel/cities';
import { mediaUrl } from '../../../src/kernel/media-types';
import { PRIORITIES } from '../../../src/kernel/priorities';
import { tokenRoleOf } from '../../../src/kernel/people/roles';
import { LIFECYCLE_STATUSES } from '../../../src/kernel/statuses';
import type { CellRow, IssueDetailRow, IssueRow, MessageRow, ThreadRow } from './floor-rows';

const MAC_BYTES = 9;

export interface ListRequest {
  city: string;
  limit: number;
  lastKey: string | undefined;
}

/** A page of the city list; `key` seals its cursor. */
export function listPage(request: ListRequest, rows: IssueRow[], key: Buffer): object {
  const { city, limit, lastKey } = request;
  const path = `/api/issues?city=${encodeURIComponent(city)}`;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const position = last && [last.createdAt.getTime(), last.id];
  const nextKey = rows.length > limit && position ? seal(key, `${path}&sort=createdAt_desc`, position) : null;
  return page(`${path}&limit=${limit}`, lastKey, shown.map(listItem), nextKey);
}

/** The first page of an issue's thread; `key` seals its cursor. */
export function threadPage(issueId: string, limit: number, rows: ThreadRow[], key: Buffer): object {
  const path = `/api/issues/${issueId}/messages`;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextKey = rows.length > limit && last ? seal(key, path, [last.createdAt.getTime()]) : null;
  return page(`${path}?limit=${limit}`, undefined, shown.map(message), nextKey);
}

/** A page of any list; `path` names the list and the size of its pages. */
function page(path: string, lastKey: string | undefined, items: object[], nextKey: string | null): object {
  return {
    count: items.length,
    items,
    nextKey,
    _links: {
      self: lastKey === undefined ? path : `${path}&lastKey=${encodeURIComponent(lastKey)}`,
      next: nextKey === null ? null : `${path}&lastKey=${encodeURIComponent(nextKey)}`,
    },
  };
}

export function cursorKey(jwtSecret: string): Buffer {
  return createHash('sha256').update(`cursor:${jwtSecret}`).digest();
}

/** The position in a cursor, without checking its seal. */
export function positionOf(cursor: string): [createdAt: number, id: string] {
  const payload = Buffer.from(cursor, 'base64url').subarray(MAC_BYTES);
  return JSON.parse(payload.toString()) as [number, string];
}

function seal(key: Buffer, list: string, position: Array<number | string>): string {
  const payload = Buffer.from(JSON.stringify(position));
  const mac = createHmac('sha256', key)
    .update(list)
    .update('\n')
    .update(payload)
    .digest()
    .subarray(0, MAC_BYTES);
  return Buffer.concat([mac, payload]).toString('base64url');
}

/** The members that a list item and a detail have in common. */
function commonOf(row: IssueRow): object {
  return {
    issueId: row.id,
    title: row.title,
    description: row.description,
    city: row.city,
    category: row.category,
    priority: row.priority,
    status: row.status,
    upvotes: row.upvotes,
    reportedBy: { userId: row.reporterId, displayName: row.reporterName },
    location: locationOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    breachedAt: row.breachedAt?.toISOString() ?? null,
    escalationLevel: row.dueAt && row.escalationLevel,
  };
}

function listItem(row: IssueRow): object {
  return {
    ...commonOf(row),
    mediaCount: row.mediaCount,
  };
}

/** An issue for a reader who is not signed in; `baseUrl` is the start of the URLs of uploads. */
export function detail(row: IssueDetailRow, baseUrl: string): object {
  return {
    ...commonOf(row),
    assignedTo:
      row.assigneeId === null ? undefined : { userId: row.assigneeId, displayName: row.assigneeName },
    media:
      row.media?.map(({ id, type, postUrl, addedAt }) => ({
        mediaId: id,
        type,
        url: postUrl ?? mediaUrl(baseUrl, id),
        addedAt: new Date(addedAt).toISOString(),
      })) ?? [],
    messageCount: row.messageCount,
    outcomeReason: row.outcomeReason,
    beforeAfter: row.beforeAfter ?? [],
    confirmation: row.confirmation,
  };
}

/** A message as in the response to its post. */
export function posted(row: MessageRow): object {
  return {
    messageId: row.messageId,
    issueId: row.issueId,
    content: row.content,
    author: {
      userId: row.userId,
      displayName: row.displayName,
      avatarUrl: row.avatarUrl,
      role: tokenRoleOf(row.role, row.official),
    },
    reactions: row.reactions,
    createdAt: row.createdAt.toISOString(),
  };
}

function message(row: ThreadRow): object {
  return {
    ...posted(row),
    myReaction: row.myReaction,
    editedAt: row.editedAt?.toISOString() ?? null,
    deleted: row.deleted ? true : undefined,
  };
}

function locationOf({ lat, lng, address }: IssueRow): object | undefined {
  return lat === null ? undefined : { lat, lng, address };
}

type Counts = Record<string, number>;
const zeros = (keys: readonly string[]): Counts => Object.fromEntries(keys.map((key) => [key, 0]));
const add = (counts: Counts, key: string, count: number) => (counts[key] = (counts[key] ?? 0) + count);

export function stats(cells: CellRow[]): object {
  let total = 0;
  const byStatus = zeros(LIFECYCLE_STATUSES);
  const byPriority = zeros(PRIORITIES);
  const byCity = zeros(CITY_SLUGS);
  const byCategory = zeros(CATEGORY_SLUGS);
  for (const { city, category, priority, status, issues } of cells) {
    if (priority) add(byPriority, priority, issues);
    if (category) add(byCategory, category, issues);
    if (!city || !status) continue;
    total += issues;
    add(byStatus, status, issues);
    add(byCity, city, issues);
  }
  return { total, byStatus, byPriority, byCity, byCategory, generatedAt: new Date().toISOString() };
}

export function cities(cells: CellRow[]): object {
  const open = zeros(CITY_SLUGS);
  const total = zeros(CITY_SLUGS);
  const resolved = zeros(CITY_SLUGS);
  for (const { city, status, issues } of cells) {
    if (!city) continue;
    add(total, city, issues);
    if (status === 'open') add(open, city, issues);
    if (status === 'resolved' || status === 'closed') add(resolved, city, issues);
  }
  return {
    cities: CITIES.map(({ slug, displayName, state }) => ({
      slug,
      displayName,
      state,
      openIssues: open[slug],
      totalIssues: total[slug],
      resolvedIssues: resolved[slug],
    })),
  };
}
