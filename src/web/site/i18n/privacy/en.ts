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
  'privacy.asBefore': 'as before in this issue, else as you chose',
  'privacy.oneWay':
    'In one issue you are shown one way: another choice also changes what you wrote here before.',
  'privacy.citizen': 'a citizen',
  'privacy.inIssue': 'Show me here as',
  'privacy.change': 'Change',
  'done.privacy': 'Your choice is stored.',
  'problem.pseudonym':
    'This pseudonym is taken, looks like a taken one, or is the name of an office. Choose one of 3 to 40 characters.',
  'problem.pseudonymNew': 'The pseudonym was changed less than 30 days ago.',
  'problem.ownName': 'This name cannot be used.',
  'found.title': 'Is this private?',
  'found.lead':
    'The marked words may say who you are, or how to reach you. Everyone can read what you publish. They become ••• unless you tick them.',
  'found.keep': 'is a public number or address: keep it',
  'found.change': 'You can also change your words and send the form again.',
  'found.publish': 'Publish',
  'found.back': 'Change my words',
  'takeOut.title': 'Take words out',
  'takeOut.words': 'Words',
  'takeOut.hint':
    'Type them exactly as they stand above. They become ••• for everyone, also if the issue is closed. This cannot be undone by you.',
  'takeOut.back': 'Back to the issue',
  'takeOut.send': 'Take out',
  'done.takeOut': 'The words were taken out.',
  'problem.takeOut': 'Your text does not have these words.',
  'cover.title': 'Cover parts of a photo',
  'cover.lead':
    'Choose what nobody should see, such as faces and number plates. It is filled with one colour for good: the photo of before is deleted.',
  'cover.how':
    'Drag over what nobody should see. By keyboard: Enter adds a part, the arrows move it, Shift and the arrows change its size, the space bar goes to the next part, Delete removes it.',
  'cover.count': 'Parts that will be covered: {n}',
  'cover.add': 'Add a part',
  'cover.remove': 'Remove the chosen part',
  'cover.cell': 'Row {row}, column {column}',
  'cover.send': 'Cover',
  'done.cover': 'The parts are covered.',
  'problem.cover': 'Choose at least one part of the photo, at most 50.',
};
