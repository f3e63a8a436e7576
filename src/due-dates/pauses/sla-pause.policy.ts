import type { ConsoleRole } from '../../kernel/console';
import { DAY_MS } from '../../kernel/time/durations';
import type { SlaPause } from '../entities/sla-pause.entity';

const MAX_PAUSES = 2;
const MAX_DAYS = 14;
/**
 * Without a limit, a due date could be in a year that no answer can represent, or beyond the reach of a working
 * calendar.
 */
const MAX_DAYS_BY_SUPER_ADMIN = 366;

/** The maximum length of a pause, for all roles. */
export const MAX_PAUSE_MS = MAX_DAYS_BY_SUPER_ADMIN * DAY_MS;

type Times = Pick<SlaPause, 'fromAt' | 'untilAt'>;

/**
 * The reason a pause is refused; undefined if it is allowed. An issue can be paused at most twice and for 14 days in
 * all; by a super admin any number of times, and for 366 days in all.
 * @param before the previous pauses of the issue
 */
export function pauseProblem(
  role: ConsoleRole,
  before: ReadonlyArray<Times & Pick<SlaPause, 'endedAt'>>,
  { fromAt, untilAt }: Times,
): string | undefined {
  if (untilAt <= fromAt) return 'must be in the future';
  const isSuperAdmin = role === 'super_admin';
  if (!isSuperAdmin && before.length >= MAX_PAUSES)
    return `cannot be set: an issue is paused ${MAX_PAUSES} times at most`;
  const past = before.map((pause) => (pause.endedAt ?? pause.untilAt).getTime() - pause.fromAt.getTime());
  const sum = past.reduce((one, other) => one + other, untilAt.getTime() - fromAt.getTime());
  const days = isSuperAdmin ? MAX_DAYS_BY_SUPER_ADMIN : MAX_DAYS;
  return sum > days * DAY_MS
    ? `must be earlier: an issue is paused for ${days} days in all at most`
    : undefined;
}
