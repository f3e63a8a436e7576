import { type FieldProblem, InvalidInput } from '../../platform/http/domain-error';

/** The maximum radius of a feed in metres, as of alerts. */
export const MAX_METRES = 2000;
const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/;
const METRES = /^[1-9]\d{0,3}$/;

/** A circle. */
export interface FeedPlace {
  /** Degrees (WGS 84). */
  lat: number;
  lng: number;
  metres: number;
}

/** Parses the circle in a path, such as `19.0544,72.8324,500`. @throws InvalidInput */
export function placeIn(text: string): FeedPlace {
  const parts = text.split(',');
  const [lat = '', lng = '', metres = ''] = parts;
  if (parts.length !== 3)
    throw new InvalidInput([
      { field: 'near', message: 'must be a latitude, a longitude and metres, such as 19.0544,72.8324,500' },
    ]);
  const refused = [
    ...degreesRefusal('lat', lat, 90),
    ...degreesRefusal('lng', lng, 180),
    ...(METRES.test(metres) && Number(metres) <= MAX_METRES
      ? []
      : [{ field: 'metres', message: `must be a whole number from 1 to ${MAX_METRES}` }]),
  ];
  if (refused.length > 0) throw new InvalidInput(refused);
  return { lat: Number(lat), lng: Number(lng), metres: Number(metres) };
}

function degreesRefusal(field: string, text: string, max: number): FieldProblem[] {
  if (DEGREES.test(text) && Math.abs(Number(text)) <= max) return [];
  return [{ field, message: `must be a number of degrees between -${max} and ${max}` }];
}
