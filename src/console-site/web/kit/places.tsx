import { answerOf, api } from '../api';
import { useCity } from '../city';
import { useLazy } from './lazy';
import { useLoad } from './load';
import type { Place } from './places-map';

/** The boundary of a ward by its code; none where it has none. */
async function boundaryOf(cityId: string, code: string): Promise<number[][][][]> {
  const wards = await answerOf(api.GET('/api/admin/geo/wards', { params: { query: { cityId } } }));
  const ward = wards.find((each) => each.code === code);
  if (!ward?.hasBoundary) return [];
  const params = { path: { wardId: ward.id } };
  const { boundary } = await answerOf(api.GET('/api/admin/geo/wards/{wardId}/boundary', { params }));
  return boundary?.coordinates ?? [];
}

/** Places on a map, whose code is loaded with the first of them. @param ward the code of the ward they are in, where it is known */
export function Places({ label, places, ward }: { label: string; places: readonly Place[]; ward: string }) {
  const city = useCity();
  const PlacesMap = useLazy(() => import('./places-map'));
  const boundary = useLoad(`${city} ${ward}`, () => boundaryOf(city, ward));
  if (!PlacesMap || boundary.isLoading) return <p class="quiet loading">Loading the map …</p>;
  // Without the boundary the places are still what they are.
  return <PlacesMap label={label} places={places} outline={boundary.data} />;
}
