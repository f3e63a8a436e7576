/** The columns with numbers that spreadsheets take for numbers to calculate with. */
const PHONES = ['phone', 'contact_phone', 'chat_number'];
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i;
const DECIMAL = /^\d{3,}[.,]0+$/;
const ERROR_VALUE = /^#(?:#+|(?:NAME|ERROR|VALUE|REF|NUM|NULL|DIV\/0|N\/A)[!?]?)$/i;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const DATE = new RegExp(`^(?:\\d{1,2}-${MONTH}(?:-\\d{2,4})?|${MONTH}-\\d{2,4})$`, 'i');
/** A number in words of 64 bits keeps 15 digits; a telephone number has at most 15 (E.164). */
const MAX_DIGITS = 15;

/**
 * Why a cell shows that a spreadsheet has changed it: such a value must not replace a good one.
 * @returns undefined if nothing shows that
 */
export function spreadsheetDamage(column: string, cell: string): string | undefined {
  const text = cell.trim();
  if (ERROR_VALUE.test(text)) return 'is an error value of a spreadsheet: enter it again as text';
  if (column === 'ward' && DATE.test(text))
    return 'is a date that a spreadsheet made: enter it again as text';
  return PHONES.includes(column) ? damageOfPhone(text) : undefined;
}

function damageOfPhone(text: string): string | undefined {
  if (SHORTENED.test(text)) return 'is a number that a spreadsheet has shortened: enter it again as text';
  if (DECIMAL.test(text)) return 'is a decimal number that a spreadsheet made: enter it again as text';
  // Separated groups are text for a spreadsheet, which does not change them.
  if (!/^\d+$/.test(text)) return undefined;
  if (text.length > MAX_DIGITS || (text.length >= 12 && /0{6}$/.test(text)))
    return 'has digits that a spreadsheet has replaced by zeros: enter it again as text';
  return hasLostZero(text)
    ? 'begins with neither 0 nor +, which a spreadsheet may have removed: enter it again as text'
    : undefined;
}

/**
 * Whether the 0 of an Indian area code is missing. Mobile numbers have ten digits and begin with 6 to 9, as do some
 * area codes; toll-free numbers begin with 1800 or 1860; shorter ones have no area code.
 */
function hasLostZero(digits: string): boolean {
  if (/^1(?:80|86)0/.test(digits) || digits.startsWith('0')) return false;
  return digits.length <= 2 || digits.length === 9 || (digits.length === 10 && /^[1-5]/.test(digits));
}
