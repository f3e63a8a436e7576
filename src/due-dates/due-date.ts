import { HOUR_MS } from '../kernel/time/durations';
import { RunTime, type Span } from './rules/run-time';

/** The minimum time of a reopened issue until its due date, by its own clock. */
export const MIN_HOURS_AFTER_REOPENING = 24;
/**
 * A level is a position in the order of escalation: 1 is the ward officer, 2 the corporator, 3 the MLA, 4 the MP. The
 * level of an issue is that of the last office it was escalated to; 0 means none. The sweep escalates up to this level;
 * only city staff escalate to the MP.
 */
export const MAX_LEVEL_BY_TIME = 3;

/** The facts a due date is calculated from. All times are in milliseconds since 1970. */
export interface DueDateFacts {
  reportedAt: number;
  /** The hours, by its clock, within which it is to be resolved. */
  hours: number;
  /** The periods in which the clock was paused, or will be, in any order. */
  pauses: readonly Span[];
  /**
   * The periods from each resolution to the following reopening, oldest first. A current resolution is not included.
   */
  resolved: readonly Span[];
}

/**
 * The due date of an issue. A resolution stops the clock; a reopened issue continues with the remaining time, but at
 * least 24 hours.
 * @returns milliseconds since 1970
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

/** The state of an issue's escalation. */
export interface EscalationState {
  dueAt: number;
  /** The level, 0 to 4. */
  level: number;
  /** When it was escalated to that office; null for level 0. */
  lastStepAt: number | null;
  /** The hours an office has before the next escalation. */
  hoursBetweenSteps: number;
  now: number;
}

/**
 * When the next escalation is due: once the issue is late, and some hours after the previous one. Paused time does not
 * count, and there is no escalation during a pause.
 * @returns milliseconds since 1970; null after the last level that is reached by time
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
