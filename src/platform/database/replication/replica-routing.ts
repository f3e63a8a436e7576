import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from '../../metrics/metrics';
import { replaceQuery, type Send } from '../../patches/client-query';
import { chooseConnections, type Connection, primaryPool } from '../../patches/postgres-driver';
import { ReadRouting } from '../read-routing';
import { sqlStateOf } from '../sql-errors';
import type { Replica } from './replica';
import { Replicas } from './replicas';

/** The routing of the reads of one request. */
interface ReadScope {
  /** Whether its route permits a replica. */
  isPermitted: boolean;
  /** The replica of its reads; null: they go to the primary from now on; undefined: not chosen yet. */
  replica?: Replica | null;
}

/** One for the process, for the reason given at the transactions of `Database`. */
const SCOPES = new AsyncLocalStorage<ReadScope>();

/**
 * A read goes to a replica only in a request that was opened for it (an anonymous GET), if its route permits it, and as
 * long as the request has written nothing.
 *
 * All reads of a request go to one replica: another one may lag behind it, so that later reads would see older data. A
 * read that a replica fails is repeated on the primary, which lags behind none, and so are all later reads of the
 * request.
 */
@Injectable()
export class ReplicaRouting extends ReadRouting {
  private readonly primary: Pool;

  constructor(
    dataSource: DataSource,
    private readonly replicas: Replicas,
    private readonly metrics: Metrics,
  ) {
    super();
    this.primary = primaryPool(dataSource);
    for (const replica of replicas.all) this.askPrimaryOnFailure(replica);
    chooseConnections(dataSource, {
      usesReplica: () => this.usesReplica(),
      replicaConnection: () => this.connection(),
      usePrimary: () => this.usePrimary(),
    });
  }

  override open(answer: () => void): void {
    SCOPES.run({ isPermitted: false }, answer);
  }

  override permit(): void {
    const scope = SCOPES.getStore();
    if (scope) scope.isPermitted = true;
  }

  override usePrimary(): void {
    const scope = SCOPES.getStore();
    if (scope) scope.replica = null;
  }

  /** The replica of the next read; undefined: it goes to the primary. */
  private replica(): Replica | undefined {
    if (this.replicas.all.length === 0) return undefined;
    const scope = SCOPES.getStore();
    if (!scope?.isPermitted) return undefined;
    if (scope.replica === undefined) scope.replica = this.replicas.pick() ?? null;
    else if (scope.replica?.isServing === false) scope.replica = null;
    return scope.replica ?? undefined;
  }

  override usesReplica(): boolean {
    return this.replica() !== undefined;
  }

  override async query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    if (!this.replica()) return this.primary.query<Row>(query);
    const [client, release] = await this.connection();
    try {
      return await client.query<Row>(query);
    } finally {
      release();
    }
  }

  /** A connection for a read. The pools themselves remove broken connections. */
  private async connection(): Promise<Connection> {
    const replica = this.replica();
    const client = (replica && (await this.connectionTo(replica))) ?? (await this.primary.connect());
    return [client, (error) => client.release(error)];
  }

  private async connectionTo(replica: Replica): Promise<PoolClient | undefined> {
    try {
      return await replica.pool.connect();
    } catch (error) {
      this.failed(replica, error);
      return undefined;
    }
  }

  private askPrimaryOnFailure(replica: Replica): void {
    const sendToPrimary = this.primary.query.bind(this.primary) as Send;
    replaceQuery(replica.pool, (send): Send => {
      return (...query) => {
        const sent = send(...query);
        if (!(sent instanceof Promise)) return sent;
        return sent.catch((error: unknown) => {
          this.failed(replica, error);
          return sendToPrimary(...query);
        });
      };
    });
  }

  private failed(replica: Replica, error: unknown): void {
    this.usePrimary();
    this.replicas.failed(replica, error);
    const cause = sqlStateOf(error) ?? 'unreachable';
    this.metrics.count('civic_read_replica_failures_total', { replica: replica.name, cause });
  }
}
