import type { Pool, PoolClient } from 'pg';

/**
 * The pool hands out a connection shortly before the caller can listen to its errors, and an unhandled error event ends
 * the process: the server's last message can arrive in the same packet as the previous answer. The next statement on
 * the connection reports the failure.
 */
export function ignoreClientErrors(pool: Pool): void {
  const handled = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (handled.has(client)) return;
    handled.add(client);
    client.on('error', () => undefined);
  });
}
