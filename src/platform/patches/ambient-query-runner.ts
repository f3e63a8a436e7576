import type { PoolClient } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';

/** The parts of TypeORM's query runner that hold its connection. TypeORM declares them as protected. */
interface Connected {
  databaseConnection: PoolClient;
  isTransactionActive: boolean;
}

/**
 * A query runner on a connection that is already in a transaction. It neither ends the transaction nor releases the
 * connection: the caller that opened it does.
 */
export function queryRunnerOn(dataSource: DataSource, client: PoolClient): QueryRunner {
  const runner = dataSource.createQueryRunner('master');
  Object.assign(runner as unknown as Connected, { databaseConnection: client, isTransactionActive: true });
  return runner;
}

/**
 * Makes repositories, query builders and the EntityManager of a data source use the query runner of the surrounding
 * transaction. A second connection taken inside a transaction would not see its writes, and would deadlock the pool
 * once it is exhausted.
 * @param current the runner of the transaction the caller is in; undefined outside of one
 */
export function joinTransactions(dataSource: DataSource, current: () => QueryRunner | undefined): void {
  Object.defineProperty(dataSource.manager, 'queryRunner', { get: current, configurable: true });
}
