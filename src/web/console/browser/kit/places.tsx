import { answerOf, api } from '../api';
import { readWards } from '../shared-reads';
import { useCity } from '../city';
import { Lazy } from './lazy';
import { useRead } from './reads/hooks';
import type { Outline, Place } from './places-map';
import { textOf } from '../words';

/** The boundary of the ward with this code. It is empty if the ward has no boundary. */
async function boundaryOf(cityId: string, code: string): Promise<Outline> {
  const wards = await readWards(cityId);
  const ward = wards.find((each) => each.code === code);
  if (!ward?.hasBoundary) return { coordinates: [], source: '' };
  const params = { path: { wardId: ward.id } };
  const { boundary, source } = await answerOf(api.GET('/api/admin/geo/wards/{wardId}/boundary', { params }));
  return { coordinates: boundary?.coordinates ?? [], source };
}

/**
 * Shows places on a map. The code of the map is loaded when the first map is shown.
 * @param ward the code of their ward, if it is known
 */
export function Places({ label, places, ward }: { label: string; places: readonly Place[]; ward: string }) {
  const city = useCity();
  const boundary = useRead(`${city} ${ward}`, () => boundaryOf(city, ward));
  const isRead = boundary.data !== undefined || boundary.refusal !== undefined;
  return (
    <Lazy
      load={() => import('./places-map')}
      // If the boundary could not be read, the map shows the places without it.
      props={isRead ? { label, places, outline: boundary.data } : undefined}
      waiting={<p class="quiet loading">{textOf('shell.loadingTheMap')}</p>}
    />
  );
}
