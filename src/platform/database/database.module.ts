import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config';
import { SERVICE_NAME } from '../config/service-info';
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

/**
 * The connection of TypeORM to PostgreSQL, for the whole application, and `Database` beside it.
 *
 * What differs from the usual use of TypeORM:
 * - entities have no relations: a reference is a plain column with `@ForeignKey`. Nothing is loaded or saved in
 *   passing, and a context can refer to the table of another without importing its class;
 * - `synchronize` is off: `migrations/` are written by hand, and `entities.spec.ts` compares them with the entities;
 * - repositories read and write rows. A statement is written by hand, in `*.queries.ts` or `*.rows.ts`, if it has to do
 *   several things at once (lists, counts, locks that skip, upserts with conditions) or its path is measured;
 * - a transaction belongs to the asynchronous flow: within `Database.transaction`, injected repositories and
 *   hand-written statements use its connection, and no manager is passed on (platform/patches/ambient-query-runner.ts).
 */
@Global()
@Module({
  imports: [connection],
  providers: [Database, OutageLog],
  exports: [Database, OutageLog],
})
export class DatabaseModule {}
