import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** A server that does not close its end by then is frozen, and no stop waits for it. */
const CLOSE_TIMEOUT_MS = 500;

/**
 * The pool hands a connection out a moment before whoever asked for it can listen, and an error nobody hears ends the
 * process: the server's last message may come in the very packet of the answer before. What it means is seen with the
 * next statement.
 */
export function ignoreClientErrors(pool: Pool): void {
  const heard = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    client.on('error', () => undefined);
  });
}

/**
 * Lets `pool.end` wait until the connections are closed: the pool's own is over as soon as it has asked them to close.
 * A server that is stopped next would cut those that are still open, and each would be reported as lost. TypeORM calls
 * it with a callback.
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
