import type { Breakdown } from '../../../src/scores/score';
import { type BreakdownField, SCORE_WEIGHTS } from '../../../src/scores/score-weights';

/** The points of contributions: each count multiplied by its weight. */
export function pointsOf(counts: Partial<Breakdown>): number {
  return Object.entries(counts).reduce(
    (sum, [field, count]) => sum + count * SCORE_WEIGHTS[field as BreakdownField],
    0,
  );
}

/** A different count for each contribution, so that none can be mistaken for another. */
export const DISTINCT_COUNTS: Breakdown = {
  reportsField: 1,
  reportsResolved: 2,
  upvotesReceived: 3,
  imagesAdded: 4,
  videosAdded: 5,
  highPriorityBonus: 6,
  votesCast: 7,
  commentsMade: 8,
  eventsJoined: 9,
  streakBonus: 10,
  categoryBonus: 11,
};
