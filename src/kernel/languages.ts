/** The languages of the cities: those of the site. */
export const LANGUAGES = ['en', 'hi', 'mr', 'kn', 'ta', 'te', 'bn', 'gu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text, or one for each of some languages. */
export type TextByLanguage = string | Partial<Record<Language, string>>;

/** The text for a language; without it the English one, else the first that there is. */
export function textIn(text: TextByLanguage, language: Language = 'en'): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text.en ?? Object.values(text)[0] ?? '';
}
