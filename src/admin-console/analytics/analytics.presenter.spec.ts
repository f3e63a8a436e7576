import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentAnalytics } from './analytics.presenter';
import type { Analytics } from './analytics.service';

const group = (key: string) => ({ key, reported: 3, resolved: 2 });
const FIGURES: Analytics = {
  from: '2026-03-01',
  to: '2026-03-30',
  byDay: [group('2026-03-02')],
  byWard: [group('H/West')],
  byCategory: [group('Traffic')],
  byChannel: [group('web')],
  medianHoursToResolve: 31.5,
};

describe('figures of a city', () => {
  it('are shown by each group', () => {
    expect(presentAnalytics(FIGURES)).toStrictEqual(FIGURES);
    expect(columnsNotPresented(group('x'), (row) => presentAnalytics({ ...FIGURES, byDay: [row] }))).toEqual(
      [],
    );
  });

  it('show nothing else of a group', () => {
    const row = { ...group('x'), hidden: 1 };
    expect(presentAnalytics({ ...FIGURES, byWard: [row] }).byWard).toStrictEqual([group('x')]);
  });

  it.each([
    [31.449, 31.4],
    [31.45, 31.5],
    [0, 0],
    [null, null],
  ])('have a median of %p hours as %p', (medianHoursToResolve, shown) => {
    expect(presentAnalytics({ ...FIGURES, medianHoursToResolve }).medianHoursToResolve).toBe(shown);
  });
});
