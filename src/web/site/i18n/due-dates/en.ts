/** The texts of due dates in English; names in braces are replaced by values. */
export const dueDates = {
  'due.by': 'To be resolved by {moment}',
  dueDays_one: '{n} day left',
  dueDays_other: '{n} days left',
  dueHours_one: '{n} hour left',
  dueHours_other: '{n} hours left',
  lateDays_one: '{n} day late',
  lateDays_other: '{n} days late',
  lateHours_one: '{n} hour late',
  lateHours_other: '{n} hours late',
  'due.late': 'Late',
  'due.on': 'Due on {day}',
  'due.paused': 'The clock is paused until {moment}: {reason}',
  'due.source': 'Where this deadline was published',
  'due.lastHour': 'Less than an hour left',
  'due.firstHour': 'Less than an hour late',
  'dueReason.category': 'the category is another one',
  'dueReason.priority': 'the priority is another one',
  'dueReason.ward': 'the ward was found',
  'dueReason.pause': 'the clock was paused',
  'dueReason.resume': 'the pause was ended early',
  'dueReason.reopen': 'the issue was reopened',
  'due.pauses': 'When the clock was paused',
  'officeLink.photosHint': 'Only with “It is resolved”.',
  'officeLink.full': '{n} replies were sent by this link. It takes no more.',
};

/** The texts of due dates of a language. */
export type DueDateTexts = Record<keyof typeof dueDates, string>;
