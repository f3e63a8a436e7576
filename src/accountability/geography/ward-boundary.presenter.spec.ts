import { TRIANGLE } from '../../../test/factories/boundaries';
import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentWardBoundaries } from './ward-boundary.presenter';
import type { BoundedWard } from './ward-boundary.queries';

const WARD: BoundedWard = {
  id: 'wrd_1',
  code: 'H/West',
  name: 'Bandra West',
  zone: 'Zone 3',
  score: 82,
  resPct: 78,
  trend: -4,
  boundary: TRIANGLE,
  boundarySource: 'OpenStreetMap',
};

describe('the boundaries of wards', () => {
  it('are features with the properties of each ward', () => {
    const { id, boundary, boundarySource: source, ...known } = WARD;
    expect(presentWardBoundaries([WARD])).toStrictEqual({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', id, properties: { ...known, source }, geometry: boundary }],
    });
  });

  it('of a ward without a rating have no score', () => {
    const unrated = { ...WARD, score: null, resPct: null, trend: null };
    expect(presentWardBoundaries([unrated]).features[0]?.properties).toMatchObject({
      score: null,
      resPct: null,
      trend: null,
    });
  });

  it('of a city without boundaries are an empty collection', () => {
    expect(presentWardBoundaries([])).toStrictEqual({ type: 'FeatureCollection', features: [] });
  });

  it('show every column read of a ward', () => {
    expect(columnsNotPresented(WARD, (ward) => presentWardBoundaries([ward]))).toEqual([]);
  });
});
