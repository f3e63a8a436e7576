import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config';
import { SERVICE_NAME } from '../config/service';
import { Database } from './database';
import { OutageLog } from './outage-log';
import { primaryPoolOptions } from './pool-options';

const connection: DynamicModule = TypeOrmModule.forRootAsync({
  inject: [Config],
  useFactory: (config: Config) => ({
    type: 'postgres' as const,
    // `Replicas` manages the replicas: TypeORM would refuse to start while one is unreachable, and never skips one.
    replication: { master: { url: config.databaseUrl }, slaves: [] },
    autoLoadEntities: true,
    installExtensions: false,
    synchronize: false,
    logging: false,
    applicationName: SERVICE_NAME,
    // A server that is unreachable at start is reported at once; the process manager restarts the service.
    retryAttempts: 0,
    // `OutageLog` handles the errors of idle connections.
    poolErrorHandler: () => undefined,
    extra: primaryPoolOptions(config),
  }),
});

/** Provides the database connection to the whole application, and `ReadRouting`. */
@Global()
@Module({
  imports: [connection],
  providers: [Database, OutageLog],
  exports: [Database, OutageLog],
})
export class DatabaseModule {}
