/** The multiplication table of the dihedral group of order ten. */
const PRODUCTS = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const;
/** How a digit is replaced by its place, from the last one; the places repeat after eight. */
const REPLACEMENTS = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
] as const;

/** Whether the last of some digits is their check digit by Verhoeff's method. @param digits only 0 to 9 */
export function hasVerhoeffCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const replaced = Number(REPLACEMENTS[place % 8]?.[digit]);
    sum = Number(PRODUCTS[sum]?.[replaced]);
  }
  return sum === 0;
}
