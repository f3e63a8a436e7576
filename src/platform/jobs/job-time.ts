import type { EntityManager } from 'typeorm';
import { type Clock, SystemClock } from '../../kernel/clock';

/**
 * The time by which a job decides what is due, and whoever takes a step as a job does that is not taken back: that of
 * this machine or that of the database, whichever is earlier. So an instance whose clock is ahead does not do today
 * what is due tomorrow. A clock that was set is taken at its word.
 */
export async function jobTime(clock: Clock, manager: EntityManager): Promise<Date> {
  const own = clock.now();
  if (!(clock instanceof SystemClock)) return own;
  const [row] = await manager.query<Array<{ now: Date }>>('select clock_timestamp() as now');
  return row && row.now < own ? row.now : own;
}
