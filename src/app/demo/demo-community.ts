import type { WardRating } from '../../accountability';
import type { NewCommunityEvent, NewNomination, ReporterDescription } from '../../public-read';
import type { DemoPerson } from './demo-city';

/** The ratings of the demonstration city's wards; those with a resolution rate are on the leaderboard. */
export const DEMO_RATINGS: Readonly<Record<string, WardRating>> = {
  A: { score: 74, resPct: 69, trend: 2 },
  B: { score: 58, resPct: null, trend: null },
  C: { score: 61, resPct: null, trend: null },
  D: { score: 77, resPct: 72, trend: 1 },
  E: { score: 55, resPct: null, trend: null },
  'F/North': { score: 63, resPct: 57, trend: 0 },
  'F/South': { score: 66, resPct: 61, trend: -1 },
  'G/North': { score: 59, resPct: 52, trend: -3 },
  'G/South': { score: 71, resPct: null, trend: null },
  'H/East': { score: 52, resPct: 47, trend: -2 },
  'H/West': { score: 82, resPct: 78, trend: 4 },
  'K/East': { score: 64, resPct: 58, trend: 3 },
  'K/West': { score: 69, resPct: 66, trend: 2 },
  L: { score: 43, resPct: 39, trend: -4 },
  'M/East': { score: 34, resPct: 31, trend: 1 },
  'M/West': { score: 50, resPct: null, trend: null },
  N: { score: 57, resPct: null, trend: null },
  'P/North': { score: 48, resPct: 44, trend: 0 },
  'P/South': { score: 60, resPct: null, trend: null },
  'R/Central': { score: 67, resPct: null, trend: null },
  'R/North': { score: 54, resPct: null, trend: null },
  'R/South': { score: 62, resPct: null, trend: null },
  S: { score: 49, resPct: null, trend: null },
  T: { score: 65, resPct: null, trend: null },
};

const nothingMore = { beat: null, area: null, bio: null, reached: null, impact: null };

export const DEMO_REPORTERS: Partial<Record<DemoPerson, ReporterDescription>> = {
  asha: {
    isCitizenReporter: true,
    zone: 'Zone 3',
    beat: 'Roads and footpaths',
    area: 'Bandra West',
    bio: 'Walks every lane of the ward before the rains and writes down what the water will find.',
    reached: '12,400',
    impact: 'Three signals repaired, one footpath given back',
  },
  farhan: {
    isCitizenReporter: true,
    zone: 'Zone 3',
    beat: 'Traffic and crossings',
    area: 'Andheri East',
    bio: 'Commutes by train and on foot; counts seconds at pedestrian signals.',
    reached: '8,150',
    impact: 'Countdown timers at two stations',
  },
  meera: { ...nothingMore, isCitizenReporter: false, zone: 'Zone 4', beat: 'Street lights', area: 'Juhu' },
  joseph: { ...nothingMore, isCitizenReporter: false, zone: 'Zone 3', area: 'Bandra West' },
  lakshmi: {
    isCitizenReporter: true,
    zone: 'Zone 3',
    beat: 'Public health',
    area: 'Andheri East',
    bio: 'Retired nurse. Where water stands, she asks since when.',
    reached: '5,020',
    impact: 'Eleven breeding sites drained',
  },
};

/** An event of the demonstration: its date relative to the day of the setup, and its attendees. */
export interface DemoEvent extends Omit<NewCommunityEvent, 'city' | 'place' | 'date'> {
  inDays: number;
  attendees: readonly DemoPerson[];
}

export const DEMO_EVENTS: readonly DemoEvent[] = [
  {
    title: 'Carter Road clean-up',
    description: 'Gloves and bags are there; bring water and a hat.',
    type: 'cleanup',
    inDays: -12,
    time: '7:00 AM',
    duration: '2 hours',
    location: 'Carter Road promenade',
    maxAttendees: 60,
    organiser: 'Bandra residents',
    impact: '310 kg of plastic carried off',
    attendees: ['asha', 'meera', 'joseph', 'lakshmi'],
  },
  {
    title: 'Pothole walk through Andheri East',
    description: 'We measure, photograph and report every pothole between the station and Mahakali Caves.',
    type: 'walk',
    inDays: -3,
    time: '6:30 AM',
    duration: '90 minutes',
    location: 'Andheri station east, ticket office',
    maxAttendees: 25,
    organiser: 'Farhan Shaikh',
    impact: '48 potholes reported in one morning',
    attendees: ['farhan', 'lakshmi'],
  },
  {
    title: 'Ward committee: budget questions',
    description: 'How ward H/West spends its road money, and how to ask for more of it.',
    type: 'meeting',
    inDays: 6,
    time: '5:00 PM',
    duration: '2 hours',
    location: 'Municipal ward office, Bandra West',
    maxAttendees: 80,
    organiser: 'Ward H/West',
    impact: '',
    attendees: ['asha', 'joseph'],
  },
  {
    title: 'Reading an order: a workshop for reporters',
    description: 'What a work order says, where it is published, and how to tell that nobody came.',
    type: 'workshop',
    inDays: 14,
    time: '10:30 AM',
    duration: 'half a day',
    location: 'Public library, Dadar East',
    maxAttendees: 40,
    organiser: 'Meera Iyer',
    impact: '',
    attendees: ['meera', 'asha', 'farhan'],
  },
  {
    title: 'Mosquito survey before the rains',
    description: '',
    type: 'survey',
    inDays: 27,
    time: '',
    duration: '',
    location: 'Mahakali Caves Road',
    maxAttendees: 30,
    organiser: 'Lakshmi Rao',
    impact: '',
    attendees: [],
  },
];

export const DEMO_NOMINATIONS: ReadonlyArray<Omit<NewNomination, 'city' | 'place'>> = [
  {
    title: 'The night sweepers of Pali Naka',
    description: 'They finish before the market opens, and nobody sees them.',
    supporters: 214,
    type: 'team',
  },
  {
    title: 'Complaint desk of ward H/West',
    description: 'Calls back, every time.',
    supporters: 96,
    type: 'office',
  },
  {
    title: 'Rain garden at Five Gardens',
    description: 'The lane has not flooded since it was dug.',
    supporters: 152,
    type: 'project',
  },
  { title: 'Lineman of Carter Road', description: null, supporters: 41, type: 'person' },
];
