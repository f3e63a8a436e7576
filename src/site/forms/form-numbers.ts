const INDIAN_DIGIT = /[\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef]/g;
/** In each of these scripts the code point of the digit zero ends in 6. */
const ZERO = 6;

/** Normalises a typed pincode, which may have digits of Indian scripts, and blanks. */
export function pincodeOf(text: string): string {
  return plainDigits(text).replaceAll(/\s/g, '');
}

/** Parses typed degrees, with a point or a comma; undefined for an empty text, NaN if they are not a number. */
export function degreesOf(text: string): number | undefined {
  const plain = plainDigits(text).trim().replace(',', '.');
  if (plain === '') return undefined;
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(plain) ? Number(plain) : Number.NaN;
}

function plainDigits(text: string): string {
  return text.replaceAll(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) & 0xf) - ZERO));
}
