import type { PoolConfig } from 'pg';
import type { Config } from '../config/config';

/** How long the work on a connection may take, in milliseconds. */
interface TimeLimits {
  /** For a free connection of the pool. */
  connect: number;
  statement: number;
  /** For a row lock another transaction holds. */
  lock: number;
  idleInTransaction: number;
  /** For a unit of work: more than the server's own timeouts allow. */
  use: number;
}

/**
 * With the default `DATABASE_TIMEOUT_MS` a caller never waits five seconds, whatever the database does: at worst for a
 * connection to authenticate on, a connection to write on, and a row lock. The lock timeout is longer than the one
 * second after which PostgreSQL checks for deadlocks: a deadlock is retried, a lock that is held longer is not.
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

/** The same on a replica: short enough that the primary can be asked before the caller has waited five seconds. */
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
