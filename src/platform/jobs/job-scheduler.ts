import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from '../../config/cron-library';
import { type Job, Jobs } from './jobs';

/** The first requests come first. */
const START_DELAY_MS = 1000;

/**
 * Runs the jobs on their schedules, a moment after the server listens. It is a provider only of a process that runs
 * jobs: tests and commands have none, and start no clocks.
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

  /** Stops the clocks, so that no run begins while `Jobs` waits for those under way. */
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
