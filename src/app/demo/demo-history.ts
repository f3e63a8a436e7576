import type { DemoIssue, DemoPerson } from './demo-city';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { SeededRandom } from './trial-city/seeded-random';
import { SUBJECTS } from './trial-city/words';

const MONTHS = 24;
const HOURS_PER_MONTH = 730;
/** How many of the texts of a category are used: the others are of what the demonstration itself has. */
const TEXTS = 3;
/** Of the first month, in which the issues of the demonstration itself are. */
const FIRST_MONTH = 1;
const PEOPLE: readonly DemoPerson[] = ['asha', 'farhan', 'meera', 'joseph', 'lakshmi'];
const PLACES = [
  { area: 'Bandra West', pincode: '400050', lat: 19.0596, lng: 72.8295 },
  { area: 'Andheri East', pincode: '400069', lat: 19.1197, lng: 72.8464 },
  { area: 'Juhu', pincode: '400049', lat: 19.1075, lng: 72.8263 },
  { area: 'Dadar East', pincode: '400014', lat: 19.0176, lng: 72.8562 },
];

/** An issue of the past, and how many hours ago it was repaired. */
export interface PastIssue extends Omit<DemoIssue, 'becomes' | 'words' | 'scene' | 'repair' | 'assigned'> {
  repairedHoursAgo: number;
}

/** What was reported and repaired in the two years before: one to three issues a month, oldest first. */
export function demoHistory(): PastIssue[] {
  const random = new SeededRandom('history');
  const months = Array.from({ length: MONTHS - FIRST_MONTH }, (_, at) => MONTHS - 1 - at);
  return months.flatMap((month) =>
    Array.from({ length: random.between(1, 3) }, () => pastIssue(random, month * HOURS_PER_MONTH)),
  );
}

function pastIssue(random: SeededRandom, monthHoursAgo: number): PastIssue {
  const category = random.oneOf(CATEGORY_SLUGS);
  const { area, pincode, lat, lng } = random.oneOf(PLACES);
  const title = random
    .oneOf(SUBJECTS[category].slice(0, TEXTS))
    .replace('{area}', area)
    .replace('{days}', String(random.between(2, 20)));
  const hoursAgo = monthHoursAgo + random.between(0, HOURS_PER_MONTH - 1);
  const near = () => (random.next() - 0.5) / 200;
  return {
    title,
    description: `${title}. Several people have complained about it.`,
    city: 'mumbai',
    category,
    priority: 'medium',
    location: { lat: lat + near(), lng: lng + near(), address: area },
    pincode,
    by: random.oneOf(PEOPLE),
    hoursAgo,
    upvotedBy: [],
    repairedHoursAgo: Math.max(200, hoursAgo - random.between(20, 900)),
  };
}
