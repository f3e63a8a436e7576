import { HOUR_MS } from '../kernel/durations';
import { RunTime, type Span } from './run-time';

/** What an issue that was reopened has at least, on its own clock. */
export const MIN_HOURS_AFTER_REOPENING = 24;
/**
 * A level is a place in the order in which offices are written to: 1 is the ward officer, 2 the corporator, 3 the MLA,
 * 4 the MP. The level of an issue is that of the last office that was written to; 0: none was. Up to this one time
 * alone escalates it; to the MP city staff do.
 */
export const MAX_LEVEL_BY_TIME = 3;

/** What a due date follows from. All moments are in milliseconds since 1970. */
export interface DueDateFacts {
  reportedAt: number;
  /** Within how many hours of its clock it is to be resolved. */
  hours: number;
  /** When the clock was paused, or will be, in any order. */
  pauses: readonly Span[];
  /** From each resolution to the reopening after it, the oldest first. A resolution that stands is none. */
  resolved: readonly Span[];
}

/**
 * When an issue is to be resolved. A resolution stops the clock; a reopened issue goes on with what was left, or with
 * 24 hours where that is less.
 * @returns in milliseconds since 1970
 */
export function dueDateOf(clock: RunTime, { reportedAt, hours, pauses, resolved }: DueDateFacts): number {
  const running = clock.without(pauses);
  let start = reportedAt;
  let left = hours * HOUR_MS;
  for (const { from, to } of resolved) {
    left -= running.during({ from: start, to: from });
    left = Math.max(left, MIN_HOURS_AFTER_REOPENING * HOUR_MS);
    start = to;
  }
  return running.after(start, left);
}

/** How far an issue was escalated. */
export interface EscalationState {
  dueAt: number;
  /** From 0 to 4. */
  level: number;
  /** When that office was written to; null: none was. */
  lastStepAt: number | null;
  /** How long an office has before the next one is written to. */
  hoursBetweenSteps: number;
  now: number;
}

/**
 * When the next office is to be written to: once the issue is late, and some hours after the office before. The time in
 * which the clock was paused does not count, and nobody is written to while it is.
 * @returns in milliseconds since 1970; null after the last office that is written to by time
 */
export function nextStepAt(
  { dueAt, level, lastStepAt, hoursBetweenSteps, now }: EscalationState,
  pauses: readonly Span[],
): number | null {
  if (level >= MAX_LEVEL_BY_TIME) return null;
  const running = RunTime.ofCalendar().without(pauses);
  const replyBy = lastStepAt === null ? dueAt : running.after(lastStepAt, hoursBetweenSteps * HOUR_MS);
  const goesOnAt = running.after(now, 1) - 1;
  return Math.max(dueAt, replyBy, goesOnAt > now ? goesOnAt : -Infinity);
}
