import type { Pool, PoolClient } from 'pg';
import { destroySocket } from '../patches/client-socket';

const CHECK_EVERY_MS = 200;

/**
 * Closes connections that have been in use for longer than any unit of work takes: the server has stopped answering, so
 * its own timeouts do not apply either. Callers waiting on the connection get an error at once.
 *
 * The driver's `query_timeout` does the same with a timer per query, whose garbage costs a third of a page's time.
 */
export class StalledQueryMonitor {
  private readonly deadlines = new Map<PoolClient, number>();
  private readonly timer: NodeJS.Timeout;
  private checkedAt = performance.now();

  /** @param maxUseMs how long a unit of work may hold a connection */
  constructor(pool: Pool, maxUseMs: number) {
    pool.on('acquire', (client) => this.deadlines.set(client, performance.now() + maxUseMs));
    pool.on('release', (_error, client) => this.deadlines.delete(client));
    pool.on('remove', (client) => this.deadlines.delete(client));
    this.timer = setInterval(() => this.check(), CHECK_EVERY_MS).unref();
  }

  /** Sets a longer limit, starting now, for a unit of work that takes longer by design. */
  allow(client: PoolClient, useMs: number): void {
    this.deadlines.set(client, performance.now() + useMs);
  }

  end(): void {
    clearInterval(this.timer);
  }

  private check(): void {
    const now = performance.now();
    const late = now - this.checkedAt - CHECK_EVERY_MS;
    this.checkedAt = now;
    for (const [client, deadline] of this.deadlines) {
      // This process itself was blocked: the answers may already be waiting to be read.
      if (late > CHECK_EVERY_MS) this.deadlines.set(client, deadline + late);
      else if (deadline < now)
        destroySocket(client, new Error('Connection terminated: the database does not answer'));
    }
  }
}
