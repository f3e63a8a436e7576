import type { ComponentChildren } from 'preact';
import type { ConsoleLanguage } from '../../../kernel/console';
import type { Catalogue, Key } from './i18n/catalogue';
import { en } from './i18n/en';

export type { Catalogue, Key } from './i18n/catalogue';

type Plural = { [K in Key]: K extends `${infer Base}_one` ? Base : never }[Key];

/** English is in the first script; another language is loaded if it is chosen. */
const CATALOGUES: Record<ConsoleLanguage, () => Promise<Catalogue>> = {
  en: () => Promise.resolve(en),
  hi: async () => (await import('./i18n/hi')).hi,
  mr: async () => (await import('./i18n/mr')).mr,
};

/** All cities of the service are in one time zone. Digits are Latin, and grouped as is usual there. */
const TIME_ZONE = 'Asia/Kolkata';
const NUMBER = new Intl.NumberFormat('en-IN-u-nu-latn');
const PLACEHOLDER = /\{(\w+)\}/g;

/** The texts, plurals and dates of a language. */
function wordsIn(language: ConsoleLanguage, catalogue: Catalogue) {
  const locale = `${language}-IN-u-nu-latn`;
  return {
    language,
    catalogue,
    plurals: new Intl.PluralRules(language),
    moments: new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: TIME_ZONE,
    }),
    days: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE }),
    ages: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  };
}

let words = wordsIn('en', en);

/**
 * Loads the texts of a language, which are then those of the page. Constants have texts, too, so the language stays
 * until the page is loaded again.
 */
export async function loadWords(language: ConsoleLanguage): Promise<void> {
  words = wordsIn(language, await CATALOGUES[language]());
  document.documentElement.lang = language;
}

/** The language of the page. */
export const languageOfPage = (): ConsoleLanguage => words.language;

/** A text, with its placeholders replaced by values. */
export function textOf(key: Key, values?: Readonly<Record<string, string | number>>): string {
  const text = words.catalogue[key];
  if (values === undefined) return text;
  return text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
}

/** A text with elements, links or texts in the place of its placeholders. */
export function partsOf(key: Key, values: Readonly<Record<string, ComponentChildren>>): ComponentChildren {
  // Every other part is the name of a placeholder.
  const parts = words.catalogue[key].split(PLACEHOLDER);
  return parts.map((part, index) => (index % 2 === 1 ? values[part] : part));
}

/** A text in the plural form for a number, which replaces `{n}`. */
export function countOf(
  base: Plural,
  number: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = words.plurals.select(number) === 'one' ? 'one' : 'other';
  return textOf(`${base}_${form}`, { n: numberOf(number), ...values });
}

/** Formats a number with its thousands and lakhs grouped. */
export const numberOf = (value: number): string => NUMBER.format(value);

/** A day and time, in Indian time, in the language of the page. */
export const formattedMoment = (at: Date): string => words.moments.format(at);

/** A day, in Indian time, in the language of the page. */
export const formattedDay = (at: Date): string => words.days.format(at);
