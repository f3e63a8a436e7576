/** A text as its patterns are searched, and where each of its UTF-16 units stands in the original. */
export interface FoldedText {
  text: string;
  /** The position of the character of the original that a unit comes from. */
  starts: readonly number[];
  /** The position after that character. */
  ends: readonly number[];
}

const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\u00ad]$/u;
const DIGIT = /^\p{Nd}$/u;
const DASH = /^[\p{Pd}\u2212]$/u;
const BLANK = /^(?!\n)[\p{Zs}\t]$/u;
const FULL_WIDTH_OFFSET = 0xfee0;
/** What has been looked up; at most one entry for each character of Unicode that was sent. */
const folded = new Map<number, string>();
const MAX_REMEMBERED = 4096;

/**
 * Folds a text for the search: digits of every script as 0 to 9, full-width characters as ASCII, all dashes and blanks
 * alike, without invisible characters. Takes linear time.
 */
export function foldedText(text: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    const end = at + (code > 0xffff ? 2 : 1);
    const part = code < 0x80 ? text.charAt(at) : foldedCharacter(code);
    parts.push(part);
    for (let unit = 0; unit < part.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { text: parts.join(''), starts, ends };
}

function foldedCharacter(code: number): string {
  const known = folded.get(code);
  if (known !== undefined) return known;
  const part = foldOf(code);
  if (folded.size < MAX_REMEMBERED) folded.set(code, part);
  return part;
}

function foldOf(code: number): string {
  const character = String.fromCodePoint(code);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - FULL_WIDTH_OFFSET);
  if (DIGIT.test(character)) return valueOf(code);
  if (INVISIBLE.test(character)) return '';
  if (DASH.test(character)) return '-';
  return BLANK.test(character) ? ' ' : character;
}

/** The digits of a script are ten adjacent characters in their order; some blocks have several sets of ten. */
function valueOf(code: number): string {
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
