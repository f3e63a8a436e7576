/** Characters that change the form of a word in an Indian script but rarely its meaning: nukta and joiners. */
const NUKTA = /[\u093c\u09bc\u0abc\u0cbc\u200c\u200d]/g;
const NASAL = /\u0901/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN_ACCENT = /[\u0300-\u036f]/g;

/** Normalises a text for comparison: lower case, without accents and spelling variants. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(LATIN_ACCENT, '')
    .replace(NUKTA, '')
    .normalize('NFC')
    .replace(NUKTA, '')
    .replace(NASAL, '\u0902')
    .toLowerCase();
}

/** The normalised words of a text. */
export function wordsOf(text: string): string[] {
  return normalise(text).match(WORD) ?? [];
}

/**
 * A phonetic form of a romanised word of an Indian language: there is no fixed spelling of long vowels, aspirated
 * consonants and doubled letters.
 */
export function soundOf(word: string): string {
  return word
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+|iy/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/([kgdtbj])h/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/(.)\1+/g, '$1');
}
