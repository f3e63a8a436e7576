import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentDashboard } from './dashboard.presenter';

const COUNTS = { new: 4, ack: 2, progress: 1, resolved: 7, overdue: 3, notRepaired: 2 };
const NONE = { new: 0, ack: 0, progress: 0, resolved: 0, overdue: 0, notRepaired: 0 };
/** Fourteen days: n reports on day n of the first week, and ten on each day of the second, except the last two. */
const DAYS = Array.from({ length: 14 }, (_, index) => ({
  day: `2026-03-${String(index + 1).padStart(2, '0')}`,
  reported: index < 7 ? index + 1 : 10,
  resolved: 0,
}));
const days = (yesterday: number, today: number) =>
  DAYS.map((day, index) => ({
    ...day,
    reported: index === 12 ? yesterday : index === 13 ? today : day.reported,
  }));
const kpi = (key: string, ...[counts, series]: Parameters<typeof presentDashboard>) =>
  presentDashboard(counts, series).kpis.find((each) => each.key === key);

describe('the dashboard', () => {
  it('shows every figure with its label, and marks placeholders', () => {
    expect(presentDashboard(COUNTS, days(2, 6))).toStrictEqual({
      kpis: [
        { key: 'openIssues', label: 'Open issues', value: '10', delta: null, good: null, placeholder: false },
        { key: 'overdue', label: 'Overdue', value: '3', delta: null, good: false, placeholder: false },
        {
          key: 'resolutionRate',
          label: 'Resolution rate',
          value: '29%',
          delta: null,
          good: null,
          placeholder: false,
        },
        {
          key: 'reportsToday',
          label: 'Reports today',
          value: '6',
          delta: '+4',
          good: null,
          placeholder: false,
        },
        {
          key: 'reportsThisWeek',
          label: 'Reports this week',
          value: '58',
          delta: '+30',
          good: null,
          placeholder: false,
        },
        ...[
          ['escalationsArmed', 'Escalations armed'],
          ['avgFirstResponse', 'Avg first response'],
          ['intakeBacklog', 'Intake backlog'],
          ['pendingApplications', 'Pending applications'],
          ['openFlags', 'Open flags'],
        ].map(([key, label]) => ({ key, label, value: '—', delta: null, good: null, placeholder: true })),
      ],
      series: days(2, 6),
      needsAttention: [],
    });
  });

  it('uses the count of every status', () => {
    expect(columnsNotPresented(COUNTS, (counts) => presentDashboard(counts, DAYS))).toEqual([]);
  });

  it.each([
    [2, 6, '+4'],
    [6, 2, '-4'],
    [5, 5, '0'],
  ])('compares today with yesterday: %d reports, then %d, give %s', (yesterday, today, delta) => {
    expect(kpi('reportsToday', COUNTS, days(yesterday, today))?.delta).toBe(delta);
  });

  it('has no difference without a previous day', () => {
    expect(kpi('reportsToday', COUNTS, DAYS.slice(0, 1))).toMatchObject({ value: '1', delta: '+1' });
  });

  it('has no reports without any day', () => {
    expect(kpi('reportsToday', COUNTS, [])).toMatchObject({ value: '0', delta: '0' });
  });

  it('rates it as good if nothing is overdue', () => {
    expect(kpi('overdue', { ...COUNTS, overdue: 0 }, DAYS)?.good).toBe(true);
  });

  it('rates nothing for a city without issues', () => {
    expect([kpi('overdue', NONE, DAYS)?.good, kpi('resolutionRate', NONE, DAYS)?.value]).toEqual([
      null,
      '0%',
    ]);
  });
});
