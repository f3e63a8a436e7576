/**
 * The numbers of the scoring rules (docs/api/scores.md#what-is-counted): the only definition of weights, tiers and
 * badges in TypeScript. The trigger `user_scores_settle` computes scores and badge times in the database;
 * `test/database/score-weights.spec.ts` proves that it uses the same numbers.
 */

/** The version of these rules; other weights need another name. */
export const ALGORITHM = 'score-v1';

/** The points per contribution of each kind, in the order of a breakdown. */
export const SCORE_WEIGHTS = {
  reportsField: 50,
  reportsResolved: 100,
  upvotesReceived: 2,
  imagesAdded: 15,
  videosAdded: 25,
  highPriorityBonus: 30,
  votesCast: 5,
  commentsMade: 3,
  eventsJoined: 20,
  streakBonus: 50,
  categoryBonus: 10,
} as const;
export type BreakdownField = keyof typeof SCORE_WEIGHTS;

/** The lowest score of each tier, from the lowest tier to the highest (docs/api/scores.md#tiers). */
export const TIER_THRESHOLDS = { Citizen: 0, Contributor: 100, Champion: 300, Legend: 600 } as const;
export type Tier = keyof typeof TIER_THRESHOLDS;
export const TIERS = Object.keys(TIER_THRESHOLDS) as Tier[];

/** @returns the tier a score belongs to */
export function tierOf(score: number): Tier {
  return TIERS.findLast((tier) => score >= TIER_THRESHOLDS[tier]) ?? 'Citizen';
}

/** The number each badge requires (docs/api/scores.md#badges). */
export const BADGE_THRESHOLDS = {
  /** The rank among all reporters, by the time of their first report. */
  Pioneer: 100,
  /** `upvotesReceived`. */
  'Community Voice': 100,
  /** `reportsResolved`. */
  'Problem Solver': 5,
  /** The score. */
  Legend: TIER_THRESHOLDS.Legend,
} as const;
export type BadgeId = keyof typeof BADGE_THRESHOLDS;

/** The badges in display order, with the description and the property that has the time each was earned. */
export const BADGES = [
  {
    id: 'Pioneer',
    description: `One of the first ${BADGE_THRESHOLDS.Pioneer} reporters`,
    earnedAt: 'pioneerAt',
  },
  {
    id: 'Community Voice',
    description: `${BADGE_THRESHOLDS['Community Voice']} or more upvotes on reported issues`,
    earnedAt: 'communityVoiceAt',
  },
  {
    id: 'Problem Solver',
    description: `${BADGE_THRESHOLDS['Problem Solver']} or more reported issues resolved`,
    earnedAt: 'problemSolverAt',
  },
  {
    id: 'Legend',
    description: `Reached the Legend tier, at ${BADGE_THRESHOLDS.Legend} points`,
    earnedAt: 'legendAt',
  },
] as const satisfies ReadonlyArray<{ id: BadgeId; description: string; earnedAt: string }>;

/** When each badge was earned; null if it was not. */
export type BadgeTimes = Record<(typeof BADGES)[number]['earnedAt'], Date | null>;
