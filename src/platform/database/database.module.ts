import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config';
import { Logger } from '../logging/logger';
import { Database } from './database';

/**
 * A caller never waits five seconds, whatever the database does: at worst for a connection to be known by, for one to
 * write on, and for a row someone else holds.
 */
const CONNECT_TIMEOUT_MS = 1500;
/** Beyond the second after which PostgreSQL looks for deadlocks: those are retried, what is held longer is not. */
const LOCK_TIMEOUT_MS = 1200;
const STATEMENT_TIMEOUT_MS = 1500;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5000;

const connection: DynamicModule = TypeOrmModule.forRootAsync({
  inject: [Config, Logger],
  useFactory: (config: Config, logger: Logger) => ({
    type: 'postgres' as const,
    url: config.databaseUrl,
    autoLoadEntities: true,
    installExtensions: false,
    synchronize: false,
    logging: false,
    applicationName: 'civic-issue-service',
    // A server that cannot be reached at start is said at once; whoever runs the service starts it again.
    retryAttempts: 0,
    poolErrorHandler: (error: Error) => logger.warn({ err: error }, 'an idle database connection was lost'),
    extra: {
      max: config.settings.DATABASE_POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      keepAlive: true,
    },
  }),
});

@Global()
@Module({ imports: [connection], providers: [Database], exports: [Database] })
export class DatabaseModule {}
