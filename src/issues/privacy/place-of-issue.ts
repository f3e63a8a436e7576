import { cellMiddle, type KnownPlace, type PlacePrecision } from '../../kernel/place-precision';
import type { PlacesRow } from './issue-place-privacy.queries';

/**
 * How exactly everyone sees the place of an issue. Once the exact one is deleted, what everyone sees says it: no place
 * at all is `ward`, and the middle of a cell without words `grid`.
 */
export function precisionOf({
  precision,
  lat,
  lng,
  address,
}: Pick<PlacesRow, 'precision' | keyof KnownPlace>): PlacePrecision {
  if (precision !== null) return precision;
  if (address) return 'exact';
  if (lat === null || lng === null) return 'ward';
  return cellMiddle(lat, 90) === lat && cellMiddle(lng, 180) === lng ? 'grid' : 'exact';
}

/** The exact place of an issue: that of its own columns, unless these have a coarser one. */
export function exactPlaceIn(places: PlacesRow): KnownPlace {
  const { precision, exactLat, exactLng, exactAddress, lat, lng, address } = places;
  return precision === null ? { lat, lng, address } : { lat: exactLat, lng: exactLng, address: exactAddress };
}
