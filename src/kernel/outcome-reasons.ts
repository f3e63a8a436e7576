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

/**
 * What can be wrong with a photo of a repair: taken far from the issue, taken before the report, or used for another
 * issue, too.
 */
export const PHOTO_FLAGS = ['far', 'before_report', 'reused'] as const;
export type PhotoFlag = (typeof PHOTO_FLAGS)[number];

/** The same in words. */
export const PHOTO_FLAG_WORDS: Record<PhotoFlag, string> = {
  far: 'taken more than 100 m from the issue',
  before_report: 'taken before the report',
  reused: 'used for another issue, too',
};
