import { plainDigits } from './typed-text';

/** Quotation marks, apostrophes and dashes, which keyboards and word processors write in different ways. */
const APOSTROPHES = /[`´ʹʼ‘’‛′]/g;
const QUOTES = /[“”„‟″]/g;
const DASHES = /[‐‑‒–—―−]/g;
/** Characters that nobody sees, accents of Latin letters, and the nuktas of Indian scripts. */
const DROPPED =
  /[\p{Default_Ignorable_Code_Point}\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u0640\u064b-\u0652\u0670]/gu;
const BLANKS = /[\t\n\v\f\r \u0085\u1680\u2028\u2029]+/g;
/** Letters with two spellings: nasal dots, the final consonants of Malayalam and Bengali, and the forms of Urdu. */
const SPELLINGS: Readonly<Record<string, string>> = {
  '\u0901': '\u0902',
  '\u09ce': '\u09a4\u09cd',
  '\u0d7a': '\u0d23\u0d4d',
  '\u0d7b': '\u0d28\u0d4d',
  '\u0d7c': '\u0d30\u0d4d',
  '\u0d7d': '\u0d32\u0d4d',
  '\u0d7e': '\u0d33\u0d4d',
  '\u0d7f': '\u0d15\u0d4d',
  '\u0643': '\u06a9',
  '\u0647': '\u06c1',
  '\u0649': '\u06cc',
  '\u064a': '\u06cc',
};
const SPELT = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g');
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Normalises a text for comparison: lower case, digits as 0 to 9, single blanks, without accents, invisible characters
 * and spelling variants. The function `searchable` in the database is the same; a test compares the two.
 */
export function normalise(text: string): string {
  const letters = text
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(QUOTES, '"')
    .replaceAll(DASHES, '-')
    .normalize('NFKD')
    .replaceAll(DROPPED, '')
    .replaceAll(SPELT, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFC');
  return plainDigits(letters).replaceAll(BLANKS, ' ').toLowerCase();
}

/** The normalised words of a text. */
export function wordsOf(text: string): string[] {
  return normalise(text).match(WORD) ?? [];
}

/**
 * A phonetic form of a romanised word of an Indian language: there is no fixed spelling of long vowels, aspirated
 * consonants and doubled letters.
 */
export function phoneticKeyOf(word: string): string {
  return word
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+|iy/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/([kgdtbj])h/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/(.)\1+/g, '$1');
}
