import type { CitySlug } from '../kernel/cities';
import type { UserScore } from './entities/user-score.entity';

/** The rules a score is made by (docs/api/scores.md#what-is-counted). */
export const ALGORITHM = 'score-v1';

/** What is counted of a person's contributions, in the order a breakdown lists it. */
export const BREAKDOWN_FIELDS = [
  'reportsField',
  'reportsResolved',
  'upvotesReceived',
  'imagesAdded',
  'videosAdded',
  'highPriorityBonus',
  'votesCast',
  'commentsMade',
  'eventsJoined',
  'streakBonus',
  'categoryBonus',
] as const;
export type BreakdownField = (typeof BREAKDOWN_FIELDS)[number];
export type Breakdown = Record<BreakdownField, number>;

/** Where each count of a breakdown is kept. */
export const COUNT_PROPERTIES = {
  reportsField: 'reports',
  reportsResolved: 'reportsResolved',
  upvotesReceived: 'upvotesReceived',
  imagesAdded: 'imagesAdded',
  videosAdded: 'videosAdded',
  highPriorityBonus: 'highPriorityReports',
  votesCast: 'votesCast',
  commentsMade: 'commentsMade',
  eventsJoined: 'eventsJoined',
  streakBonus: 'streaks',
  categoryBonus: 'categories',
} as const satisfies Record<BreakdownField, keyof UserScore>;

export const TIERS = ['Citizen', 'Contributor', 'Champion', 'Legend'] as const;
export type Tier = (typeof TIERS)[number];

/** The tier a score belongs to. */
export function tierOf(score: number): Tier {
  if (score >= 600) return 'Legend';
  if (score >= 300) return 'Champion';
  return score >= 100 ? 'Contributor' : 'Citizen';
}

/** The badges, in the order they are shown in, with what each is given for. */
export const BADGES = [
  { id: 'Pioneer', description: 'One of the first 100 reporters', earnedAt: 'pioneerAt' },
  {
    id: 'Community Voice',
    description: '100 or more upvotes on reported issues',
    earnedAt: 'communityVoiceAt',
  },
  { id: 'Problem Solver', description: '5 or more reported issues resolved', earnedAt: 'problemSolverAt' },
  { id: 'Legend', description: 'Reached the Legend tier, at 600 points', earnedAt: 'legendAt' },
] as const satisfies ReadonlyArray<{ id: string; description: string; earnedAt: keyof BadgeTimes }>;
export type BadgeId = (typeof BADGES)[number]['id'];

/** When each badge was earned; null while it is not. */
export interface BadgeTimes {
  pioneerAt: Date | null;
  communityVoiceAt: Date | null;
  problemSolverAt: Date | null;
  legendAt: Date | null;
}

/** A person's score as it is read. */
export interface Score extends Breakdown, BadgeTimes {
  userId: string;
  displayName: string;
  avatarUrl: string | null;
  city: CitySlug;
  score: number;
  /** Among the people of the same city; equals share a rank. */
  rank: number;
}

/** A person's score with the place it has among all. */
export interface RankedScore extends Score {
  globalRank: number;
}

/** What a change adds to a person's counts, or takes from them. */
export type ScoreChange = { userId: string } & Partial<Omit<Breakdown, 'streakBonus' | 'categoryBonus'>>;
