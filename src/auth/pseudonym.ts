/** The number of characters of a pseudonym. */
export const PSEUDONYM_LENGTH = [3, 40] as const;

/** Letters of other scripts, digits and signs that look like a Latin letter, each before the letter. */
const LOOK_ALIKES =
  'аa вb еe ёe кk мm нh оo рp сc тt уy хx іi їi јj ѕs һh ԁd ԛq ԝw ӏl αa βb εe ηn κk νv οo ρp τt υu χx γy ιi ' +
  'օo ոn սu հh ցg քp 0o 1l 3e 5s |l !i $s @a ıi ɡg ɩi ʟl ꞁl ßb øo đd łl ħh ŧt';
const LATIN = new Map(
  LOOK_ALIKES.split(' ')
    .filter((pair) => [...pair].length === 2)
    .map((pair) => [...pair] as [string, string]),
);

/**
 * The form in which names are compared: two names that look the same have the same. Compatibility forms, case, accents
 * of Latin letters, look-alikes, blanks and punctuation do not distinguish names.
 */
export function comparedName(name: string): string {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  const latin = [...folded].map((character) => LATIN.get(character) ?? character).join('');
  // l and i look the same in many fonts, and two letters like one.
  return latin
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
