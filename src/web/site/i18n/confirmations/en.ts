/** The texts about whether issues were repaired in English; names in braces are replaced by values. */
export const confirmations = {
  'confirm.title': 'Was it repaired?',
  'confirm.lead': 'The city says that this was repaired. You know it: is it?',
  'confirm.yes': 'Yes, it is repaired',
  'confirm.partly': 'Partly',
  'confirm.no': 'No, it is not repaired',
  'confirm.words': 'What is still wrong? (optional)',
  'confirm.wordsHint': 'If the issue is reopened, this is shown to everyone, without your name.',
  'confirm.send': 'Send the answer',
  'done.confirm': 'Thank you for your answer. You can change it until it is decided.',
  'confirm.decided': 'Thank you for your answer. With it, it is decided.',
  'confirm.mail': 'Was it repaired? {title}',
  'confirm.mailBody': 'The city says that this was repaired: {title}',
  'confirm.mailWhy':
    'You are asked because you reported, support or follow this. If people say that it is not repaired, it is reopened.',
  'confirm.counts': '{yes} say yes, {partly} partly, {no} no.',
  'confirm.asked': 'People are asked whether it was repaired.',
  'confirm.confirmed': 'People say that it is repaired.',
  'confirm.disputed': 'People say that it is not repaired.',
  'confirm.unconfirmed': 'Nobody is sure whether it is repaired.',
  'confirm.waiting': 'Were these repaired?',
  'confirm.figure': 'Repairs confirmed by people',
  'confirm.figureHow': 'After each repair, people are asked. Figures are shown once {n} are decided.',
  'confirm.figureConfirmed': 'Confirmed',
  'confirm.figureDisputed': 'Disputed',
  'confirm.figureUnconfirmed': 'Not certain',
  'confirm.figureNotRepaired': 'Closed without a repair',
  'confirm.figureData': 'These figures of all wards (CSV)',
  'confirm.figureDepartment': 'Department',
  'confirm.figureUnit': 'Unit',
  'confirm.figureDecided': 'Decided',
  'confirm.badAnswer': 'Choose an answer.',
  'confirm.badWords': 'Use at most 1,000 characters.',
};

/** The texts about whether issues were repaired of a language. */
export type ConfirmationTextsOfSite = Record<keyof typeof confirmations, string>;
