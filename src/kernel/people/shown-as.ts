/** How a person is shown with a contribution: by their name, by a pseudonym, or as anybody. */
export const SHOWN_AS = ['name', 'pseudonym', 'anonymous'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

/** The display name of a person who is shown as anybody; pages translate it. */
export const ANONYMOUS = 'Anonymous';
