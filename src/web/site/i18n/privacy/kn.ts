import type { privacy as en } from './en';

export const privacy: Record<keyof typeof en, string> = {
  'privacy.title': 'ನಿಮ್ಮನ್ನು ಹೇಗೆ ತೋರಿಸಲಾಗುತ್ತದೆ',
  'privacy.welcome': 'ಪ್ರಾರಂಭಿಸುವ ಮೊದಲು: ನಿಮ್ಮನ್ನು ಹೇಗೆ ತೋರಿಸಬೇಕು?',
  'privacy.lead':
    'ದೂರುಗಳು ಮತ್ತು ಸಂದೇಶಗಳು ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತವೆ. ಅವುಗಳಲ್ಲಿ ಯಾರ ಹೆಸರು ಇರಬೇಕು ಎಂದು ನೀವು ಆರಿಸುತ್ತೀರಿ, ಯಾವಾಗ ಬೇಕಾದರೂ ಬದಲಾಯಿಸಬಹುದು.',
  'privacy.shownAs': 'ನನ್ನನ್ನು ಹೀಗೆ ತೋರಿಸಿ',
  'privacy.anonymous': 'ಒಬ್ಬ ನಾಗರಿಕ, ಹೆಸರಿಲ್ಲದೆ',
  'privacy.pseudonym': 'ನನ್ನ ಕಾವ್ಯನಾಮ',
  'privacy.name': 'ನನ್ನ ಹೆಸರು, {name}',
  'privacy.pseudonymLabel': 'ಕಾವ್ಯನಾಮ',
  'privacy.pseudonymHint': '3 ರಿಂದ 40 ಅಕ್ಷರಗಳು. 30 ದಿನಗಳಿಗೊಮ್ಮೆ ಬದಲಾಯಿಸಬಹುದು.',
  'privacy.ownName': 'ಸರಿಪಡಿಸಿದ ಹೆಸರು',
  'privacy.ownNameHint': 'ನಿಮ್ಮ ಖಾತೆಯ ಹೆಸರಿನ ಬದಲು. ಖಾಲಿ: ಮುಂದಿನ ಸೈನ್-ಇನ್‌ನಿಂದ ನಿಮ್ಮ ಖಾತೆಯ ಹೆಸರು.',
  'privacy.listed': 'ನನ್ನನ್ನು ಪಟ್ಟಿಯಲ್ಲಿ ಮತ್ತು ಶ್ರೇಯಾಂಕಗಳಲ್ಲಿ ತೋರಿಸಿ',
  'privacy.showPicture': 'ನನ್ನ ಚಿತ್ರವನ್ನು ತೋರಿಸಿ',
  'privacy.save': 'ಉಳಿಸಿ',
  'privacy.saved': 'ನಿಮ್ಮ ಆಯ್ಕೆ ಉಳಿಸಲಾಗಿದೆ.',
  'privacy.asChosen': 'ನೀವು ಆರಿಸಿದಂತೆ',
  'privacy.citizen': 'ಒಬ್ಬ ನಾಗರಿಕ',
  'privacy.inIssue': 'ಇಲ್ಲಿ ನನ್ನನ್ನು ಹೀಗೆ ತೋರಿಸಿ',
  'privacy.change': 'ಬದಲಾಯಿಸಿ',
  'done.privacy': 'ನಿಮ್ಮ ಆಯ್ಕೆ ಉಳಿಸಲಾಗಿದೆ.',
  'problem.pseudonym':
    'ಈ ಕಾವ್ಯನಾಮ ಈಗಾಗಲೇ ಇದೆ, ಇರುವುದರಂತೆ ಕಾಣುತ್ತದೆ, ಅಥವಾ ಒಂದು ಹುದ್ದೆಯ ಹೆಸರು. 3 ರಿಂದ 40 ಅಕ್ಷರಗಳದ್ದನ್ನು ಆರಿಸಿ.',
  'problem.pseudonymNew': 'ಕಾವ್ಯನಾಮವನ್ನು 30 ದಿನಗಳೊಳಗೆ ಬದಲಾಯಿಸಲಾಗಿದೆ.',
  'problem.ownName': 'ಈ ಹೆಸರನ್ನು ಬಳಸಲಾಗುವುದಿಲ್ಲ.',
};
