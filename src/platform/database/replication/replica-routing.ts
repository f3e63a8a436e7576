import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from '../../metrics/metrics';
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

type Release = (error?: Error) => void;

/** The parts of TypeORM's driver that are used here. */
interface ReplicatedDriver {
  master: Pool;
  obtainMasterConnection(): Promise<[PoolClient, Release]>;
  obtainSlaveConnection(): Promise<[PoolClient, Release]>;
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
    const driver = dataSource.driver as unknown as ReplicatedDriver;
    this.primary = driver.master;
    for (const replica of replicas.all) this.askPrimaryOnFailure(replica);
    this.join(dataSource, driver);
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

  /** Makes TypeORM's replication choose its connections here. */
  private join(dataSource: DataSource, driver: ReplicatedDriver): void {
    dataSource.defaultReplicationModeForReads = () => (this.replica() ? 'slave' : 'master');
    driver.obtainSlaveConnection = () => this.connection();
    const obtainMasterConnection = driver.obtainMasterConnection.bind(driver);
    driver.obtainMasterConnection = () => {
      this.usePrimary();
      return obtainMasterConnection();
    };
  }

  /** A connection for a read. The pools themselves remove broken connections. */
  private async connection(): Promise<[PoolClient, Release]> {
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
    const known = new WeakSet<PoolClient>();
    replica.pool.on('acquire', (client) => {
      if (known.has(client)) return;
      known.add(client);
      const send = client.query.bind(client) as (...query: unknown[]) => unknown;
      const sendToPrimary = this.primary.query.bind(this.primary) as typeof send;
      const query: typeof send = (...parts) => {
        const sent = send(...parts);
        if (!(sent instanceof Promise)) return sent;
        return sent.catch((error: unknown) => {
          this.failed(replica, error);
          return sendToPrimary(...parts);
        });
      };
      client.query = query as PoolClient['query'];
    });
  }

  private failed(replica: Replica, error: unknown): void {
    this.usePrimary();
    this.replicas.failed(replica, error);
    const cause = sqlStateOf(error) ?? 'unreachable';
    this.metrics.count('civic_read_replica_failures_total', { replica: replica.name, cause });
  }
}
