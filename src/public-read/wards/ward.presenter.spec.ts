import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentWard } from './ward.presenter';
import type { WardRow } from './ward.queries';

const WARD: WardRow = {
  id: 'wrd_1',
  cityId: 'mumbai',
  code: 'H/West',
  name: 'Bandra West',
  zone: 'Zone 3',
  wardNumber: 11,
  officeAddress: 'St Martin Road',
  phone: '022 5550 0100',
  geom: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [72.82, 19.05],
          [72.84, 19.05],
          [72.84, 19.07],
          [72.82, 19.05],
        ],
      ],
    ],
  },
  score: 78,
  resPct: 71,
  trend: 4,
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
};

describe('a ward of the public read API', () => {
  it('is shown with each of its columns', () => {
    expect(presentWard(WARD)).toStrictEqual({ ...WARD, createdAt: '2026-03-01T10:00:00.123Z' });
    expect(columnsNotPresented(WARD, presentWard)).toEqual([]);
  });

  it('has no boundary if none is stored', () => {
    expect(presentWard({ ...WARD, geom: null }).geom).toBeNull();
  });

  it('shows only named columns', () => {
    expect(presentWard({ ...WARD, boundarySource: 'x' } as WardRow)).not.toHaveProperty('boundarySource');
  });
});
