"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.normalise = normalise;
exports.wordsOf = wordsOf;
exports.soundOf = soundOf;
/** Marks that change how a word of an Indian script looks and hardly what it says: nukta, joiners, nasal dots. */
const NUKTA = /[\u093c\u09bc\u0abc\u0cbc\u200c\u200d]/g;
const NASAL = /\u0901/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN_ACCENT = /[\u0300-\u036f]/g;
/** Text as its words are compared: in lower case, without accents and without what is written now so, now so. */
function normalise(text) {
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
function wordsOf(text) {
    return normalise(text).match(WORD) ?? [];
}
/**
 * A word of an Indian language in Latin letters as it sounds: nobody agrees how long vowels, breathed consonants and
 * doubled letters are written.
 */
function soundOf(word) {
    return word
        .replace(/aa+/g, 'a')
        .replace(/ee+|ii+|iy/g, 'i')
        .replace(/oo+|uu+/g, 'u')
        .replace(/([kgdtbj])h/g, '$1')
        .replaceAll('w', 'v')
        .replaceAll('z', 'j')
        .replace(/(.)\1+/g, '$1');
}
//# sourceMappingURL=normalise.js.map