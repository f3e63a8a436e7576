import type { PincodeRecord } from '../../../../accountability';
import { wordsOf } from '../../../../kernel/text/normalise';
import { wardLabel } from '../../kit/ward-label';

/** More places than these are not offered: a further word of the name leaves fewer. */
const MAX_PLACES = 8;

/** A place of a city that words name. */
export interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
}

/** A ward by its code and name. */
interface WardName {
  code: string;
  name: string;
}

/** A part of a city whose position is known. */
type Known = Omit<PincodeRecord, 'lat' | 'lng'> & Pick<NamedPlace, 'lat' | 'lng'>;

/**
 * The places of a city that a text names: a pincode, a ward by its code or name, or areas that have words which begin
 * with all of those of the text.
 * @param pincodes of the city; of each, its main ward first
 */
export function placesNamed(
  text: string,
  pincodes: readonly PincodeRecord[],
  wards: readonly WardName[],
): NamedPlace[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const known = pincodes.filter((place): place is Known => place.lat !== null && place.lng !== null);
  const ofPincode = known.find(({ pincode }) => pincode === typed.join(''));
  if (ofPincode) return [areaOf(ofPincode)];
  const areas = known.filter(({ area }) => hasAll(wordsOf(area), typed));
  // A ward that is called as one of its areas is the same place for whoever writes that name.
  const isArea = areas.some(({ area }) => wordsOf(area).join(' ') === typed.join(' '));
  return namedOnce([...(isArea ? [] : wardsNamed(typed, wards, known)), ...areas.map(areaOf)]);
}

/** A pincode in several wards has a place for each, of which the first one is meant. */
function namedOnce(places: readonly NamedPlace[]): NamedPlace[] {
  const names = new Map<string, NamedPlace>();
  for (const place of places) if (!names.has(place.name)) names.set(place.name, place);
  return [...names.values()].slice(0, MAX_PLACES);
}

const hasAll = (words: readonly string[], typed: readonly string[]) =>
  typed.every((begin) => words.some((word) => word.startsWith(begin)));

function areaOf({ area, pincode, lat, lng }: Known): NamedPlace {
  return { name: area ? `${area}, ${pincode}` : pincode, lat, lng };
}

/** Wards whose code or name is the text, each at the middle of its pincodes. */
function wardsNamed(
  typed: readonly string[],
  wards: readonly WardName[],
  known: readonly Known[],
): NamedPlace[] {
  const asked = typed.filter((word) => word !== 'ward').join(' ');
  return wards
    .filter(({ code, name }) => [code, name].some((each) => wordsOf(each).join(' ') === asked))
    .flatMap((ward) => {
      const parts = known.filter((place) => place.ward === ward.code);
      if (parts.length === 0) return [];
      const middle = (of: 'lat' | 'lng') => parts.reduce((sum, part) => sum + part[of], 0) / parts.length;
      return [{ name: wardLabel(ward), lat: middle('lat'), lng: middle('lng') }];
    });
}

/** The value of a place in the form: its position. */
export function spotOf({ lat, lng }: NamedPlace): string {
  return `${lat.toFixed(6)},${lng.toFixed(6)}`;
}
