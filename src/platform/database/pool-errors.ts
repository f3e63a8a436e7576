import type { Pool, PoolClient } from 'pg';

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
