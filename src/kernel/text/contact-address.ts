import { emailKey } from './email-address';
import { visibleDigits } from './typed-text';

/** Numbers of India are stored with its code. */
const COUNTRY = '91';
const NATIONAL_DIGITS = 10;

/**
 * An address, a phone number or the name of an account on a channel, in the form in which it is stored: an email
 * address in lower case, a number as `+<digits>`, a name without the at sign.
 */
export function contactAddress(typed: string): string {
  const text = typed.trim();
  if (/^@[^@]+$/.test(text)) return text.slice(1);
  if (text.includes('@')) return emailKey(text);
  const digits = visibleDigits(text).replaceAll(/\D/g, '');
  const isNumber = digits.length >= NATIONAL_DIGITS && /^[+\d\s().-]+$/.test(visibleDigits(text));
  if (!isNumber) return text;
  return `+${digits.length === NATIONAL_DIGITS ? COUNTRY : ''}${digits}`;
}
