import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from '../../config/cron-library';
import { type Job, Jobs } from './jobs';

/** The first requests after a start have priority. */
const START_DELAY_MS = 1000;

/**
 * Runs the jobs on their schedules, beginning shortly after the server listens. Only processes that run jobs provide
 * it: tests and commands start no timers.
 */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private starting?: NodeJS.Timeout;

  constructor(
    private readonly jobs: Jobs,
    private readonly registry: SchedulerRegistry,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    for (const job of this.jobs.all()) this.registry.addCronJob(job.name, this.cronJobOf(job));
    this.host.listen$.subscribe(() => {
      this.starting = setTimeout(() => this.start(), START_DELAY_MS).unref();
    });
  }

  /** Stops the timers, so that no run begins while `Jobs` waits for the running ones. */
  beforeApplicationShutdown(): void {
    clearTimeout(this.starting);
    for (const cronJob of this.registry.getCronJobs().values()) void cronJob.stop();
  }

  private start(): void {
    for (const cronJob of this.registry.getCronJobs().values()) cronJob.start();
  }

  private cronJobOf({ name, schedule }: Job): CronJob {
    return CronJob.from({
      name,
      cronTime: schedule,
      onTick: () => this.jobs.run(name).then(() => undefined),
      timeZone: 'UTC',
      waitForCompletion: true,
    });
  }
}
