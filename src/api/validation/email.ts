/** At least two labels, the last of letters; labels of other scripts are written in ASCII (`xn--`). */
const DOMAIN = String.raw`(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z\d-]*[A-Za-z\d])`;
/** An address in ASCII. Local part without leading, trailing or double dots. */
export const EMAIL = new RegExp(String.raw`^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@${DOMAIN}$`);
export const EMAIL_OR_EMPTY = new RegExp(String.raw`^$|${EMAIL.source}`);
/** The same with letters and digits of any script in the local part (RFC 6531). */
const INTERNATIONAL_EMAIL = new RegExp(
  String.raw`^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.\-]*[\p{L}\p{M}\p{N}_+\-]@${DOMAIN}$`,
  'u',
);
/** In bytes, as SMTP counts. */
export const MAX_EMAIL_LENGTH = 254;

/** Whether a text is an email address, whose local part may be in any script. */
export function isInternationalEmail(text: string): boolean {
  return INTERNATIONAL_EMAIL.test(text) && Buffer.byteLength(text) <= MAX_EMAIL_LENGTH;
}
