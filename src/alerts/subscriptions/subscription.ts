import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';

/** What somebody may follow. */
export const SUBSCRIPTION_KINDS = ['issue', 'ward', 'category', 'place'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** How often somebody gets mails: about an issue at once, otherwise once a day or a week. */
export type Frequency = 'instant' | 'daily' | 'weekly';
export const DIGEST_FREQUENCIES = ['daily', 'weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** The kinds of events that mails are about. */
export type AlertEventType = 'reported' | 'status' | 'overdue' | 'escalated' | 'answered' | ReporterEventType;

/** Those that only the reporter of an issue is told. */
export const REPORTER_EVENT_TYPES = ['joined', 'coarsened'] as const;
export type ReporterEventType = (typeof REPORTER_EVENT_TYPES)[number];
/** The same as a list of SQL. */
export const REPORTER_EVENTS = REPORTER_EVENT_TYPES.map((type) => `'${type}'`).join(', ');

/** A place with a radius of up to two kilometres. */
export interface FollowedPlace {
  lat: number;
  lng: number;
  radiusM: number;
}

/** What somebody wants to follow in a city. */
export type Followed =
  | { kind: 'issue'; issueId: string }
  | { kind: 'ward'; ward: string }
  | { kind: 'category'; category: CategorySlug }
  | { kind: 'place'; place: FollowedPlace };

export const MAX_RADIUS_M = 2000;
const METRES_PER_DEGREE = 111_200;
/** Chosen so that a circle touches few squares, and a square has few circles. */
const CELLS_PER_DEGREE = 100;

/** The values a subscription stores for what it follows. */
export interface StoredTarget {
  target: string;
  lat: number | null;
  lng: number | null;
  radiusM: number | null;
  cellRow: number | null;
  cellColumn: number | null;
}

const NO_PLACE = { lat: null, lng: null, radiusM: null, cellRow: null, cellColumn: null };

/** The values to store for what somebody follows. */
export function storedTarget(followed: Followed): StoredTarget {
  if (followed.kind === 'issue') return { target: followed.issueId, ...NO_PLACE };
  if (followed.kind === 'ward') return { target: followed.ward, ...NO_PLACE };
  if (followed.kind === 'category') return { target: followed.category, ...NO_PLACE };
  const { lat, lng, radiusM } = followed.place;
  const target = `${lat.toFixed(5)},${lng.toFixed(5)},${radiusM}`;
  return { target, lat, lng, radiusM, ...cellOf({ lat, lng }) };
}

/** The square that contains a point. */
export function cellOf({ lat, lng }: { lat: number; lng: number }): { cellRow: number; cellColumn: number } {
  return { cellRow: Math.floor(lat * CELLS_PER_DEGREE), cellColumn: Math.floor(lng * CELLS_PER_DEGREE) };
}

/** The squares that may contain places whose circle reaches a point. */
export function cellsAround({ lat, lng }: { lat: number; lng: number }): {
  rows: number[];
  columns: number[];
} {
  const reach = MAX_RADIUS_M / METRES_PER_DEGREE;
  const narrowing = Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return { rows: cellsBetween(lat, reach), columns: cellsBetween(lng, reach / narrowing) };
}

function cellsBetween(middle: number, reach: number): number[] {
  const first = Math.floor((middle - reach) * CELLS_PER_DEGREE);
  const last = Math.floor((middle + reach) * CELLS_PER_DEGREE);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The distance between two points in metres. At the size of a city, the earth is treated as flat. */
export function metresApart(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const across = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, across) * METRES_PER_DEGREE;
}

/** The page of the site that a subscription links to. @param wardAddress the part of the path for a followed ward */
export function pathOf(
  { city, kind, target }: { city: CitySlug; kind: SubscriptionKind; target: string },
  wardAddress: string,
): string {
  if (kind === 'issue') return `/${city}/issues/${target}`;
  if (kind === 'ward') return `/${city}/wards/${wardAddress}`;
  return kind === 'category' ? `/${city}?category=${target}` : `/${city}`;
}

/** Whether somebody must still confirm that they want to follow something. */
export function isPending({
  confirmedAt,
  askedAt,
}: {
  confirmedAt: Date | null;
  askedAt: Date | null;
}): boolean {
  return confirmedAt === null || askedAt !== null;
}
