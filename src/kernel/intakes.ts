/** How somebody reached city staff, who reported in their name. */
export const INTAKES = ['phone', 'counter', 'letter'] as const;
export type Intake = (typeof INTAKES)[number];
