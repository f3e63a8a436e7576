import { typedText } from './text/typed-text';

/** How many characters of an issue's id are its number. */
const LENGTH = 6;
/** An id as it stands in an address or a text: a prefix and 26 characters of Crockford's base32. */
const ID = /(?<![a-z0-9])iss_[0-9a-z]{26}(?![0-9a-z])/i;
const NUMBER = /^[0-9a-hjkmnp-tv-z]{6}$/;
/** What people write around and between the characters: blanks, hyphens and dashes, a number sign, a final stop. */
const BETWEEN = /[\s\p{Pd}\p{Cf}#.,।]/gu;

/** The number of an issue, as people read it out: the last characters of its id. Two issues may have the same. */
export function issueNumber(id: string): string {
  return id.slice(-LENGTH);
}

/** What a text names an issue by. */
export interface IssueReference {
  number: string;
  /** The whole id; undefined if only the number is given. */
  id: string | undefined;
  /** Whether the text can hardly be a word or a pincode: an id, or a number of letters and digits. */
  isCertain: boolean;
}

/**
 * Reads an id, an address with an id, or a number as it was written down: in any letter case, with the digits of any
 * script and the look-alikes of Crockford's base32 (o for 0, i and l for 1).
 * @returns undefined for any other text
 */
export function readIssueReference(text: string): IssueReference | undefined {
  const seen = typedText(text.replaceAll('№', ' ').normalize('NFKC'));
  const id = ID.exec(seen)?.[0].toLowerCase();
  if (id !== undefined) return { number: issueNumber(id), id, isCertain: true };
  const plain = seen.replaceAll(BETWEEN, '').toLowerCase();
  const number = plain.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (!NUMBER.test(number)) return undefined;
  return { number, id: undefined, isCertain: /\d/.test(plain) && /[a-z]/.test(plain) };
}
