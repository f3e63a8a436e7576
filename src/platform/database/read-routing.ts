import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/**
 * Decides for each read outside a transaction whether it goes to the primary or to a replica: what `Database` and the
 * way of a request need of it. It is implemented beside the platform (`src/replication`).
 */
export abstract class ReadRouting {
  /** Runs what answers a request whose reads may go to a replica once its route permits that. */
  abstract open(answer: () => void): void;

  /** Lets the reads of the request go to a replica; of no effect in a request that was not opened for it. */
  abstract permit(): void;

  /** Sends what the request still reads to the primary: it writes, or its replica fails. */
  abstract usePrimary(): void;

  /** Whether the next read goes to a replica. */
  abstract usesReplica(): boolean;

  /** Runs a statement that only reads, outside of any transaction. */
  abstract query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
}
