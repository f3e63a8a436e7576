import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { Clock } from '../kernel/time/clock';
import { Config } from './config/config';
import { ServiceConfigModule } from './config/service-config.module';
import { DatabaseModule } from './database/database.module';
import { Connections } from './http/edge/connections';
import { DomainEvents } from './events/domain-events';
import { readingOf } from './http/edge/body-reading';
import type { ApiRequest } from './http/request';
import { KnownOrigins } from './http/known-origin';
import { JobExplorer } from './jobs/job-explorer';
import { JobLeases } from './jobs/job-leases';
import { JobScheduler } from './jobs/job-scheduler';
import { Jobs } from './jobs/jobs';
import { Logger } from './logging/logger';
import { Metrics } from './metrics/metrics';
import { JobRecord } from './jobs/entities/job-record.entity';

/** A streamed upload may take as long as its URL is valid. */
const MAX_UPLOAD_MS = 15 * 60 * 1000;
const MAX_BODY_MS = 30_000;

const connections: Provider = {
  provide: Connections,
  inject: [Config],
  useFactory: ({ settings }: Config) =>
    new Connections({
      maxArrivalMs: (request) =>
        readingOf((request as ApiRequest).matched.body, request) === 'stream' ? MAX_UPLOAD_MS : MAX_BODY_MS,
      // All connections of a proxy have one address.
      maxPerAddress: settings.TRUST_PROXY > 0 ? Infinity : settings.CONNECTIONS_PER_ADDRESS,
    }),
};

/** What differs between the processes that run the service. */
export interface Environment {
  config: Config;
  logger: Logger;
  clock: Clock;
  /** Whether it runs the jobs on their schedules. Unset: only by name, as in commands and tests. */
  runsJobs?: boolean;
}

const SHARED = [DomainEvents, Jobs, KnownOrigins, Metrics];

const JOBS = [JobExplorer, JobLeases];

/** The infrastructure that all contexts use. It depends on none of them. */
@Global()
@Module({})
export class PlatformModule {
  static of({ config, logger, clock, runsJobs = false }: Environment): DynamicModule {
    const environment = [
      connections,
      { provide: Logger, useValue: logger },
      { provide: Clock, useValue: clock },
    ];
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forFeature([JobRecord]),
        ServiceConfigModule.of(config),
        DatabaseModule,
        DiscoveryModule,
        // The package's own decorators follow the same switch as the jobs.
        ScheduleModule.forRoot({ cronJobs: runsJobs, intervals: runsJobs, timeouts: runsJobs }),
      ],
      providers: [...environment, ...SHARED, ...JOBS, ...(runsJobs ? [JobScheduler] : [])],
      exports: [...environment, ...SHARED],
    };
  }
}
