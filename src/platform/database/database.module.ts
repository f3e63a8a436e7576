import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config';
import { SERVICE_NAME } from '../../config/service';
import { Database } from './database';
import { OutageLog } from './outage-log';
import { primaryPoolOptions } from './pool-options';

const connection: DynamicModule = TypeOrmModule.forRootAsync({
  inject: [Config],
  useFactory: (config: Config) => ({
    type: 'postgres' as const,
    // The replicas are those of `Replicas`: TypeORM would refuse the start while one is away, and leaves none out.
    replication: { master: { url: config.databaseUrl }, slaves: [] },
    autoLoadEntities: true,
    installExtensions: false,
    synchronize: false,
    logging: false,
    applicationName: SERVICE_NAME,
    // A server that cannot be reached at start is said at once; whoever runs the service starts it again.
    retryAttempts: 0,
    // `OutageLog` hears the errors of idle connections.
    poolErrorHandler: () => undefined,
    extra: primaryPoolOptions(config),
  }),
});

/** The connection to the database, for the whole application, which also provides `ReadRouting`. */
@Global()
@Module({
  imports: [connection],
  providers: [Database, OutageLog],
  exports: [Database, OutageLog],
})
export class DatabaseModule {}
