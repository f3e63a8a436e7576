/** Why an issue was resolved without a repair. */
export const OUTCOME_REASONS = [
  'not_ours',
  'not_found',
  'duplicate',
  'planned',
  'not_permitted',
  'private_property',
  'other',
] as const;
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

/** How city staff resolve an issue. */
export const OUTCOMES = ['repaired', 'not_repaired'] as const;
export type Outcome = (typeof OUTCOMES)[number];
