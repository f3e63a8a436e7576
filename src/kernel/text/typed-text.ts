/** Characters that no screen shows, such as marks of the direction that come with a copied number. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const DIGIT = /\p{Nd}/u;
/** Those that are not the value themselves. */
const DIGITS = /(?![0-9])\p{Nd}/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** A short text as it is seen: without invisible characters, full-width characters as ASCII, and single blanks. */
export function visibleText(text: string): string {
  return text
    .replaceAll(IGNORABLE, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET));
}

/** The same with the digits of every script as 0 to 9, for numbers and codes that are typed or pasted. */
export function typedText(text: string): string {
  return plainDigits(visibleText(text));
}

/** A typed pincode, which may have blanks. */
export function typedPincode(text: string): string {
  return typedText(text).replaceAll(' ', '');
}

/** A text with the digits of every script as 0 to 9, and without invisible characters. */
export function visibleDigits(text: string): string {
  return plainDigits(text.replaceAll(IGNORABLE, ''));
}

/** A text with the digits of every script as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replaceAll(DIGITS, valueOf);
}

/** The digits of a script are ten adjacent characters in their order; some blocks have several sets of ten. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
