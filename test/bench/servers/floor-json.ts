import { createHash, createHmac } from 'node:crypto';
import { CATEGORY_SLUGS } from '../../../src/kernel/categories';
import { CITIES, CITY_SLUGS } from '../../../src/kernel/cities';
import { PRIORITIES } from '../../../src/kernel/priorities';
import { LIFECYCLE_STATUSES } from '../../../src/kernel/statuses';
import type { CellRow, DetailRow, IssueRow, ListRow } from './floor-rows';

const MAC_BYTES = 9;

export interface ListRequest {
  city: string;
  limit: number;
  lastKey: string | undefined;
}

/** A page of the city list; `key` seals its cursor. */
export function listPage(request: ListRequest, rows: ListRow[], key: Buffer): object {
  const { city, limit, lastKey } = request;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextKey =
    rows.length > limit && last ? seal(key, city, [last.createdAt.getTime(), last.issueId]) : null;
  const path = `/api/issues?city=${encodeURIComponent(city)}&limit=${limit}`;
  return {
    count: shown.length,
    items: shown.map(listItem),
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

/** The position a cursor holds, without a check of its seal. */
export function positionOf(cursor: string): [createdAt: number, id: string] {
  const payload = Buffer.from(cursor, 'base64url').subarray(MAC_BYTES);
  return JSON.parse(payload.toString()) as [number, string];
}

function seal(key: Buffer, city: string, position: [number, string]): string {
  const payload = Buffer.from(JSON.stringify(position));
  const list = `/api/issues?city=${encodeURIComponent(city)}&sort=createdAt_desc`;
  const mac = createHmac('sha256', key)
    .update(list)
    .update('\n')
    .update(payload)
    .digest()
    .subarray(0, MAC_BYTES);
  return Buffer.concat([mac, payload]).toString('base64url');
}

function listItem(row: ListRow): object {
  return {
    issueId: row.issueId,
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
    mediaCount: row.mediaCount,
  };
}

/** An issue as a reader who is not signed in sees it. */
export function detail(row: DetailRow): object {
  return {
    issueId: row.issueId,
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
    assignedTo:
      row.assigneeId === null ? undefined : { userId: row.assigneeId, displayName: row.assigneeName },
    media: [],
    messageCount: row.messageCount,
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
