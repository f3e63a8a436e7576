import { Pool, type PoolConfig } from 'pg';
import { ignoreClientErrors } from '../pool-errors';
import { prepareTexts } from '../../patches/prepared-texts';
import { StalledQueryMonitor } from '../stalled-query-monitor';
import type { Health } from './replica-health';
import { ServerProbe } from './server-probe';

/** A standby server of the primary, with a pool of connections for reads. */
export class Replica {
  /** Its host and port, without the password in its URL. */
  readonly name: string;
  readonly pool: Pool;
  readonly probe: ServerProbe;
  health: Health = { condition: 'unchecked' };
  /** Its position in the primary's log at the last check. */
  position = 0n;
  private readonly monitor: StalledQueryMonitor;

  /** @param maxUseMs how long one of its connections may be in use */
  constructor(url: string, options: PoolConfig, maxUseMs: number) {
    const { host, searchParams } = new URL(url);
    this.name = host || (searchParams.get('host') ?? 'localhost');
    this.probe = new ServerProbe(url);
    this.pool = new Pool({ ...options, connectionString: url });
    // The next check handles the loss of a connection.
    this.pool.on('error', () => undefined);
    ignoreClientErrors(this.pool);
    prepareTexts(this.pool);
    this.monitor = new StalledQueryMonitor(this.pool, maxUseMs);
  }

  get isServing(): boolean {
    return this.health.condition === 'serving';
  }

  /** Closes its connections; the stall watch still closes one that hangs. */
  async end(): Promise<void> {
    await Promise.all([this.pool.end(), this.probe.end()]);
    this.monitor.end();
  }
}
