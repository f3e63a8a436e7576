import { Pool, type PoolConfig } from 'pg';
import { ignoreClientErrors } from '../platform/database/pool-errors';
import { prepareTexts } from '../platform/database/prepared-texts';
import { StallWatch } from '../platform/database/stall-watch';
import type { Health } from './replica-health';
import { ServerProbe } from './server-probe';

/** A server that follows the primary, and the connections for reads to it. */
export class Replica {
  /** Its host and port: its URL holds a password. */
  readonly name: string;
  readonly pool: Pool;
  readonly probe: ServerProbe;
  health: Health = { condition: 'unchecked' };
  /** Where in the primary's log it was when it was last asked. */
  position = 0n;
  private readonly watch: StallWatch;

  /** @param maxUseMs how long one of its connections may be in use */
  constructor(url: string, options: PoolConfig, maxUseMs: number) {
    const { host, searchParams } = new URL(url);
    this.name = host || (searchParams.get('host') ?? 'localhost');
    this.probe = new ServerProbe(url);
    this.pool = new Pool({ ...options, connectionString: url });
    // What a lost connection means is seen with the next check.
    this.pool.on('error', () => undefined);
    ignoreClientErrors(this.pool);
    prepareTexts(this.pool);
    this.watch = new StallWatch(this.pool, maxUseMs);
  }

  get isServing(): boolean {
    return this.health.condition === 'serving';
  }

  /** Ends its connections; one that hangs is still cut by the watch. */
  async end(): Promise<void> {
    await Promise.all([this.pool.end(), this.probe.end()]);
    this.watch.end();
  }
}
