import { visibleDigits } from '../../kernel/text/typed-text';

const MIN_TITLE = 10;
const MAX_TITLE = 200;
/**
 * The first sentence that is long enough for a title, also in Hindi and related languages. A period before a digit or a
 * small letter belongs to an abbreviation ("at no. 4").
 */
const SENTENCE = /^.{9,}?[.!?\u0964](?=\s[^\da-z]|$)/u;
/** Six digits, or three and three that are no part of a longer number, such as that of a telephone. */
const PINCODE = /(?<!\d)[1-9]\d{5}(?!\d)|(?<!\d[ -]?)[1-9]\d{2} \d{3}(?![ -]?\d)/g;

/**
 * The title of a report, which GeoReport has no argument for: the first sentence of its description, otherwise the
 * service and the place.
 * @param place a description of the place; the city is added if the title would be too short
 */
export function titleOf(
  description: string,
  service: string,
  { place, city }: { place: string; city: string },
): string {
  const [line = ''] = description.trim().split('\n');
  const text = line.replaceAll(/\s+/g, ' ').trim();
  const sentence = (SENTENCE.exec(text)?.[0] ?? text).replace(/[.\u0964]$/u, '');
  const spot = `${service}, ${place.replaceAll(/\s+/g, ' ').trim()}`;
  const title = [sentence, spot].find(isLongEnough) ?? `${spot}, ${city}`;
  const characters = Array.from(title);
  return characters.length <= MAX_TITLE ? title : `${characters.slice(0, MAX_TITLE - 1).join('')}\u2026`;
}

function isLongEnough(title: string): boolean {
  return Array.from(title).length >= MIN_TITLE;
}

/** The pincode at the end of an address, or the last one in it; undefined if there is none. */
export function pincodeIn(address: string): string | undefined {
  return visibleDigits(address).match(PINCODE)?.at(-1)?.replace(' ', '');
}
