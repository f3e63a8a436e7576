import { answerOf, api, type Schemas } from '../../api';
import { saveFile } from '../../kit/forms/save-file';

type Ward = Schemas['ListedWard'];

async function featureOf({ id, code, name }: Ward): Promise<object> {
  const params = { path: { wardId: id } };
  const { boundary, source } = await answerOf(api.GET('/api/admin/geo/wards/{wardId}/boundary', { params }));
  return { type: 'Feature', properties: { code, name, ...(source && { source }) }, geometry: boundary };
}

/** Saves the boundaries of wards as a GeoJSON file in the format of the import, with their sources. */
export async function exportBoundaries(file: string, wards: readonly Ward[]): Promise<void> {
  const features = await Promise.all(wards.filter(({ hasBoundary }) => hasBoundary).map(featureOf));
  const content = JSON.stringify({ type: 'FeatureCollection', features });
  saveFile(`${file}.geojson`, new Blob([content], { type: 'application/geo+json' }));
}
