/** The texts of pages about the rights of people over their data. */
export const rights = {
  'notice.link': 'What we store about you, and why',
  'notice.published': 'Everyone sees what you send here.',
  'notice.record': 'The whole record of processing, for programs',
  'notice.version': 'Version {version}',
};
