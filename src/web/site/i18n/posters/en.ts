/** The texts of posters. */
export const posters = {
  'poster.list': 'Posters with a code',
  'poster.lead':
    'Hang one up where something is often broken. Its code opens the report form with the place and the category filled in.',
  'poster.question': 'Is something broken here?',
  'poster.scan': 'Scan the code, take a photo, send it. We find the office that must fix it.',
  'poster.pick': 'A poster for one kind of problem:',
};

/** These texts in one language. */
export type PosterTexts = Record<keyof typeof posters, string>;
