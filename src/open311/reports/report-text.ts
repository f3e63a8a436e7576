const MIN_TITLE = 10;
const MAX_TITLE = 200;
/**
 * The first sentence that is long enough for a title, also in Hindi and its neighbours. What goes on with a digit or a
 * small letter was an abbreviation ("at no. 4").
 */
const SENTENCE = /^.{9,}?[.!?\u0964](?=\s[^\da-z]|$)/u;
const PINCODE = /(?<!\d)[1-9]\d{5}(?!\d)/g;

/**
 * The title of a report, which GeoReport has no word for: the first sentence of its description, or else what is
 * reported and where.
 * @param place words for the place; the city is added where that is too short for a title
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

/** The pincode an address ends with, or names last; undefined where it has none. */
export function pincodeIn(address: string): string | undefined {
  return address.match(PINCODE)?.at(-1);
}
