import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/**
 * Decides for each read outside a transaction whether it goes to the primary or to a replica. This is the interface
 * that `Database` and the HTTP middleware need; `src/platform/database/replication` implements it.
 */
export abstract class ReadRouting {
  /** Runs the handling of a request whose reads may go to a replica, once its route permits that. */
  abstract open(answer: () => void): void;

  /** Permits the request's reads to go to a replica; no effect in a request that was not opened for it. */
  abstract permit(): void;

  /** Sends the remaining reads of the request to the primary: it writes, or its replica failed. */
  abstract usePrimary(): void;

  /** Whether the next read goes to a replica. */
  abstract usesReplica(): boolean;

  /** Runs a statement that only reads, outside of any transaction. */
  abstract query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
}
