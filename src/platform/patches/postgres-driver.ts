import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** A connection for one query runner, and what gives it back. */
export type Connection = [PoolClient, (error?: Error) => void];

/** The parts of TypeORM's `PostgresDriver` that are used here. Its `master` has the type `any`. */
interface PostgresDriver {
  master: Pool;
  obtainMasterConnection(): Promise<Connection>;
  obtainSlaveConnection(): Promise<Connection>;
}

const driverOf = (dataSource: DataSource) => dataSource.driver as unknown as PostgresDriver;

/** The pool of connections to the primary, which TypeORM has made. */
export function primaryPool(dataSource: DataSource): Pool {
  return driverOf(dataSource).master;
}

/** What decides on which connection TypeORM runs a read. */
export interface ConnectionChoice {
  /** Whether the next read goes to a replica. */
  usesReplica(): boolean;
  /** The connection for a read that does. */
  replicaConnection(): Promise<Connection>;
  /** Called before TypeORM takes a connection to the primary. */
  usePrimary(): void;
}

/** Makes TypeORM's replication ask `choice`, per read. Of its own it takes a random replica, also one that is away. */
export function chooseConnections(dataSource: DataSource, choice: ConnectionChoice): void {
  const driver = driverOf(dataSource);
  dataSource.defaultReplicationModeForReads = () => (choice.usesReplica() ? 'slave' : 'master');
  driver.obtainSlaveConnection = () => choice.replicaConnection();
  const obtainMasterConnection = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = () => {
    choice.usePrimary();
    return obtainMasterConnection();
  };
}
