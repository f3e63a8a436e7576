/** The texts of what follows an act: what was done, what happens next, and how to ask others to join. */
export const acts = {
  'done.upvote': 'Your support is counted.',
  'done.takenBack': 'Your support is taken back.',
  'done.react': 'Your reaction is counted.',
  'done.remove': 'The message is deleted.',
  'done.review': 'Your decision about the request is stored.',
  'done.resolve': 'The issue is marked as resolved.',
  'done.close': 'The issue is closed for good.',
  'done.post': 'Your message is posted.',
  'done.rate': 'Thank you. Your rating is counted.',
  'done.requestReopen': 'Your request is sent.',
  'done.flag': 'Thank you. City staff will look at it.',
  'done.same':
    'You support this issue now, and your own report was not sent. You find the issue again under your name at the top.',
  'done.reportWithoutPhotos': 'Your issue is reported, but its photos could not be stored.',
  'after.thanks': 'Reported. Thank you, {name}.',
  'after.has': '{name} has it now.',
  'after.city': 'City staff have it now.',
  'after.due': 'To be fixed by {day}. If it is not, it goes to the next higher office.',
  'after.noDue': 'It has no due date. This page shows what becomes of it.',
  'after.mails': 'We write to {email} when something happens.',
  'after.again': 'Report another issue',
  'share.ask': 'Ask neighbours to join',
  'share.whatsapp': 'Send by WhatsApp',
  'share.copy': 'Copy the link',
  'share.copied': 'The link is copied.',
  'share.text': '“{title}”: do you have this problem, too? Support the report:',
  'share.scan': 'Scan the code to follow and support this issue.',
};

/** These texts in one language. */
export type ActTexts = Record<keyof typeof acts, string>;
