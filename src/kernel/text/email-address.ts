import { plainDigits, visibleText } from './typed-text';

/**
 * The form in which email addresses are compared and keyed. Only A to Z have a lower case here: by the rules of Unicode
 * other characters become ASCII letters, too (the Kelvin sign a k), and an address would be taken for another one.
 * `emailKeySql` is the same in SQL.
 */
export function emailKey(address: string): string {
  return address.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const DOMAIN = /^[\p{L}\p{M}\p{N}.。-]+$/u;
const ASCII = /^[!-~]*$/;

/**
 * An email address in the one form in which it is stored: as it is seen, and with a domain of other scripts as ASCII
 * (`xn--`), which all mail servers know.
 * @param text as typed or pasted; what is no address is not changed further
 */
export function typedEmail(text: string): string {
  const seen = visibleText(text);
  const at = seen.lastIndexOf('@');
  if (at === -1) return seen;
  return `${composed(withPlainDigits(seen.slice(0, at)))}@${asciiDomain(seen.slice(at + 1))}`;
}

/** Digits of an Indian script are meant as 0 to 9, unless they belong to a name in that script. */
function withPlainDigits(name: string): string {
  const plain = plainDigits(name);
  return ASCII.test(plain) ? plain : name;
}

/** In one form of its letters. A sign that looks like an ASCII letter does not become one. */
function composed(name: string): string {
  const letters = name.normalize('NFC');
  return ASCII.test(letters) ? name : letters;
}

function asciiDomain(domain: string): string {
  const plain = domain.split('.').map(withPlainDigits).join('.');
  if (ASCII.test(plain) || !DOMAIN.test(plain)) return plain;
  try {
    return new URL(`http://${plain}`).hostname;
  } catch {
    return plain;
  }
}

/** The same in SQL: in the collation "C", only A to Z have a lower case. The indexes have this expression. */
export function emailKeySql(address: string): string {
  return `lower(${address} collate "C")`;
}
