import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { Config } from '../../config/config';
import { Logger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';
import { joinTransactions, queryRunnerOn } from './ambient-query-runner';
import { prepareTexts } from './prepared-texts';
import { statement, type Statement } from './statement';
import { CommitOrder } from './commit-order';
import { endWithConnections, ignoreClientErrors } from './pool-errors';
import { primaryTimeLimits } from './pool-options';
import { ReadRouting } from './read-routing';
import { isSerializationFailure } from './sql-errors';
import { StallWatch } from './stall-watch';

const ATTEMPTS = 3;
const takeTurn = statement('database.take-turn', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

interface Transaction {
  of: Database;
  client: PoolClient;
  /** For repositories; made when the first of them needs it. */
  runner?: QueryRunner;
  /** To be called with how it ended. */
  ends: Array<(committed: boolean) => void>;
}

/**
 * One for the process: every storage that was used once costs each promise a step, and nothing takes it away with the
 * `Database` it belongs to. With one each, twenty services in one test process took a tenth of its time for that.
 */
const TRANSACTIONS = new AsyncLocalStorage<Transaction>();

/**
 * Transactions, and the way to the database for hand-written SQL: prepared statements on TypeORM's own pool.
 *
 * Inside `transaction` every statement of the same asynchronous flow goes over the transaction's connection, those of
 * injected repositories and of the EntityManager included. A second connection taken inside one would deadlock the pool
 * as soon as it is empty. Where a read outside of one goes `ReadRouting` decides.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly watch: StallWatch;
  private readonly maxUseMs: number;
  private readonly order = new CommitOrder((act) => this.later(act));

  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: ReadRouting,
    private readonly logger: Logger,
    config: Config,
    metrics: Metrics,
  ) {
    this.maxUseMs = primaryTimeLimits(config).use;
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
    this.watch = new StallWatch(this.pool, this.maxUseMs);
    ignoreClientErrors(this.pool);
    endWithConnections(this.pool);
    prepareTexts(this.pool);
    joinTransactions(dataSource, () => this.currentRunner());
    metrics.gauge(
      'civic_database_connections',
      'Connections to the database, and requests that wait for one',
      () => {
        const { totalCount, idleCount, waitingCount } = this.pool;
        return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      },
      'state',
    );
  }

  onApplicationShutdown(): void {
    this.watch.end();
  }

  /** Runs a statement and returns its rows. */
  async rows<Row extends object>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    const query = { name: statement.name, text: statement.text, values };
    const client = this.current()?.client;
    if (client) return (await client.query<Row>(query)).rows;
    if (statement.writes) this.reads.usePrimary();
    return (await this.reads.query<Row>(query)).rows;
  }

  /** Runs a statement and returns its first row, or undefined. */
  async row<Row extends object>(statement: Statement, values: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, values))[0];
  }

  /**
   * Runs `work` in one transaction, or in the one already open around it. A serialization failure or a deadlock is
   * tried again, up to three times in all, so `work` must have no effect outside the database.
   * @param maxMs how long the whole, or one statement of it, may take, where that is more than a request has
   */
  async transaction<T>(work: () => Promise<T>, maxMs = 0): Promise<T> {
    if (this.current()) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work, maxMs);
      } catch (error) {
        if (attempt === ATTEMPTS || !isSerializationFailure(error)) throw error;
      }
    }
  }

  /**
   * Waits until nobody else, in whatever process, has the turn of this name, and has it until the transaction around
   * ends.
   * @param name a release takes turns with the one before it only by the very same name
   * @throws Error where there is no transaction: the turn would be over at once
   */
  async takeTurns(name: string): Promise<void> {
    if (!this.current()) throw new Error(`turns of ${name} are taken in a transaction`);
    await this.rows(takeTurn, [name]);
  }

  /**
   * Does something once the transaction around is committed and the answer that waited for it is on its way; never when
   * it is rolled back.
   * @param key names what the transaction holds locked: in one process, acts with one key are done in the order they
   *   were asked for
   */
  afterCommit(key: string, act: () => void): void {
    const end = this.order.reserve(key, act);
    const transaction = this.current();
    if (transaction) transaction.ends.push(end);
    else end(true);
  }

  /** The transaction of this asynchronous flow; one of another `Database` is none here. */
  private current(): Transaction | undefined {
    const transaction = TRANSACTIONS.getStore();
    return transaction?.of === this ? transaction : undefined;
  }

  private currentRunner(): QueryRunner | undefined {
    const transaction = this.current();
    if (!transaction) return undefined;
    transaction.runner ??= queryRunnerOn(this.dataSource, transaction.client);
    return transaction.runner;
  }

  /** The answer is written in the microtasks of the commit, so that a task of its own comes after it. */
  private later(act: () => void): void {
    setImmediate(() => {
      try {
        act();
      } catch (error) {
        this.logger.error({ err: error }, 'what follows a commit failed');
      }
    });
  }

  private async attempt<T>(work: () => Promise<T>, maxMs: number): Promise<T> {
    this.reads.usePrimary();
    const client = await this.pool.connect();
    if (maxMs > this.maxUseMs) this.watch.allow(client, maxMs);
    const transaction: Transaction = { of: this, client, ends: [] };
    let committed = false;
    let broken: Error | undefined;
    // Nobody else listens while the connection is out of the pool, and an error nobody hears ends the process.
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    try {
      await client.query('begin');
      if (maxMs > this.maxUseMs)
        await client.query(
          `set local statement_timeout = ${maxMs}; set local lock_timeout = ${Math.ceil(maxMs / 6)}`,
        );
      const result = await TRANSACTIONS.run(transaction, work);
      await client.query('commit');
      committed = true;
      return result;
    } catch (error) {
      broken ??= await rollback(client);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
      for (const end of transaction.ends) end(committed);
    }
  }
}

/** Rolls back; answers the error when even that fails, so that the connection is thrown away. */
async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
