import type { PoolConfig } from 'pg';
import type { Config } from '../../config/config';

/** How long the work on a connection may take, in milliseconds. */
interface TimeLimits {
  /** Waiting for a connection. */
  connect: number;
  statement: number;
  /** Waiting for a row someone else holds. */
  lock: number;
  idleInTransaction: number;
  /** A unit of work: more than the server's own time limits leave any of ours. */
  use: number;
}

/**
 * With the default of `DATABASE_TIMEOUT_MS` a caller never waits five seconds, whatever the database does: at worst for
 * a connection to be known by, for one to write on, and for a row someone else holds. Locks are waited for beyond the
 * second after which PostgreSQL looks for deadlocks: those are retried, what is held longer is not.
 */
export function primaryTimeLimits({ settings }: Config): TimeLimits {
  const timeout = settings.DATABASE_TIMEOUT_MS;
  return {
    connect: timeout,
    statement: timeout,
    lock: Math.round(timeout * 0.8),
    idleInTransaction: timeout + 3500,
    use: timeout + 500,
  };
}

/**
 * The same on a replica: little enough that the primary can be asked instead before the caller has waited five seconds.
 */
export function replicaTimeLimits(config: Config): TimeLimits {
  const limits = primaryTimeLimits(config);
  const statement = Math.round((limits.statement * 2) / 3);
  return { ...limits, statement, lock: statement, use: statement + 200 };
}

/** What the service's connections to the primary have in common. */
export function primaryPoolOptions(config: Config): PoolConfig {
  return poolOptions(config, primaryTimeLimits(config));
}

/** The same of those to a replica. */
export function replicaPoolOptions(config: Config): PoolConfig {
  return poolOptions(config, replicaTimeLimits(config));
}

function poolOptions({ settings }: Config, limits: TimeLimits): PoolConfig {
  return {
    max: settings.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
  };
}
