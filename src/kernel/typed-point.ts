import { typedText } from './text/typed-text';

/** A place as it is typed in two fields. */
export interface TypedPoint {
  /** In degrees: undefined for an empty field, NaN for text that is none. */
  lat: number | undefined;
  lng: number | undefined;
  /** Whether latitude and longitude are swapped: the place is far from India, and the reverse is in it. */
  isSwapped: boolean;
}

type Axis = 'lat' | 'lng';
/** Degrees, and their axis if they have the letter of a direction. */
interface Angle {
  degrees: number;
  axis?: Axis;
}

/** Degrees with a fraction, or with minutes and seconds; a direction before or after them. */
const ANGLE =
  /^([NSEW]?) ?([+-]?)(\d{1,3}(?:\.\d{1,15})?) ?°? ?(?:(\d{1,2}(?:\.\d{1,15})?) ?'(?: ?(\d{1,2}(?:\.\d{1,15})?) ?")?)? ?([NSEW]?)$/i;
/** What stands between the two numbers of a pair, in the order in which it is tried. */
const SEPARATORS = [
  / ?[;/|] ?/,
  /, /,
  / ?, ?/,
  / /,
  /(?<=[NSEW])[ ,]{0,3}(?=\d)/i,
  /[ ,]{1,3}(?=[NSEW])/i,
  /[ ,]{1,3}(?=[+-]?[\d.]{1,20} ?°)/,
];
const NUMBER = String.raw`([+-]?\d{1,3}\.\d{1,20})(?![\d.])`;
/** Where links of maps have their point; the point of a place is before that of the middle of the map. */
const IN_LINKS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `mlat=${NUMBER}&mlon=${NUMBER}`,
  `(?<![\\d.])${NUMBER}(?:,|%2C)(?: |%20|[+])?${NUMBER}`,
  `/${NUMBER}/${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'i'));
const INDIA = { lat: [6, 38], lng: [67, 98] } as const;

/**
 * Parses a place that is typed or copied from a map: degrees with a point or a comma; with a sign, a degree sign or the
 * letter of a direction; in minutes and seconds; both numbers in one of the fields; and the link of a map. The time
 * that takes grows no faster than the text.
 */
export function typedPoint(lat: string, lng: string): TypedPoint {
  const [first, second] = anglesOf(plain(lat), plain(lng));
  const isReversed = first?.axis === 'lng' || second?.axis === 'lat';
  const [north, east] = isReversed ? [second, first] : [first, second];
  const point = { lat: degreesOn('lat', north), lng: degreesOn('lng', east) };
  return { ...point, isSwapped: isInIndia(point.lng, point.lat) };
}

/** The angles of two fields; undefined for an empty one. */
function anglesOf(lat: string, lng: string): [Angle?, Angle?] {
  const pair = (lat === '' ? undefined : pairIn(lat)) ?? (lng === '' ? undefined : pairIn(lng));
  // A pair that was pasted into one field counts if the other has nothing else.
  if (pair && (lat === '' || lng === '' || lat === lng)) return pair;
  return [lat === '' ? undefined : angleOr(lat), lng === '' ? undefined : angleOr(lng)];
}

function angleOr(text: string): Angle {
  // Somebody may write a decimal comma.
  return angleIn(text.replace(',', '.')) ?? { degrees: Number.NaN };
}

function pairIn(text: string): [Angle, Angle] | undefined {
  if (/^(?:https?|geo):/i.test(text)) return pairInLink(text);
  if (angleIn(text.replace(',', '.'))) return undefined;
  for (const separator of SEPARATORS) {
    const angles = text.split(separator, 3).map((part) => angleIn(part.replace(',', '.')));
    const [first, second] = angles;
    if (angles.length === 2 && first && second) return [first, second];
  }
  return undefined;
}

function pairInLink(link: string): [Angle, Angle] | undefined {
  for (const pattern of IN_LINKS) {
    const [, lat, lng] = pattern.exec(link) ?? [];
    if (lat !== undefined) return [{ degrees: Number(lat) }, { degrees: Number(lng) }];
  }
  return undefined;
}

function angleIn(text: string): Angle | undefined {
  const [whole, before = '', sign = '', degrees, minutes = '0', seconds = '0', after = ''] =
    ANGLE.exec(text) ?? [];
  if (whole === undefined || (before !== '' && after !== '')) return undefined;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const direction = (before || after).toUpperCase();
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = sign === '-' || direction === 'S' || direction === 'W';
  return { degrees: isNegative ? -size : size, ...(direction !== '' && { axis: axisOf(direction) }) };
}

function axisOf(direction: string): Axis {
  return direction === 'N' || direction === 'S' ? 'lat' : 'lng';
}

function degreesOn(axis: Axis, angle: Angle | undefined): number | undefined {
  return angle?.axis !== undefined && angle.axis !== axis ? Number.NaN : angle?.degrees;
}

/** Without brackets around it, and with the signs that keyboards have. */
function plain(text: string): string {
  return typedText(text)
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/[’‘′ʹ´`]/g, "'")
    .replaceAll(/''|[”“″]/g, '"')
    .replaceAll(/[−–‐]/g, '-')
    .replaceAll('،', ',')
    .replace(/^[[(] ?(.*?) ?[\])]$/, '$1');
}

function isInIndia(lat = Number.NaN, lng = Number.NaN): boolean {
  return lat >= INDIA.lat[0] && lat <= INDIA.lat[1] && lng >= INDIA.lng[0] && lng <= INDIA.lng[1];
}
