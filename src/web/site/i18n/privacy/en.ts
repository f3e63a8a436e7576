/** The texts of the pages and fields about how a person is shown. */
export const privacy = {
  'privacy.title': 'How you are shown',
  'privacy.welcome': 'Before you begin: how shall we show you?',
  'privacy.lead':
    'Reports and messages are public. You choose whose name they carry, and can change it at any time.',
  'privacy.shownAs': 'Show me as',
  'privacy.anonymous': 'a citizen, without a name',
  'privacy.pseudonym': 'my pseudonym',
  'privacy.name': 'my name, {name}',
  'privacy.pseudonymLabel': 'Pseudonym',
  'privacy.pseudonymHint': '3 to 40 characters. It can be changed once in 30 days.',
  'privacy.ownName': 'Corrected name',
  'privacy.ownNameHint':
    'Instead of the name of your account. Empty: the name of your account, from the next sign-in.',
  'privacy.listed': 'Show me in the directory and the leaderboards',
  'privacy.showPicture': 'Show my picture',
  'privacy.save': 'Save',
  'privacy.saved': 'Your choice is stored.',
  'privacy.asChosen': 'as you chose',
  'privacy.citizen': 'a citizen',
  'privacy.inIssue': 'Show me here as',
  'privacy.change': 'Change',
  'done.privacy': 'Your choice is stored.',
  'problem.pseudonym':
    'This pseudonym is taken, looks like a taken one, or is the name of an office. Choose one of 3 to 40 characters.',
  'problem.pseudonymNew': 'The pseudonym was changed less than 30 days ago.',
  'problem.ownName': 'This name cannot be used.',
};
