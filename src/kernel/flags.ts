/** What can be flagged, by the names the console uses. */
export const FLAG_TARGETS = ['issue', 'comment', 'media', 'reporter'] as const;
export type FlagTargetKind = (typeof FLAG_TARGETS)[number];

/** Why something is flagged. */
export const FLAG_REASONS = ['spam', 'abuse', 'wronginfo', 'duplicate', 'other'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];
