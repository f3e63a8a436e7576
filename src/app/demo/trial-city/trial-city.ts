import { TypeID } from 'typeid-js';
import { CATEGORY_SLUGS, type CategorySlug } from '../../../kernel/categories';
import { DAY_MS, HOUR_MS } from '../../../kernel/time/durations';
import { ID_PREFIXES, type IdKind } from '../../../kernel/ids';
import type { Priority } from '../../../kernel/priorities';
import { ISSUE_SOURCES, type IssueSource } from '../../../kernel/sources';
import { type FeedStatus, isDone, type LifecycleStatus } from '../../../kernel/statuses';
import type { SeededRandom } from './seeded-random';
import { CIRCUMSTANCES, FIRST_NAMES, LAST_NAMES, SUBJECTS } from './words';

/** Two years, as many as the figures of a city show. */
const OLDEST_DAYS = 730;
const WINDOW_DAYS = 6;
/** How often each category is reported, relative to the rarest. */
const WEIGHTS: Record<CategorySlug, number> = {
  road: 7,
  hygiene: 6,
  infrastructure: 6,
  traffic: 4,
  healthcare: 2,
  systemic: 1,
};
/** The shortest time to resolve an issue of each category, in hours; a trial has longer ones, too. */
const DUE_HOURS: Record<CategorySlug, number> = {
  road: 168,
  hygiene: 48,
  infrastructure: 96,
  traffic: 120,
  healthcare: 72,
  systemic: 360,
};
const LONGEST_FACTOR = 25;
const CATEGORIES = CATEGORY_SLUGS.flatMap((slug) => Array<CategorySlug>(WEIGHTS[slug]).fill(slug));
const PRIORITIES: readonly Priority[] = ['low', 'medium', 'medium', 'medium', 'high'];
const SOURCES: readonly IssueSource[] = [...ISSUE_SOURCES, ...Array<IssueSource>(8).fill('platform')];
const MAX_VOTES = 40;
const SPREAD_DEGREES = 0.004;

/** A place in the city from which issues are reported. */
export interface TrialPlace {
  pincode: string;
  area: string;
  ward: string;
  lat: number | null;
  lng: number | null;
}

export interface TrialPerson {
  id: string;
  name: string;
  createdAt: Date;
}

/** A report of the trial city, with its history. */
export interface TrialIssue {
  id: string;
  title: string;
  description: string;
  category: CategorySlug;
  priority: Priority;
  status: LifecycleStatus;
  feedStatus: FeedStatus;
  source: IssueSource;
  reporter: TrialPerson;
  place: TrialPlace;
  lat: number | null;
  lng: number | null;
  createdAt: Date;
  /** When it reached its current status. */
  movedAt: Date;
  dueAt: Date;
  /** The due date, if it passed before the issue was resolved. */
  breachedAt: Date | null;
  voters: TrialPerson[];
}

/** The people of a trial city, the most active first; their accounts are older than any report. */
export function trialPeople(random: SeededRandom, number: number, now: number): TrialPerson[] {
  return Array.from({ length: number }, () => {
    const createdAt = new Date(now - (OLDEST_DAYS + random.between(1, OLDEST_DAYS)) * DAY_MS);
    const name = `${random.oneOf(FIRST_NAMES)} ${random.oneOf(LAST_NAMES)}`;
    return { id: trialId(random, 'user', createdAt), name, createdAt };
  });
}

/** A report at a random place in the city and a random time within the last two years, more often a recent one. */
export function trialIssue(
  random: SeededRandom,
  people: readonly TrialPerson[],
  places: readonly TrialPlace[],
  now: number,
): TrialIssue {
  const ageDays = OLDEST_DAYS * random.next() ** 1.4;
  const createdAt = new Date(Math.floor(now - ageDays * DAY_MS - 60_000));
  const category = random.oneOf(CATEGORIES);
  const place = random.oneOf(places);
  const fill = (text: string) => filled(random, text, place);
  const reporter = random.oneOfFirst(people);
  const { status, feedStatus } = fateOf(random, ageDays);
  const movedAt =
    feedStatus === 'new'
      ? createdAt
      : new Date(createdAt.getTime() + Math.floor(random.next() * ageDays * DAY_MS));
  const dueAt = dueAtOf(random, category, createdAt);
  const openUntil = isDone(status) ? movedAt.getTime() : now;
  const { lat, lng } = place;
  return {
    id: trialId(random, 'issue', createdAt),
    title: fill(random.oneOf(SUBJECTS[category])),
    description: `${fill(random.oneOf(CIRCUMSTANCES))} ${fill(random.oneOf(CIRCUMSTANCES))}`,
    category,
    priority: random.oneOf(PRIORITIES),
    // The service would close an issue that was resolved longer ago.
    status: status === 'resolved' && now - movedAt.getTime() > WINDOW_DAYS * DAY_MS ? 'closed' : status,
    feedStatus,
    source: random.oneOf(SOURCES),
    reporter,
    place,
    lat: lat === null ? null : jitter(random, lat),
    lng: lng === null ? null : jitter(random, lng),
    createdAt,
    movedAt,
    dueAt,
    breachedAt: dueAt.getTime() < openUntil ? dueAt : null,
    voters: votersOf(random, people, reporter),
  };
}

function filled(random: SeededRandom, text: string, { area }: TrialPlace): string {
  return text.replace('{area}', area).replace('{days}', String(random.between(2, 20)));
}

function dueAtOf(random: SeededRandom, category: CategorySlug, createdAt: Date): Date {
  const hours = DUE_HOURS[category] * (1 + (LONGEST_FACTOR - 1) * random.next() ** 2);
  return new Date(createdAt.getTime() + Math.round(hours) * HOUR_MS);
}

/** Older issues are more likely to be resolved. */
function fateOf(random: SeededRandom, ageDays: number): Pick<TrialIssue, 'status' | 'feedStatus'> {
  if (random.happens(Math.min(0.8, ageDays / 60)))
    return { status: random.happens(0.3) ? 'closed' : 'resolved', feedStatus: 'resolved' };
  const feedStatus = ageDays > 2 && random.happens(0.3) ? 'overdue' : undefined;
  if (random.happens(0.35)) return { status: 'in_progress', feedStatus: feedStatus ?? 'progress' };
  return { status: 'open', feedStatus: feedStatus ?? (random.happens(0.3) ? 'ack' : 'new') };
}

/** Most issues have a few votes, some have many; each person votes once at most. */
function votersOf(
  random: SeededRandom,
  people: readonly TrialPerson[],
  reporter: TrialPerson,
): TrialPerson[] {
  const wanted = Math.floor(random.next() ** 6 * MAX_VOTES);
  const voters = new Set<TrialPerson>();
  for (let i = 0; i < wanted; i++) voters.add(random.oneOf(people));
  voters.delete(reporter);
  return [...voters];
}

function jitter(random: SeededRandom, degrees: number): number {
  return Math.round((degrees + (random.next() - 0.5) * 2 * SPREAD_DEGREES) * 1e6) / 1e6;
}

/** A TypeID for the given time, with its random part from `random`. */
export function trialId(random: SeededRandom, kind: IdKind, at: Date): string {
  const bytes = new Uint8Array(16).map(() => random.between(0, 255));
  const milliseconds = at.getTime();
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(milliseconds / 2 ** (40 - 8 * i)) % 256;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return TypeID.fromUUIDBytes(ID_PREFIXES[kind], bytes).toString();
}
