/** The number of characters of a pseudonym. */
export const PSEUDONYM_LENGTH = [3, 40] as const;

/** Letters of other scripts, digits and signs that look like a Latin letter, each before the letter. */
const LOOK_ALIKES =
  'аa вb еe ёe кk мm нh оo рp сc тt уy хx іi їi јj ѕs һh ԁd ԛq ԝw ӏl αa βb εe ηn κk νv οo ρp τt υu χx γy ιi ' +
  'օo ոn սu հh ցg քp 0o 1l 3e 5s |l !i $s @a ıi ɡg ɩi ʟl ꞁl ßb øo đd łl ħh ŧt ഠo ଠo';
const LATIN = new Map(
  LOOK_ALIKES.split(' ')
    .filter((pair) => [...pair].length === 2)
    .map((pair) => [...pair] as [string, string]),
);

/** The zero of each Indian script that has digits of its own. */
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
/** Letters of Kannada look like those of Telugu, which are in the same order. */
const KANNADA_LETTER = /[\u0c80-\u0cff]/g;
const FROM_KANNADA_TO_TELUGU = -0x80;
/** Vowels that are also written as another vowel with a sign. */
const WRITTEN_VOWELS = new Map([
  ...([
    ['अा', 'आ'],
    ['अो', 'ओ'],
    ['अौ', 'औ'],
    ['অা', 'আ'],
  ] as const),
  ...([
    ['અા', 'આ'],
    ['અો', 'ઓ'],
    ['અૌ', 'ઔ'],
    ['అా', 'ఆ'],
    ['ਅਾ', 'ਆ'],
  ] as const),
]);

/**
 * The form in which names are compared: two names that look the same have the same. Compatibility forms, case, accents
 * of Latin letters, look-alikes, digits of other scripts, blanks and punctuation do not distinguish names.
 */
export function comparedName(name: string): string {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  const latin = [...ofIndianScripts(folded)].map((character) => LATIN.get(character) ?? character).join('');
  // l and i look the same in many fonts, and two letters like one.
  return latin
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** A name with the digits, vowels and letters of Indian scripts that look alike made the same. */
function ofIndianScripts(name: string): string {
  let folded = name
    .replaceAll(INDIAN_DIGIT, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - ZEROS.filter((zero) => zero <= code).at(-1)!);
    })
    .replaceAll(KANNADA_LETTER, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + FROM_KANNADA_TO_TELUGU),
    );
  for (const [written, vowel] of WRITTEN_VOWELS) folded = folded.replaceAll(written, vowel);
  return folded;
}
