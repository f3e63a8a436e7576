import { columnsNotPresented } from '../../../../test/support/source/every-column';
import type { StaffView } from '../../../staff';
import { presentRemovedView, presentView, presentViewCount } from './view.presenter';

const VIEW: StaffView = {
  id: 'viw_1',
  city: 'mumbai',
  name: 'Late',
  scope: 'unit',
  unitId: 'unt_1',
  accountId: 'adm_1',
  filters: { due: ['late'] },
  sort: 'due',
  columns: ['number'],
  position: 7,
  createdAt: new Date('2026-03-01T10:00:00Z'),
};

describe('a saved view', () => {
  it('is shown with what was said of it', () => {
    expect(presentView(VIEW)).toStrictEqual({
      id: 'viw_1',
      cityId: 'mumbai',
      name: 'Late',
      scope: 'unit',
      unitId: 'unt_1',
      filters: { due: ['late'] },
      sort: 'due',
      columns: ['number'],
      position: 7,
    });
    expect(columnsNotPresented(VIEW, presentView)).toEqual(['accountId', 'createdAt']);
  });

  it.each([
    [10_000, 10_000, true],
    [10_001, 10_000, false],
  ])('of %i issues is shown with a count of %i', (count, shown, countIsExact) => {
    expect(presentViewCount({ id: 'viw_1', count: { count, isExact: true } })).toStrictEqual({
      id: 'viw_1',
      count: shown,
      countIsExact,
    });
  });

  it('is named when it is removed', () => {
    expect(presentRemovedView(VIEW)).toStrictEqual({ id: 'viw_1', removed: true });
  });
});
