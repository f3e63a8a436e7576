import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** A server that has not closed its end by then is hung, and a stop does not wait for it. */
const CLOSE_TIMEOUT_MS = 500;

/**
 * Makes `pool.end` wait until the connections are closed; the pool's own version returns once it has asked them to
 * close. If the server is stopped next, each connection still open would be reported as lost. TypeORM calls it with a
 * callback.
 */
export function endWithConnections(pool: Pool): void {
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  const closed = async () => {
    while (open.size > 0) await once(pool, 'remove');
  };
  const end: () => Promise<void> = pool.end.bind(pool);
  const ended = async () => {
    await end();
    await Promise.race([closed(), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  };
  pool.end = ((callback?: (error?: Error) => void) => {
    if (!callback) return ended();
    ended().then(() => callback(), callback);
  }) as Pool['end'];
}
