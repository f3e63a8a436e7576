/** How exactly everyone sees the place of an issue, from finest to coarsest (docs/api/privacy.md#places). */
export const PLACE_PRECISIONS = ['exact', 'grid', 'ward'] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

/** A place as far as it is known: a point in degrees (WGS 84), and words. */
export interface KnownPlace {
  lat: number | null;
  lng: number | null;
  address: string | null;
}

const CELLS_PER_DEGREE = 1000;
/** Degrees are compared in billionths, a tenth of a millimetre, in whole numbers: fractions would round differently. */
const UNITS_PER_CELL = 1_000_000;

/** Whether one precision says more about a place than another. */
export function isFiner(one: PlacePrecision, other: PlacePrecision): boolean {
  return PLACE_PRECISIONS.indexOf(one) < PLACE_PRECISIONS.indexOf(other);
}

/**
 * The middle of the cell of 0.001 degrees that has a coordinate: the same for each point of the cell, so that several
 * reports of one place say no more than one. A cell begins at its lower edge.
 * @param limit the largest coordinate there is, which belongs to the last cell
 */
export function cellMiddle(degrees: number, limit: number): number {
  const units = Math.round(degrees * CELLS_PER_DEGREE * UNITS_PER_CELL);
  const cell = Math.min(Math.floor(units / UNITS_PER_CELL), limit * CELLS_PER_DEGREE - 1);
  return (cell * 10 + 5) / (CELLS_PER_DEGREE * 10);
}

/** What everyone sees of a place: `grid` is the middle of its cell, `ward` neither a point nor words. */
export function shownPlace(place: KnownPlace, precision: PlacePrecision): KnownPlace {
  if (precision === 'exact') return place;
  const { lat, lng } = place;
  if (precision === 'ward' || lat === null || lng === null) return { lat: null, lng: null, address: null };
  return { lat: cellMiddle(lat, 90), lng: cellMiddle(lng, 180), address: '' };
}
