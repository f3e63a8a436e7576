/**
 * The form in which email addresses are compared and keyed. Only A to Z have a lower case here: by the rules of Unicode
 * other characters become ASCII letters, too (the Kelvin sign a k), and an address would be taken for another one.
 * `emailKeySql` is the same in SQL.
 */
export function emailKey(address: string): string {
  return address.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
