import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../kernel/time/durations';
import type { Language } from '../languages';
import { bn } from './bn';
import { en } from './en';
import { gu } from './gu';
import { hi } from './hi';
import { kn } from './kn';
import { mr } from './mr';
import { ta } from './ta';
import { te } from './te';

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
/** An older moment is shown as its day. */
const MAX_DAYS = 30;

/** The key of a text. */
export type Key = keyof typeof en;
/** The texts of a language; a missing text does not compile. */
export type Catalogue = Record<Key, string>;
type Plural = { [K in Key]: K extends `${infer Base}_one` ? Base : never }[Key];

const INDIAN_OFFSET_MS = 5.5 * HOUR_MS;
/** Since when the offset of India has not changed. */
const OFFSET_SINCE = Date.UTC(1946, 0, 1);
/** How many texts of a format are cached. */
const MAX_TIMES = 1000;

const CATALOGUES: Record<Language, Catalogue> = { en, hi, mr, kn, ta, te, bn, gu };

/** The texts of a date format, each cached: a list formats the same few days again and again. */
class FormattedTimes {
  private readonly texts = new LRUCache<number, string>({ max: MAX_TIMES });

  /** @param unitMs times within one unit of Indian time have the same text */
  constructor(
    private readonly formatter: Intl.DateTimeFormat,
    private readonly unitMs: number,
  ) {}

  /** @param moment a date or an ISO text @throws RangeError if it is not a time */
  format(moment: Date | string): string {
    const at = new Date(moment).getTime();
    // Earlier, the time of India had other offsets.
    if (!(at >= OFFSET_SINCE)) return this.formatter.format(at);
    const unit = Math.floor((at + INDIAN_OFFSET_MS) / this.unitMs);
    let text = this.texts.get(unit);
    if (text === undefined) this.texts.set(unit, (text = this.formatter.format(at)));
    return text;
  }
}

/** The texts, numbers and dates of one language. */
export class Words {
  private readonly catalogue: Catalogue;
  private readonly numbers: Intl.NumberFormat;
  private readonly plurals: Intl.PluralRules;
  private readonly ages: Intl.RelativeTimeFormat;
  private readonly days: FormattedTimes;
  private readonly moments: FormattedTimes;

  constructor(readonly language: Language) {
    this.catalogue = CATALOGUES[language];
    // Latin digits with Indian grouping, as everywhere on the site, whatever the language's own default is.
    this.numbers = new Intl.NumberFormat('en-IN-u-nu-latn');
    this.plurals = new Intl.PluralRules(language);
    const locale = `${language}-IN-u-nu-latn`;
    this.ages = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const style = { dateStyle: 'medium', timeZone: 'Asia/Kolkata' } as const;
    this.days = new FormattedTimes(new Intl.DateTimeFormat(locale, style), DAY_MS);
    this.moments = new FormattedTimes(
      new Intl.DateTimeFormat(locale, { ...style, timeStyle: 'short' }),
      MINUTE_MS,
    );
  }

  /** A text, with its placeholders replaced by values. */
  text(key: Key, values?: Record<string, string>): string {
    const text = this.catalogue[key];
    if (values === undefined) return text;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  }

  /** A text in the plural form for a number, which replaces `{n}`. */
  count(base: Plural, number: number, values: Record<string, string> = {}): string {
    const form = this.plurals.select(number) === 'one' ? 'one' : 'other';
    return this.text(`${base}_${form}`, { n: this.number(number), ...values });
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  /** A percentage. @param value from 0 to 100 */
  percent(value: number): string {
    return `${this.number(Math.round(value))}%`;
  }

  /**
   * How long ago a moment was, in minutes, hours or days; after thirty days, its day.
   * @param moment not in the future; the difference of two clocks counts as now
   */
  age(moment: Date, now: Date): string {
    const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS));
    const hours = Math.floor(minutes / MINUTES_PER_HOUR);
    const days = Math.floor(hours / HOURS_PER_DAY);
    if (hours < 1) return this.ages.format(-minutes, 'minute');
    if (days < 2) return this.ages.format(-hours, 'hour');
    return days > MAX_DAYS ? this.day(moment) : this.ages.format(-days, 'day');
  }

  /** A day, in Indian time. @param moment a date or an ISO text */
  day(moment: Date | string): string {
    return this.days.format(moment);
  }

  /** A day and time, in Indian time. @param moment a date or an ISO text */
  moment(moment: Date | string): string {
    return this.moments.format(moment);
  }
}

const WORDS = new Map<Language, Words>();

/** The texts of a language; cached, as creating date formatters is slow. */
export function wordsOf(language: Language): Words {
  const known = WORDS.get(language) ?? new Words(language);
  WORDS.set(language, known);
  return known;
}
