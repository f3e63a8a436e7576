import type { EntityManager } from 'typeorm';
import { type Clock, SystemClock } from '../../kernel/time/clock';

/**
 * The current time for jobs that decide what is due, and for actions that a job must not undo: the time of this machine
 * or of the database, whichever is earlier. So an instance whose clock is ahead does nothing early. A clock that was
 * set by a test is trusted.
 */
export async function jobTime(clock: Clock, manager: EntityManager): Promise<Date> {
  const own = clock.now();
  if (!(clock instanceof SystemClock)) return own;
  const [row] = await manager.query<Array<{ now: Date }>>('select clock_timestamp() as now');
  return row && row.now < own ? row.now : own;
}
