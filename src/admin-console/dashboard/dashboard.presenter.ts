import type { BoundedCountDto, ContractDashboardDto, DashboardKpiDto } from './dashboard.dto';
import type { BoundedCount, CurrentCounts, DayCount } from './dashboard.queries';

const WEEK = 7;
/** The figures that the contract requires and this service does not measure (docs/api/console.md#dashboard). */
const PLACEHOLDERS: ReadonlyArray<Pick<DashboardKpiDto, 'key' | 'label'>> = [
  { key: 'escalationsArmed', label: 'Escalations armed' },
  { key: 'avgFirstResponse', label: 'Avg first response' },
  { key: 'intakeBacklog', label: 'Intake backlog' },
  { key: 'pendingApplications', label: 'Pending applications' },
  { key: 'openFlags', label: 'Open flags' },
];

/** The figures of the contract for a city. @param days the last fourteen days, oldest first */
export function presentDashboard(counts: CurrentCounts, days: DayCount[]): ContractDashboardDto {
  const total = sum([counts.new, counts.ack, counts.progress, counts.resolved, counts.overdue]);
  const open = total - counts.resolved;
  const reported = days.map((day) => day.reported);
  const [today = 0, yesterday = 0] = [reported.at(-1), reported.at(-2)];
  const week = sum(reported.slice(-WEEK));
  return {
    kpis: [
      real('openIssues', 'Open issues', String(open)),
      real('overdue', 'Overdue', String(counts.overdue), null, total === 0 ? null : counts.overdue === 0),
      real(
        'resolutionRate',
        'Resolution rate',
        total === 0 ? '0%' : `${Math.round(((counts.resolved - counts.notRepaired) / total) * 100)}%`,
      ),
      real('reportsToday', 'Reports today', String(today), difference(today, yesterday)),
      real(
        'reportsThisWeek',
        'Reports this week',
        String(week),
        difference(week, sum(reported.slice(0, WEEK))),
      ),
      ...PLACEHOLDERS.map((each) => ({ ...each, value: '—', delta: null, good: null, placeholder: true })),
    ],
    series: days,
    needsAttention: [],
  };
}

/** A number that is counted up to a limit. */
export function presentBounded({ count, countIsExact }: BoundedCount): BoundedCountDto {
  return { count, countIsExact };
}

function real(
  key: string,
  label: string,
  value: string,
  delta: string | null = null,
  good: boolean | null = null,
): DashboardKpiDto {
  return { key, label, value, delta, good, placeholder: false };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function difference(now: number, before: number): string {
  return now === before ? '0' : `${now > before ? '+' : '-'}${Math.abs(now - before)}`;
}
