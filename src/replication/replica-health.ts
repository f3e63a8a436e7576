import type { PrimaryLog } from './primary-log';
import type { ServerReport } from './server-probe';

/**
 * Whether a replica serves reads, or why it does not:
 * - `unchecked`: it has not been asked yet
 * - `unreachable`: it does not answer
 * - `promoted`: it follows no other server, so that it may have writes of its own
 * - `diverged`: it is of another cluster, or has a log the primary has not written
 * - `lagging`: it is behind the primary by more than is allowed, or by how much is not known
 */
export type Condition = 'serving' | 'unchecked' | 'unreachable' | 'promoted' | 'diverged' | 'lagging';

/** How a replica is. */
export interface Health {
  condition: Condition;
  /**
   * For how long at most it has not had all of the primary's data, in milliseconds; undefined where that says nothing.
   */
  lagMs?: number;
}

/** What the health of a replica is judged by. */
export interface Evidence {
  /** What the replica says of itself; undefined: nothing. */
  report: ServerReport | undefined;
  /** Where in the log it was when it was asked the time before. */
  before: bigint;
  primary: PrimaryLog;
  /** Whether the primary has answered since the replica was asked the time before. */
  hasPrimaryAnswered: boolean;
  maxLagMs: number;
  /** In milliseconds, by the clock of the primary's log. */
  now: number;
}

/**
 * Judges a replica. While the primary is away a replica that had everything of it goes on serving: nothing newer is
 * known of.
 */
export function judge({ report, before, primary, hasPrimaryAnswered, maxLagMs, now }: Evidence): Health {
  if (!report) return { condition: 'unreachable' };
  if (!report.isStandby) return { condition: 'promoted' };
  if (primary.cluster !== undefined && primary.cluster !== report.cluster) return { condition: 'diverged' };
  if (hasPrimaryAnswered && primary.position !== undefined && primary.position < before)
    return { condition: 'diverged' };
  const lagMs = primary.lagOf(report.position, now);
  return { condition: lagMs <= maxLagMs ? 'serving' : 'lagging', lagMs };
}
