import type { ConsoleRole } from '../kernel/console';
import { DAY_MS } from '../kernel/durations';
import type { SlaPause } from './entities/sla-pause.entity';

const MAX_PAUSES = 2;
const MAX_DAYS = 14;

type Times = Pick<SlaPause, 'fromAt' | 'untilAt'>;

/**
 * What stands against a pause; undefined: nothing does. An issue is paused twice at most and for 14 days in all, unless
 * a super admin has it paused.
 * @param before the pauses it had
 */
export function pauseProblem(
  role: ConsoleRole,
  before: ReadonlyArray<Times & Pick<SlaPause, 'endedAt'>>,
  { fromAt, untilAt }: Times,
): string | undefined {
  if (untilAt <= fromAt) return 'must be in the future';
  if (role === 'super_admin') return undefined;
  if (before.length >= MAX_PAUSES) return `an issue is paused ${MAX_PAUSES} times at most`;
  const past = before.map((pause) => (pause.endedAt ?? pause.untilAt).getTime() - pause.fromAt.getTime());
  const sum = past.reduce((one, other) => one + other, untilAt.getTime() - fromAt.getTime());
  return sum > MAX_DAYS * DAY_MS ? `an issue is paused for ${MAX_DAYS} days in all at most` : undefined;
}
