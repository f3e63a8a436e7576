import type { PoolClient } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';

/** What TypeORM's runner keeps of its connection. It declares these as protected. */
interface Connected {
  databaseConnection: PoolClient;
  isTransactionActive: boolean;
}

/**
 * A query runner on a connection that is in a transaction already. It neither ends the transaction nor releases the
 * connection: whoever took it does.
 */
export function queryRunnerOn(dataSource: DataSource, client: PoolClient): QueryRunner {
  const runner = dataSource.createQueryRunner('master');
  Object.assign(runner as unknown as Connected, { databaseConnection: client, isTransactionActive: true });
  return runner;
}

/**
 * Lets repositories, query builders and the EntityManager of a data source use the query runner of the transaction
 * around them: a second connection taken inside one would deadlock the pool as soon as it is empty, and see nothing of
 * what the transaction wrote.
 * @param current the runner of the transaction the caller is in; undefined outside of one
 */
export function joinTransactions(dataSource: DataSource, current: () => QueryRunner | undefined): void {
  Object.defineProperty(dataSource.manager, 'queryRunner', { get: current, configurable: true });
}
