import type { Breakdown } from '../../src/scores/score';
import { type BreakdownField, SCORE_WEIGHTS } from '../../src/scores/score-weights';

/** The points of some contributions: each count times its weight. */
export function pointsOf(counts: Partial<Breakdown>): number {
  return Object.entries(counts).reduce(
    (sum, [field, count]) => sum + count * SCORE_WEIGHTS[field as BreakdownField],
    0,
  );
}
