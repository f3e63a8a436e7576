import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { Logger } from '../logging/logger';
import { isPoolWait, isServerAway } from './sql-errors';

/**
 * Says once in the log that the database is away, and once that it is back, however many requests and jobs fail
 * meanwhile. It is away once one of them failed for it, and back with the first connection that was taken since and did
 * its work.
 */
@Injectable()
export class OutageLog {
  private awaySince?: number;
  /** The connections that were taken since. */
  private taken = new WeakSet<PoolClient>();

  constructor(
    dataSource: DataSource,
    private readonly logger: Logger,
  ) {
    const { master } = dataSource.driver as unknown as { master: Pool };
    master.on('error', (error) => {
      // What is lost while the pool ends would have been ended by it.
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
   * Takes notice of what a request or a job failed for.
   * @returns whether it is that the database is away, which has been said; while it is, connections that hang are why
   *   others wait for one in vain
   */
  takes(thrown: unknown): boolean {
    if (!isServerAway(thrown)) return this.awaySince !== undefined && isPoolWait(thrown);
    if (this.awaySince === undefined) {
      this.awaySince = performance.now();
      const cause = thrown instanceof Error ? thrown.message : String(thrown);
      this.logger.warn({ cause }, 'the database is away: requests that need it are answered with 503');
    }
    return true;
  }

  private back(since: number): void {
    this.awaySince = undefined;
    this.taken = new WeakSet();
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    this.logger.info({ seconds }, 'the database is back');
  }
}
