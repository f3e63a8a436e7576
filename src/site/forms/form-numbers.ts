const INDIAN_DIGIT = /[\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef]/g;
/** In each of these scripts the digits begin at a place that ends in 6. */
const ZERO = 6;

/** A pincode as it was typed, also in digits of Indian scripts and with blanks. */
export function pincodeOf(text: string): string {
  return plainDigits(text).replaceAll(/\s/g, '');
}

/** Degrees as they were typed, with a point or a comma; undefined where nothing was, NaN where it is no number. */
export function degreesOf(text: string): number | undefined {
  const plain = plainDigits(text).trim().replace(',', '.');
  if (plain === '') return undefined;
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(plain) ? Number(plain) : Number.NaN;
}

function plainDigits(text: string): string {
  return text.replaceAll(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) & 0xf) - ZERO));
}
