import type { rights as en } from './en';

export const rights: Record<keyof typeof en, string> = {
  'notice.link': 'ನಿಮ್ಮ ಬಗ್ಗೆ ನಾವು ಏನನ್ನು, ಏಕೆ ಇಡುತ್ತೇವೆ',
  'notice.published': 'ನೀವು ಇಲ್ಲಿ ಕಳುಹಿಸುವುದು ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ.',
  'notice.record': 'ಪ್ರಕ್ರಿಯೆಯ ಪೂರ್ಣ ದಾಖಲೆ, ಪ್ರೋಗ್ರಾಂಗಳಿಗಾಗಿ',
  'notice.version': 'ಆವೃತ್ತಿ {version}',
};
