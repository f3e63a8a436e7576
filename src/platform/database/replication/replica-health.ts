import type { PrimaryLog } from './primary-log';
import type { ServerReport } from './server-probe';

/**
 * Whether a replica serves reads, or the reason why not:
 * - `unchecked`: it was not checked yet
 * - `unreachable`: it does not answer
 * - `promoted`: it follows no other server, so it may have writes of its own
 * - `diverged`: it belongs to another cluster, or has log records the primary has not written
 * - `lagging`: its lag behind the primary is over the limit, or unknown
 */
export type Condition = 'serving' | 'unchecked' | 'unreachable' | 'promoted' | 'diverged' | 'lagging';

/** The state of a replica. */
export interface Health {
  condition: Condition;
  /**
   * The maximum time for which it has lacked data of the primary, in milliseconds; undefined if that is not meaningful.
   */
  lagMs?: number;
}

/** The data by which the state of a replica is decided. */
export interface Evidence {
  /** The replica's answer; undefined if there was none. */
  report: ServerReport | undefined;
  /** Its position in the log at the previous check. */
  before: bigint;
  primary: PrimaryLog;
  /** Whether the primary has answered since the previous check of the replica. */
  hasPrimaryAnswered: boolean;
  maxLagMs: number;
  /** Milliseconds, by the clock of the primary's log. */
  now: number;
}

/**
 * Decides the state of a replica. While the primary is unreachable, a replica that had replayed everything keeps
 * serving, as there is nothing newer.
 */
export function assessHealth({
  report,
  before,
  primary,
  hasPrimaryAnswered,
  maxLagMs,
  now,
}: Evidence): Health {
  if (!report) return { condition: 'unreachable' };
  if (!report.isStandby) return { condition: 'promoted' };
  if (primary.cluster !== undefined && primary.cluster !== report.cluster) return { condition: 'diverged' };
  if (hasPrimaryAnswered && primary.position !== undefined && primary.position < before)
    return { condition: 'diverged' };
  const lagMs = primary.lagOf(report.position, now);
  return { condition: lagMs <= maxLagMs ? 'serving' : 'lagging', lagMs };
}
