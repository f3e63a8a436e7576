import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../languages';
import { en } from './en';
import { type Key, wordsOf } from './translate';

const KEYS = Object.keys(en) as Key[];
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the texts of the site', () => {
  it.each(LANGUAGES)('are complete in %s, with the same placeholders as in English', (language) => {
    const words = wordsOf(language);
    for (const key of KEYS) {
      const text = words.text(key);
      expect([key, text.trim() === text && text !== '']).toEqual([key, true]);
      expect([key, placeholders(text)]).toEqual([key, placeholders(en[key])]);
    }
  });

  it.each(LANGUAGES)(
    'write numbers and dates of %s with Latin digits, grouped as in India, in Indian time',
    (language) => {
      const words = wordsOf(language);
      expect(words.number(1234567)).toBe('12,34,567');
      expect(words.percent(66.7)).toBe('67%');
      const evening = new Date('2026-03-31T20:00:00Z');
      expect(words.day(evening).match(/\d+/g)).toEqual(['1', '2026']);
      expect(words.moment(evening)).toMatch(/\b0?1:30/);
    },
  );

  it('write the days and moments on both sides of an Indian midnight, also if others were written before', () => {
    const formatted = (options: Intl.DateTimeFormatOptions, at: string) =>
      new Intl.DateTimeFormat('hi-IN-u-nu-latn', { ...options, timeZone: 'Asia/Kolkata' }).format(
        new Date(at),
      );
    for (const at of [
      '2026-03-31T18:29:59.999Z',
      '2026-03-31T18:30:00.000Z',
      '2026-03-31T18:30:59.999Z',
      '2026-03-31T18:31:00.000Z',
      '2026-04-01T18:29:59.999Z',
      '1944-06-30T17:45:00.000Z',
    ]) {
      expect(wordsOf('hi').day(at)).toBe(formatted({ dateStyle: 'medium' }, at));
      expect(wordsOf('hi').moment(at)).toBe(formatted({ dateStyle: 'medium', timeStyle: 'short' }, at));
    }
    expect(() => wordsOf('hi').day('no time')).toThrow(RangeError);
  });

  it('use the plural form of the language, with the number', () => {
    expect([1, 2, 0].map((n) => wordsOf('en').count('messages', n))).toEqual([
      '1 message',
      '2 messages',
      '0 messages',
    ]);
    expect(wordsOf('ta').count('messages', 1)).not.toBe(wordsOf('ta').count('messages', 2).replace('2', '1'));
    expect(wordsOf('en').count('upvotes', 123456)).toBe('1,23,456 supporters');
  });

  it('insert the given values unchanged, and keep other placeholders', () => {
    expect(wordsOf('en').text('issue.reported', { name: '$& {n} <b>' })).toBe('Reported by $& {n} <b>');
    expect(wordsOf('en').text('issue.reported')).toBe('Reported by {name}');
  });
});

describe('every text of the site', () => {
  it('is used', () => {
    const sources = filesBelow(join(__dirname, '..'))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('/i18n/'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    // Keys that are built from parts, such as `city.${slug}`.
    const patterns = [...sources.matchAll(/`([\w.]+\.)\$\{[^`]*?\}([\w.]*)`/g)].map(
      ([, begin = '', end = '']) => ({ begin, end }),
    );
    const isUsed = (key: string) =>
      [key, key.replace(/_(one|other)$/, '')].some((name) => sources.includes(`'${name}'`)) ||
      patterns.some(({ begin, end }) => key.startsWith(begin) && key.endsWith(end));
    expect(KEYS.filter((key) => !isUsed(key))).toEqual([]);
    expect(isUsed('map.nothing')).toBe(false);
  });
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
