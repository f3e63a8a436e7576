/** What somebody answers who is asked whether an issue was repaired. */
export const CONFIRMATION_ANSWERS = ['yes', 'partly', 'no'] as const;
export type ConfirmationAnswer = (typeof CONFIRMATION_ANSWERS)[number];

/** What a resolution came to: by the answers of the people who were asked, or because nothing was repaired. */
export const CONFIRMATION_OUTCOMES = ['confirmed', 'disputed', 'unconfirmed', 'not_repaired'] as const;
export type ConfirmationOutcome = (typeof CONFIRMATION_OUTCOMES)[number];

/** The same while people are still asked. */
export const CONFIRMATION_STATES = ['asked', ...CONFIRMATION_OUTCOMES] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];
