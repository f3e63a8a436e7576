import type { MultiPolygon } from '../../accountability';
import { columnsNotPresented } from '../../../test/support/every-column';
import { presentBoundaryPlan } from './boundary-import.presenter';
import type { BoundaryPlan } from './boundary-import.service';
import type { StoredBoundary } from './geography.queries';

/** A square at the equator, with its south-west corner where both are 0. */
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

describe('what a file of boundaries changes', () => {
  it('is shown with the areas before and after, and what it leaves out', () => {
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

  it('is new for a ward without a boundary, which had no area', () => {
    expect(changeOf({ ...WARD, boundary: null }, square(0.01))).toMatchObject({
      change: 'new',
      areaBeforeKm2: null,
    });
  });

  it('is nothing for the boundary a ward has', () => {
    expect(changeOf(WARD, square(0.02))).toMatchObject({
      change: 'same',
      areaKm2: 4.95,
      areaBeforeKm2: 4.95,
    });
  });

  it('shows all that is read of a ward but whose its boundary is', () => {
    const { boundary, ...named } = WARD;
    const present = (ward: typeof named) => changeOf({ ...ward, boundary }, square(0.01));
    expect(columnsNotPresented(named, present)).toEqual(['boundarySource']);
  });
});
