import type { RecordKind, RecordValues } from './record-kind';
import { spreadsheetDamage } from './spreadsheet-damage';

/** Columns whose values have a form, so that characters nobody sees cannot belong to them. */
const FORMED = ['id', 'city', 'designation', 'email', 'contact_email'];
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
/** As above, without the joiners, which the words of Indian languages need. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const BLANK = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** The code points of the digits zero of Arabic, Urdu, the Indian scripts and of full width; nine follow each. */
const ZEROS = [
  ...[0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66],
  ...[0x1c50, 0xabf0, 0xff10],
];

/** A value that may be damaged: it is accepted only if the record has it already. */
export interface Doubt {
  field: string;
  message: string;
}

/**
 * The cells of a row as a person sees them: characters that are not visible are removed from formed values, and from
 * all values of a row without an id. A row with an id may be an export, whose import changes nothing.
 */
export function visibleCells(
  kind: RecordKind,
  header: readonly string[],
  cells: readonly string[],
): string[] {
  const hasId = (cells[header.indexOf('id')] ?? '').trim() !== '';
  return cells.map((cell, index) => {
    const column = header[index] ?? '';
    if (kind.lists.includes(column)) return withDigits(cell.replaceAll(IGNORABLE, '').replaceAll(BLANK, ' '));
    if (FORMED.includes(column) || kind.references.includes(column))
      return cell.replaceAll(IGNORABLE, '').replaceAll(BLANK, ' ').trim();
    return hasId ? cell : cell.replaceAll(INVISIBLE, '').replaceAll(BLANK, ' ').trim();
  });
}

/** The values of a row that a spreadsheet or a wrong encoding may have damaged. */
export function doubtsOf(values: RecordValues): Doubt[] {
  return Object.entries(values).flatMap(([field, value]) => {
    if (typeof value !== 'string') return [];
    const seen = withDigits(value.replaceAll(IGNORABLE, '').replaceAll(BLANK, ' '));
    const message = spreadsheetDamage(field, seen) ?? encodingDamage(value);
    return message === undefined ? [] : { field, message };
  });
}

/** Digits of other scripts as ASCII digits. */
function withDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** What Windows-1252 has for the bytes 0x80 to 0x9f; it has nothing for those of a blank here. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const CONTINUATION = `[\\u0080-\\u00bf${WINDOWS.replaceAll(' ', '')}]`;
/** Characters of two or three bytes in UTF-8, read as Windows-1252 or Latin-1. */
const MISREAD = new RegExp(`[ÃÂ]${CONTINUATION}|[à-ï]${CONTINUATION}{2}|à[¤-µ]\\s?à[¤-µ]`, 'u');
const LOST = /^[\s?.,;:()-]*\?{3}[\s?.,;:()-]*$/;

/** Why a text shows that it was read or written in a wrong encoding; undefined if nothing shows that. */
export function encodingDamage(text: string): string | undefined {
  if (MISREAD.test(text))
    return 'has letters of a wrong encoding: save the file as UTF-8 and import it without changes';
  if (LOST.test(text) || text.includes('\ufffd'))
    return 'has lost its letters in a wrong encoding: save the file as UTF-8 and enter them again';
  return undefined;
}
