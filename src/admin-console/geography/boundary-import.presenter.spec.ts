import type { MultiPolygon, StoredBoundary } from '../../accountability';
import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentBoundaryPlan } from './boundary-import.presenter';
import type { BoundaryPlan } from './boundary-import.service';

/** A square with its south-western corner at 0, 0. */
function square(side: number): MultiPolygon {
  const ring = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
    [0, 0],
  ];
  return { type: 'MultiPolygon', coordinates: [[ring]] };
}

const WARD: StoredBoundary = {
  id: 'wrd_1',
  code: 'H/West',
  name: 'Bandra West',
  boundary: square(0.02),
  boundarySource: 'OpenStreetMap',
};
const PLAN: BoundaryPlan = {
  isDryRun: true,
  changes: [{ ward: WARD, boundary: square(0.01) }],
  unknown: ['Nowhere'],
  missing: [{ ...WARD, id: 'wrd_2', code: 'K/East' }],
  problems: [{ field: 'features.1.geometry', message: 'crosses itself', ward: 'H/West' }],
};
const changeOf = (ward: StoredBoundary, boundary: MultiPolygon) =>
  presentBoundaryPlan({ ...PLAN, changes: [{ ward, boundary }] }).changes[0];

describe('the changes in a file of boundaries', () => {
  it('have the areas before and after, and what the file leaves out', () => {
    expect(presentBoundaryPlan(PLAN)).toStrictEqual({
      dryRun: true,
      changes: [
        {
          wardId: 'wrd_1',
          code: 'H/West',
          name: 'Bandra West',
          change: 'replaced',
          positions: 5,
          areaKm2: 1.24,
          areaBeforeKm2: 4.95,
        },
      ],
      unknown: ['Nowhere'],
      missing: ['K/East'],
      from: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      problems: [{ field: 'features.1.geometry', message: 'crosses itself', ward: 'H/West' }],
    });
  });

  it('are `new` for a ward without a boundary, with no previous area', () => {
    expect(changeOf({ ...WARD, boundary: null }, square(0.01))).toMatchObject({
      change: 'new',
      areaBeforeKm2: null,
    });
  });

  it('are `same` for the current boundary of a ward', () => {
    expect(changeOf(WARD, square(0.02))).toMatchObject({
      change: 'same',
      areaKm2: 4.95,
      areaBeforeKm2: 4.95,
    });
  });

  it('have every column read of a ward, except the source of its boundary', () => {
    const { boundary, ...named } = WARD;
    const present = (ward: typeof named) => changeOf({ ...ward, boundary }, square(0.01));
    expect(columnsNotPresented(named, present)).toEqual(['boundarySource']);
  });
});
