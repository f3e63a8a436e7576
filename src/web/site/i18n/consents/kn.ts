import type { consents as en } from './en';

export const consents: Record<keyof typeof en, string> = {
  'consent.title': 'ನೀವು ಯಾವುದಕ್ಕೆ ಒಪ್ಪಿದ್ದೀರಿ',
  'consent.lead': 'ಇವುಗಳಲ್ಲಿ ಪ್ರತಿಯೊಂದನ್ನೂ ಯಾವಾಗ ಬೇಕಾದರೂ ಹಿಂಪಡೆಯಬಹುದು. ಅದು ತಕ್ಷಣ ಕೊನೆಗೊಳ್ಳುತ್ತದೆ.',
  'consent.listing': 'ಪಟ್ಟಿ ಮತ್ತು ಶ್ರೇಯಾಂಕಗಳಲ್ಲಿ ತೋರಿಸಲು',
  'consent.picture': 'ನನ್ನ ಚಿತ್ರ ತೋರಿಸಲು',
  'consent.alerts': 'ನಾನು ಅನುಸರಿಸುವ ಮತ್ತು ವರದಿ ಮಾಡುವ ವಿಷಯಗಳ ಬಗ್ಗೆ ಮೇಲ್‌ಗಳು',
  'consent.push': 'ನನ್ನ ಸಾಧನಗಳಲ್ಲಿ ಸಂದೇಶಗಳು',
  'consent.contact': 'ನನ್ನ ದೂರುಗಳ ಬಗ್ಗೆ ಸಿಬ್ಬಂದಿ ನನ್ನನ್ನು ಸಂಪರ್ಕಿಸಲು',
  'consent.given': '{day} ರಂದು ಒಪ್ಪಿಗೆ',
  'consent.off': 'ಈಗ ಇಲ್ಲ',
  'consent.withdraw': 'ಹಿಂಪಡೆಯಿರಿ',
  'consent.give': 'ಒಪ್ಪುತ್ತೇನೆ',
};
