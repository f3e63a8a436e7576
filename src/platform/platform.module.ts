import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import type { Request } from 'express';
import { Clock } from '../kernel/clock';
import { AuditChain } from './audit/audit-chain';
import { AuditHeadJob } from './audit/audit-head.job';
import { AuditLog } from './audit/audit-log';
import type { Config } from './config/config';
import { ServiceConfigModule } from './config/service-config.module';
import { DatabaseModule } from './database/database.module';
import { Connections } from './http/edge/connections';
import { DomainEvents } from './events/domain-events';
import { AccessGuard } from './http/access.guard';
import { isStreamed } from './http/edge/body';
import {
  BareApiErrorFilter,
  ChannelErrorFilter,
  EdgeErrorFilter,
  TokenApiErrorFilter,
  WebhookErrorFilter,
} from './http/error-filters';
import { ErrorResponder } from './http/error-responder';
import { KnownOrigins } from './http/known-origin';
import { Cursors } from './http/page';
import { ResponseFormGuard } from './http/response-form.guard';
import { RouteCatalog } from './http/route-catalog';
import { JobExplorer } from './jobs/job-explorer';
import { JobLeases } from './jobs/job-leases';
import { JobScheduler } from './jobs/job-scheduler';
import { Jobs } from './jobs/jobs';
import { Logger } from './logging/logger';
import { Metrics } from './metrics/metrics';

/** A body that is streamed takes as long as its URL is good for. */
const LONGEST_UPLOAD_MS = 15 * 60 * 1000;
const LONGEST_BODY_MS = 30_000;
const longestArrivalMs = (request: Request) => (isStreamed(request) ? LONGEST_UPLOAD_MS : LONGEST_BODY_MS);

/** What a process brings along to run the service. */
export interface Environment {
  config: Config;
  logger: Logger;
  clock: Clock;
  /** Whether it runs the jobs on their schedules. Unset: it runs none unless by name, as commands and tests do. */
  runsJobs?: boolean;
}

const SHARED = [
  AccessGuard,
  BareApiErrorFilter,
  ChannelErrorFilter,
  WebhookErrorFilter,
  AuditChain,
  AuditLog,
  Cursors,
  DomainEvents,
  EdgeErrorFilter,
  ErrorResponder,
  Jobs,
  KnownOrigins,
  Metrics,
  ResponseFormGuard,
  RouteCatalog,
  TokenApiErrorFilter,
];

const JOBS = [AuditHeadJob, JobExplorer, JobLeases];

/** The machinery every context stands on. It knows none of them. */
@Global()
@Module({})
export class PlatformModule {
  static of({ config, logger, clock, runsJobs = false }: Environment): DynamicModule {
    const environment = [
      { provide: Connections, useValue: new Connections({ longestArrivalMs }) },
      { provide: Logger, useValue: logger },
      { provide: Clock, useValue: clock },
    ];
    return {
      module: PlatformModule,
      imports: [
        ServiceConfigModule.of(config),
        DatabaseModule,
        DiscoveryModule,
        // What is declared with the decorators of the package follows the same switch as the jobs.
        ScheduleModule.forRoot({ cronJobs: runsJobs, intervals: runsJobs, timeouts: runsJobs }),
      ],
      providers: [...environment, ...SHARED, ...JOBS, ...(runsJobs ? [JobScheduler] : [])],
      exports: [...environment, ...SHARED],
    };
  }
}
