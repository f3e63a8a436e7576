import { DAY_MS } from '../../../../../kernel/time/durations';
import type { Schemas } from '../../api';

type Group = Schemas['AnalyticsGroup'];

/**
 * All days of a period, as the API returns only days with counts (docs/api/console.md#analytics).
 * @param from first day, as `2026-03-01`; @param to last day
 */
export function everyDay(from: string, to: string, counted: readonly Group[]): Group[] {
  const byDay = new Map(counted.map((group) => [group.key, group]));
  const days: Group[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const key = new Date(at).toISOString().slice(0, 10);
    days.push(byDay.get(key) ?? { key, reported: 0, resolved: 0 });
  }
  return days;
}
