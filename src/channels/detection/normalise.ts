/** Marks that change how a word of an Indian script looks and hardly what it says: nukta, joiners, nasal dots. */
const NUKTA = /[\u093c\u09bc\u0abc\u0cbc\u200c\u200d]/g;
const NASAL = /\u0901/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN_ACCENT = /[\u0300-\u036f]/g;

/** Text as its words are compared: in lower case, without accents and spelling variants. */
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

/** The words of a text, ready to be compared. */
export function wordsOf(text: string): string[] {
  return normalise(text).match(WORD) ?? [];
}

/**
 * A word of an Indian language in Latin letters as it sounds: nobody agrees how long vowels, breathed consonants and
 * doubled letters are written.
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
