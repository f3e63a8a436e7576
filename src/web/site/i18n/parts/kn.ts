import type { PartTexts } from './en';

export const parts: PartTexts = {
  'bar.label': 'ಮುಖ್ಯ ಪುಟಗಳು',
  'bar.map': 'ನಕ್ಷೆ',
  'bar.report': 'ವರದಿ',
  'bar.mine': 'ನನ್ನವು',
  'city.switch': 'ಇತರ ನಗರಗಳು',
  'map.title': '{city} ನಕ್ಷೆ',
  'map.scripts': 'ನಕ್ಷೆಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು. ಪಟ್ಟಿಯಲ್ಲಿ ಅದೇ ಸಮಸ್ಯೆಗಳಿವೆ.',
  'filter.more': 'ಫಿಲ್ಟರ್',
  'search.label': 'ರಸ್ತೆ, ಪ್ರದೇಶ, ಪದ ಅಥವಾ ಪಿನ್‌ಕೋಡ್',
  'home.question': 'ನಿಮ್ಮ ರಸ್ತೆಯಲ್ಲಿ ಏನು ಹಾಳಾಗಿದೆ?',
  'home.photo': 'ಫೋಟೋದೊಂದಿಗೆ ವರದಿ ಮಾಡಿ',
  'home.how': 'ಫೋಟೋ ತೆಗೆಯಿರಿ. ಸರಿಪಡಿಸಬೇಕಾದ ಕಚೇರಿಯನ್ನು ನಾವು ಹುಡುಕಿ, ಏನಾಯಿತೆಂದು ತಿಳಿಸುತ್ತೇವೆ.',
  'bar.issues': 'ಪಟ್ಟಿ',
  'outcome.not_ours': 'ದುರಸ್ತಿ ಆಗಿಲ್ಲ: ಇದು ಬೇರೆ ಕಚೇರಿಗೆ ಸೇರಿದೆ',
  'outcome.not_found': 'ದುರಸ್ತಿ ಆಗಿಲ್ಲ: ಅಲ್ಲಿ ಏನೂ ಕಂಡುಬಂದಿಲ್ಲ',
  'outcome.duplicate': 'ದುರಸ್ತಿ ಆಗಿಲ್ಲ: ಇದನ್ನು ಮೊದಲೇ ವರದಿ ಮಾಡಲಾಗಿದೆ',
  'outcome.planned': 'ಇನ್ನೂ ದುರಸ್ತಿ ಆಗಿಲ್ಲ: ಕೆಲಸ ಯೋಜನೆಯಲ್ಲಿದೆ',
  'outcome.not_permitted': 'ದುರಸ್ತಿ ಆಗಿಲ್ಲ: ನಿಯಮಗಳು ಅನುಮತಿಸುವುದಿಲ್ಲ',
  'outcome.private_property': 'ದುರಸ್ತಿ ಆಗಿಲ್ಲ: ಇದು ಖಾಸಗಿ ಆಸ್ತಿಯಲ್ಲಿದೆ',
  'outcome.other': 'ದುರಸ್ತಿ ಆಗಿಲ್ಲ',
};
