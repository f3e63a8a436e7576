import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { Logger } from '../logging/logger';
import { primaryPool } from '../patches/postgres-driver';
import { isPoolWait, isServerAway } from './sql-errors';

/**
 * Logs once that the database is unreachable and once that it is back, however many requests and jobs fail in between.
 * An outage begins with the first failure that shows it, and ends when a connection taken since then has completed its
 * work.
 */
@Injectable()
export class OutageLog {
  private awaySince?: number;
  /** The connections taken since the outage began. */
  private taken = new WeakSet<PoolClient>();

  constructor(
    dataSource: DataSource,
    private readonly logger: Logger,
  ) {
    const master = primaryPool(dataSource);
    master.on('error', (error) => {
      // A closing pool ends its connections itself.
      if (master.ending) return;
      const level = this.awaySince === undefined ? 'warn' : 'debug';
      this.logger[level]({ err: error }, 'an idle database connection was lost');
    });
    master.on('acquire', (client) => {
      if (this.awaySince !== undefined) this.taken.add(client);
    });
    master.on('release', (error, client) => {
      if (this.awaySince !== undefined && !error && this.taken.has(client)) this.back(this.awaySince);
    });
  }

  /**
   * Records the reason a request or a job failed.
   * @returns whether the reason is an outage, which is then logged already; during one, that includes a timeout while
   *   waiting for a connection, since hanging connections exhaust the pool
   */
  isOutageAndLogged(thrown: unknown): boolean {
    if (!isServerAway(thrown)) return this.awaySince !== undefined && isPoolWait(thrown);
    if (this.awaySince === undefined) {
      this.awaySince = performance.now();
      const cause = thrown instanceof Error ? thrown.message : String(thrown);
      this.logger.warn({ cause }, 'the database is unavailable: requests that need it are answered with 503');
    }
    return true;
  }

  private back(since: number): void {
    this.awaySince = undefined;
    this.taken = new WeakSet();
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    this.logger.info({ seconds }, 'the database is available again');
  }
}
