/** The texts of pages on which people take their data away, or have it erased. */
export const ownData = {
  'fresh.title': 'Sign in again',
  'fresh.export':
    'Your data is for you alone. Sign in once more, so that nobody else takes it away from this device.',
  'fresh.erasure':
    'An erased account does not come back. Sign in once more, so that nobody else erases yours from this device.',
  'fresh.failed': 'That was no new sign-in to this account. Please try again.',
  'export.title': 'Take my data away',
  'export.lead':
    'A file with everything we hold about you, to keep or to take elsewhere. You can ask for two in a week.',
  'export.signIn': 'Sign in again to ask for the file',
  'export.ask': 'Make the file',
  'export.proven': 'You have just signed in again. You can ask for the file within five minutes.',
  'export.asked': 'Asked for:',
  'export.queued': 'It will be made soon. If your address is confirmed, a mail tells you when it is ready.',
  'export.running': 'It is being made: {done} of {total} records.',
  'export.ready': 'Ready: {size} MB. It is deleted on {day}.',
  'export.failed': 'It could not be made. Please ask for it again.',
  'export.download': 'Download',
  'export.remove': 'Delete this file',
  'problem.exports':
    'You asked for two files within a week. Please ask for the next one when the week is over.',
};
