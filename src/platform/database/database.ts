import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { Config } from '../config/config';
import { Logger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';
import { joinTransactions, queryRunnerOn } from '../patches/ambient-query-runner';
import { endWithConnections } from '../patches/pool-end';
import { primaryPool } from '../patches/postgres-driver';
import { prepareTexts } from '../patches/prepared-texts';
import { statement, type Statement } from './statement';
import { CommitOrder } from './commit-order';
import { ignoreClientErrors } from './pool-errors';
import { primaryTimeLimits } from './pool-options';
import { ReadRouting } from './read-routing';
import { isSerializationFailure } from './sql-errors';
import { StalledQueryMonitor } from './stalled-query-monitor';

const ATTEMPTS = 3;
const takeTurn = statement('database.take-turn', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

interface Transaction {
  of: Database;
  client: PoolClient;
  /** The query runner of repositories; created on first use. */
  runner?: QueryRunner;
  /** Called with the outcome when the transaction ends. */
  ends: Array<(committed: boolean) => void>;
}

/**
 * Shared by the process. Each AsyncLocalStorage that was ever used adds a cost to every promise, and the cost stays
 * after its `Database` is gone. With one each, twenty services in one test process spent a tenth of their time on it.
 */
const TRANSACTIONS = new AsyncLocalStorage<Transaction>();

/**
 * Transactions, and hand-written SQL as prepared statements on TypeORM's own pool.
 *
 * Inside `transaction` every statement of the same asynchronous flow uses the transaction's connection, including those
 * of injected repositories and of the EntityManager. A second connection taken inside one would deadlock an exhausted
 * pool. `ReadRouting` decides whether a read outside of a transaction goes to a replica.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly monitor: StalledQueryMonitor;
  private readonly maxUseMs: number;
  private readonly order = new CommitOrder((act) => this.scheduleAfterCommit(act));

  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: ReadRouting,
    private readonly logger: Logger,
    config: Config,
    metrics: Metrics,
  ) {
    this.maxUseMs = primaryTimeLimits(config).use;
    this.pool = primaryPool(dataSource);
    this.monitor = new StalledQueryMonitor(this.pool, this.maxUseMs);
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
    this.monitor.end();
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
   * Runs `work` in a transaction, or in the surrounding one. After a serialization failure or a deadlock it is run
   * again, up to three times in total, so `work` must have no effect outside the database.
   * @param maxMs how long the whole, or one statement of it, may take, if longer than the limit of a request
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
   * Waits until no other transaction of any process holds the turn with this name, then holds it until the surrounding
   * transaction ends.
   * @param name to be kept across releases, as old and new instances run at the same time during an update
   * @throws Error outside of a transaction, where the turn would end at once
   */
  async takeTurns(name: string): Promise<void> {
    if (!this.current()) throw new Error(`turns of ${name} are taken in a transaction`);
    await this.rows(takeTurn, [name]);
  }

  /**
   * Runs `act` after the surrounding transaction is committed and the answer to its request is written; never after a
   * rollback.
   * @param key names what the transaction holds locked: within a process, the effects of one key run in the order they
   * were registered
   */
  afterCommit(key: string, act: () => void): void {
    const end = this.order.reserve(key, act);
    const transaction = this.current();
    if (transaction) transaction.ends.push(end);
    else end(true);
  }

  /** The transaction of this asynchronous flow; undefined if it belongs to another `Database`. */
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

  /** The answer is written in the microtasks after the commit, so a new macrotask runs after it. */
  private scheduleAfterCommit(act: () => void): void {
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
    if (maxMs > this.maxUseMs) this.monitor.allow(client, maxMs);
    const transaction: Transaction = { of: this, client, ends: [] };
    let committed = false;
    let broken: Error | undefined;
    // The pool does not listen while the connection is in use, and an unhandled error event ends the process.
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

/** Rolls back. @returns the error if that fails too, so that the connection is closed and not reused */
async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
