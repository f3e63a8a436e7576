import type { Language } from '../../../kernel/languages';

/** The languages of the cities, each by its own name. */
const NAMES: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  kn: 'ಕನ್ನಡ',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
};

/** The name of a language in itself. */
export const languageName = (language: Language): string => NAMES[language];
