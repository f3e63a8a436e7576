import type { PoolConfig } from 'pg';
import type { Config } from '../../config/config';

/** How long a unit of work may hold a connection: more than the server's own time limits leave any of ours. */
export const MAX_USE_MS = 2000;
/** The same on a replica: little enough that the primary can be asked instead before the caller has waited five seconds. */
export const MAX_REPLICA_USE_MS = 1200;

/**
 * A caller never waits five seconds, whatever the database does: at worst for a connection to be known by, for one to
 * write on, and for a row someone else holds.
 */
const CONNECT_TIMEOUT_MS = 1500;
/** Beyond the second after which PostgreSQL looks for deadlocks: those are retried, what is held longer is not. */
const LOCK_TIMEOUT_MS = 1200;
const STATEMENT_TIMEOUT_MS = 1500;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5000;
const REPLICA_STATEMENT_TIMEOUT_MS = 1000;

/** What the service's connections to the primary have in common. */
export function primaryPoolOptions({ settings }: Config): PoolConfig {
  return {
    max: settings.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
  };
}

/** The same of those to a replica, whose statements have less time. */
export function replicaPoolOptions(config: Config): PoolConfig {
  return {
    ...primaryPoolOptions(config),
    statement_timeout: REPLICA_STATEMENT_TIMEOUT_MS,
    lock_timeout: REPLICA_STATEMENT_TIMEOUT_MS,
  };
}
