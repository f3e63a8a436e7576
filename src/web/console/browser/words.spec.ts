import { en } from './i18n/en';
import { hi } from './i18n/hi';
import { mr } from './i18n/mr';
import { languageAmong } from './language';
import {
  countOf,
  formattedDay,
  formattedMoment,
  type Key,
  loadWords,
  numberOf,
  partsOf,
  textOf,
} from './words';

const KEYS = Object.keys(en) as Key[];
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the texts of the console', () => {
  it.each(Object.entries({ en, hi, mr }))(
    'are complete in %s, with the placeholders of English',
    (_, texts) => {
      for (const key of KEYS) {
        const text = texts[key];
        expect([key, text.trim() === text && text !== '']).toEqual([key, true]);
        expect([key, placeholders(text)]).toEqual([key, placeholders(en[key])]);
      }
    },
  );

  it.each(Object.entries({ hi, mr }))('are written in Devanagari in %s', (_, texts) => {
    // Some are the same in each language: abbreviations, and names of formats.
    const isLatin = (text: string) => !/[\u0900-\u097f]/.test(text) && /[A-Za-z]{2}/.test(text);
    const latin = KEYS.filter((key) => isLatin(texts[key].replace(/\{\w+\}/g, '')));
    expect(latin.filter((key) => texts[key] !== en[key])).toEqual([]);
  });
});

describe('words', () => {
  const page = { documentElement: { lang: '' } };
  beforeEach(() => void Object.assign(globalThis, { document: page }));
  afterEach(async () => {
    await loadWords('en');
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('are in the language that was loaded, which the document names', async () => {
    expect(textOf('shell.language')).toBe('Language');
    await loadWords('mr');
    expect([textOf('shell.language'), page.documentElement.lang]).toEqual(['भाषा', 'mr']);
  });

  it('have values and elements in place of placeholders, unchanged', () => {
    expect(textOf('refusal.notDone', { why: '$& {n} <b>' })).toBe('Not done. $& {n} <b>');
    expect(textOf('refusal.notDone')).toBe('Not done. {why}');
    expect(partsOf('refusal.notDone', { why: 7 })).toEqual(['Not done. ', 7, '']);
  });

  it('count in the plural form of the language', async () => {
    expect([0, 1, 2, 123456].map((number) => countOf('count.issue', number))).toEqual([
      ...['0 issues', '1 issue', '2 issues', '1,23,456 issues'],
    ]);
    await loadWords('mr');
    expect(countOf('count.issue', 2)).toBe('2 समस्या');
  });

  it.each(['en', 'hi', 'mr'] as const)(
    'write numbers and dates of %s with Latin digits, grouped as in India, in Indian time',
    async (language) => {
      await loadWords(language);
      expect(numberOf(1234567)).toBe('12,34,567');
      const evening = new Date('2026-03-31T20:00:00Z');
      expect(formattedDay(evening).match(/\d+/g)).toEqual(['1', '2026']);
      expect(formattedMoment(evening)).toMatch(/\b0?1:30/);
    },
  );

  it.each([
    [['hi-IN', 'en'], 'hi'],
    [['MR'], 'mr'],
    [['ta-IN', 'mr-IN', 'hi'], 'mr'],
    [['fr', 'de-AT'], 'en'],
    [[], 'en'],
  ])('are for a browser that asks for %j in %s', (wanted, language) => {
    expect(languageAmong(wanted)).toBe(language);
  });
});
