import { emailKey } from '../kernel/text/email-address';
import { foldedText, type FoldedText } from './folded-text';
import { PERSONAL_PATTERNS } from './personal-patterns';
import { personalNumbersIn } from './personal-numbers';

/** What a text may say about a person. */
export const PERSONAL_KINDS = [
  'phone',
  'email',
  'aadhaar',
  'pan',
  'plate',
  'upi',
  'voter_id',
  'bank_account',
  'home_address',
] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** What happens with personal data in a text: it is removed before the text is published, or published as written. */
export const PERSONAL_DATA_CHOICES = ['hide', 'keep'] as const;
export type PersonalDataChoice = (typeof PERSONAL_DATA_CHOICES)[number];

/** A part of a text, in UTF-16 units: from `start` to before `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Personal data in a text, and where it stands. */
export interface PersonalFinding extends TextRange {
  kind: PersonalKind;
}

/** What stands in place of removed words. */
export const REMOVED = '•••';
const NO_CONTACTS: ReadonlySet<string> = new Set();
/** The addresses of authorities are not those of a person. */
const AUTHORITY = /[@.](?:gov|nic)\.in$/i;
const KEPT_DIGITS = 4;
/** The digits of a landline in a large city, without its area. */
const LANDLINE_DIGITS = 8;

/**
 * The personal data in a text, in its order and without overlaps. Takes time in proportion to the length of the text.
 * @param known the keys (`contactKey`) of numbers and addresses that are public, such as those of offices
 */
export function personalDataIn(text: string, known: ReadonlySet<string> = NO_CONTACTS): PersonalFinding[] {
  const folded = foldedText(text);
  const found = candidatesIn(folded, known);
  // Sorting is stable: of two that begin at the same place, the first and more certain one is kept.
  found.sort((one, other) => one.start - other.start);
  const kept: PersonalFinding[] = [];
  for (const { kind, start, end } of found) {
    const original = { kind, start: folded.starts[start] ?? 0, end: folded.ends[end - 1] ?? 0 };
    if (original.start >= (kept.at(-1)?.end ?? 0)) kept.push(original);
  }
  return kept;
}

function candidatesIn(folded: FoldedText, known: ReadonlySet<string>): PersonalFinding[] {
  const { text } = folded;
  const found: PersonalFinding[] = [];
  const isFree = ({ start, end }: TextRange) =>
    found.every((other) => other.end <= start || other.start >= end);
  const add = (finding: PersonalFinding) => isFree(finding) && found.push(finding);
  const publicOnes: TextRange[] = [];
  for (const { kind, pattern, sign } of PERSONAL_PATTERNS) {
    if (!sign.test(text)) continue;
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const range = { start: index, end: index + words.length };
      const isPublic = kind === 'email' && (AUTHORITY.test(words) || known.has(contactKey(words)));
      if (isPublic) publicOnes.push(range);
      else add({ kind, ...range });
    }
  }
  for (const { kind, start, end, digits } of personalNumbersIn(text)) {
    const isPublic = kind === 'phone' && known.has(digits);
    const isWithin = publicOnes.some((other) => other.start < end && other.end > start);
    if (!isPublic && !isWithin) add({ kind, start, end });
  }
  return found;
}

/**
 * The form in which contacts are compared: ten digits of a phone number without prefixes, an address in small letters.
 * @param contact a phone number or an address of email, as it is written
 */
export function contactKey(contact: string): string {
  const { text } = foldedText(contact);
  if (text.includes('@')) return emailKey(text.replaceAll(/\s/g, ''));
  const digits = text.replaceAll(/\D/g, '');
  return digits.replace(/^(?:0091|091|91|0)0?(?=\d{10}$)/, '');
}

/** The keys of contacts as they are noted by offices: one or several, landlines also without their area. */
export function contactKeysIn(contacts: string): string[] {
  const keys = contacts.split(/[,;/|\n]/).map(contactKey);
  const withoutArea = keys
    .filter((key) => /^[1-8]\d{9}$/.test(key))
    .map((key) => key.slice(-LANDLINE_DIGITS));
  return [...keys, ...withoutArea].filter((key) => key !== '');
}

/** A text without some parts of it; it is not longer than before. @param ranges in order, without overlaps */
export function withoutRanges(text: string, ranges: readonly TextRange[]): string {
  return replaced(text, ranges, (part) => REMOVED.slice(0, [...part].length));
}

/**
 * A text in which each valid Aadhaar number has only its last four digits; the others are points. It is not longer than
 * the given one.
 */
export function withMaskedAadhaar(text: string): string {
  const numbers = personalDataIn(text).filter(({ kind }) => kind === 'aadhaar');
  return replaced(text, numbers, masked);
}

function masked(number: string): string {
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  let seen = 0;
  return number.replaceAll(/\p{Nd}/gu, (digit) => (seen++ < digits - KEPT_DIGITS ? '•' : digit));
}

function replaced(text: string, ranges: readonly TextRange[], by: (part: string) => string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of ranges) {
    result += text.slice(at, start) + by(text.slice(start, end));
    at = end;
  }
  return result + text.slice(at);
}
