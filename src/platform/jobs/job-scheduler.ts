import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from '../patches/cron-library';
import { Jobs } from './jobs';

/**
 * Schedules the jobs whose schedule is a setting; `@Cron` takes a constant. Only processes that run jobs provide it:
 * tests and commands start no timers.
 */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    for (const { name, schedule } of this.jobs.all().filter(({ isSetting }) => isSetting)) {
      const onTick = () => this.jobs.run(name).then(() => undefined);
      const options = { name, cronTime: schedule, onTick, timeZone: 'UTC', waitForCompletion: true };
      this.registry.addCronJob(name, CronJob.from({ ...options, start: true }));
    }
  }
}
