import type { Pool, PoolClient } from 'pg';

const LOOK_EVERY_MS = 200;

/**
 * Cuts connections that have been in use for longer than any of our work takes: the server has stopped answering, and
 * its own timeouts with it. Whoever waits on the connection gets an error at once.
 *
 * The driver's `query_timeout` does the same with a timer per query, whose garbage costs a third of a page's time.
 * @param longestUseMs how long a unit of work may hold a connection
 * @returns a function that ends the watch
 */
export function watchForStalls(pool: Pool, longestUseMs: number): () => void {
  const inUse = new Map<PoolClient, number>();
  pool.on('acquire', (client) => inUse.set(client, performance.now()));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('remove', (client) => inUse.delete(client));
  const timer = setInterval(() => {
    const latest = performance.now() - longestUseMs;
    for (const [client, since] of inUse) if (since < latest) cut(client);
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Ends the connection without a word to the server, which would not hear it. */
function cut(client: PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error: Error): void } } };
  connection.stream.destroy(new Error('Connection terminated: the database does not answer'));
}
