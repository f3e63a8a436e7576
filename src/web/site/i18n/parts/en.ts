/** The texts of what many pages have: bars, menus, cards and chips; and of the steps of an issue. */
export const parts = {
  'bar.label': 'Main pages',
  'bar.map': 'Map',
  'bar.report': 'Report',
  'bar.mine': 'Mine',
  'city.switch': 'Other cities',
  'map.title': 'Map of {city}',
  'map.scripts': 'The map needs scripts. The list has the same issues.',
  'filter.more': 'Filters',
  'search.label': 'Street, area, words or pincode',
  'home.question': 'What is broken in your street?',
  'home.photo': 'Report with a photo',
  'home.how': 'Take a photo. We find the office that must fix it, and tell you what happens.',
  'bar.issues': 'Issues',
  'outcome.not_ours': 'Not repaired: it belongs to another office',
  'outcome.not_found': 'Not repaired: nothing was found there',
  'outcome.duplicate': 'Not repaired: it was reported before',
  'outcome.planned': 'Not repaired yet: the work is planned',
  'outcome.not_permitted': 'Not repaired: the rules do not permit it',
  'outcome.private_property': 'Not repaired: it is on private property',
  'outcome.other': 'Not repaired',
  'step.label': 'Progress',
  'step.assigned': 'Assigned',
  'step.begun': 'Work begun',
  'step.fixed': 'Fixed',
  'issue.offices': 'All {n} offices',
  'issue.where': 'Address and position',
  'issue.answer': 'Answer of the city',
  'issue.follow': 'Follow',
};

/** These texts in one language. */
export type PartTexts = Record<keyof typeof parts, string>;
