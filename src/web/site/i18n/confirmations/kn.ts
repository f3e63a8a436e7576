import type { ConfirmationTextsOfSite } from './en';

/** The texts about whether issues were repaired in Kannada. */
export const confirmations: ConfirmationTextsOfSite = {
  'confirm.title': 'ಇದು ದುರಸ್ತಿಯಾಗಿದೆಯೇ?',
  'confirm.lead': 'ಇದು ದುರಸ್ತಿಯಾಗಿದೆ ಎಂದು ನಗರಾಡಳಿತ ಹೇಳುತ್ತದೆ. ನಿಮಗೆ ಇದು ಗೊತ್ತು: ಇದು ದುರಸ್ತಿಯಾಗಿದೆಯೇ?',
  'confirm.yes': 'ಹೌದು, ದುರಸ್ತಿಯಾಗಿದೆ',
  'confirm.partly': 'ಭಾಗಶಃ',
  'confirm.no': 'ಇಲ್ಲ, ದುರಸ್ತಿಯಾಗಿಲ್ಲ',
  'confirm.words': 'ಇನ್ನೂ ಏನು ಸರಿಯಿಲ್ಲ? (ಐಚ್ಛಿಕ)',
  'confirm.wordsHint': 'ಸಮಸ್ಯೆಯನ್ನು ಮತ್ತೆ ತೆರೆದರೆ, ಇದು ನಿಮ್ಮ ಹೆಸರಿಲ್ಲದೆ ಎಲ್ಲರಿಗೂ ಕಾಣಿಸುತ್ತದೆ.',
  'confirm.send': 'ಉತ್ತರ ಕಳುಹಿಸಿ',
  'done.confirm': 'ನಿಮ್ಮ ಉತ್ತರಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ತೀರ್ಮಾನವಾಗುವವರೆಗೆ ನೀವು ಅದನ್ನು ಬದಲಾಯಿಸಬಹುದು.',
  'confirm.decided': 'ನಿಮ್ಮ ಉತ್ತರಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ಇದರೊಂದಿಗೆ ತೀರ್ಮಾನವಾಗಿದೆ.',
  'confirm.mail': 'ಇದು ದುರಸ್ತಿಯಾಗಿದೆಯೇ? {title}',
  'confirm.mailBody': 'ಇದು ದುರಸ್ತಿಯಾಗಿದೆ ಎಂದು ನಗರಾಡಳಿತ ಹೇಳುತ್ತದೆ: {title}',
  'confirm.mailWhy':
    'ನೀವು ಇದನ್ನು ವರದಿ ಮಾಡಿದ್ದೀರಿ, ಬೆಂಬಲಿಸಿದ್ದೀರಿ ಅಥವಾ ಅನುಸರಿಸುತ್ತಿದ್ದೀರಿ, ಆದ್ದರಿಂದ ನಿಮ್ಮನ್ನು ಕೇಳಲಾಗುತ್ತಿದೆ. ದುರಸ್ತಿಯಾಗಿಲ್ಲ ಎಂದು ಜನರು ಹೇಳಿದರೆ, ಸಮಸ್ಯೆಯನ್ನು ಮತ್ತೆ ತೆರೆಯಲಾಗುತ್ತದೆ.',
  'confirm.counts': '{yes} ಜನ ಹೌದು ಎನ್ನುತ್ತಾರೆ, {partly} ಭಾಗಶಃ, {no} ಇಲ್ಲ.',
  'confirm.asked': 'ಇದು ದುರಸ್ತಿಯಾಗಿದೆಯೇ ಎಂದು ಜನರನ್ನು ಕೇಳಲಾಗುತ್ತಿದೆ.',
  'confirm.confirmed': 'ಇದು ದುರಸ್ತಿಯಾಗಿದೆ ಎಂದು ಜನರು ಹೇಳುತ್ತಾರೆ.',
  'confirm.disputed': 'ಇದು ದುರಸ್ತಿಯಾಗಿಲ್ಲ ಎಂದು ಜನರು ಹೇಳುತ್ತಾರೆ.',
  'confirm.unconfirmed': 'ಇದು ದುರಸ್ತಿಯಾಗಿದೆಯೇ ಎಂಬುದು ಖಚಿತವಿಲ್ಲ.',
  'confirm.waiting': 'ಇವು ದುರಸ್ತಿಯಾಗಿವೆಯೇ?',
  'confirm.figure': 'ಜನರು ದೃಢಪಡಿಸಿದ ದುರಸ್ತಿಗಳು',
  'confirm.figureHow': 'ಪ್ರತಿ ದುರಸ್ತಿಯ ನಂತರ ಜನರನ್ನು ಕೇಳಲಾಗುತ್ತದೆ. {n} ನಿರ್ಧಾರಗಳಾದ ನಂತರ ಅಂಕಿಅಂಶಗಳನ್ನು ತೋರಿಸಲಾಗುತ್ತದೆ.',
  'confirm.figureConfirmed': 'ಜನರ ಪ್ರಕಾರ ದುರಸ್ತಿಯಾಗಿದೆ',
  'confirm.figureDisputed': 'ಜನರ ಪ್ರಕಾರ ದುರಸ್ತಿಯಾಗಿಲ್ಲ',
  'confirm.figureUnconfirmed': 'ಖಚಿತವಿಲ್ಲ',
  'confirm.figureNotRepaired': 'ದುರಸ್ತಿಯಿಲ್ಲದೆ ಮುಚ್ಚಲಾಗಿದೆ',
  'confirm.figureData': 'ಎಲ್ಲಾ ವಾರ್ಡ್‌ಗಳ ಈ ಅಂಕಿಅಂಶಗಳು (CSV)',
  'confirm.badAnswer': 'ಒಂದು ಉತ್ತರವನ್ನು ಆರಿಸಿ.',
  'confirm.badWords': 'ಗರಿಷ್ಠ 1,000 ಅಕ್ಷರಗಳನ್ನು ಬಳಸಿ.',
};
