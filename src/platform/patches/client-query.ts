import type { Pool, PoolClient } from 'pg';

/** The `query` of a connection, in any of its forms. */
export type Send = (...query: unknown[]) => unknown;

/**
 * Replaces the `query` of each connection of a pool, when the connection is first used. The event `connect` would be
 * too late: TypeORM has already opened a connection before a listener can be added.
 * @param replace makes the replacement from the connection's own
 */
export function replaceQuery(pool: Pool, replace: (send: Send) => Send): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.query = replace(client.query.bind(client)) as PoolClient['query'];
  });
}
