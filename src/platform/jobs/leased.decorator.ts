import { Inject, SetMetadata } from '@nestjs/common';
import type { CronOptions } from '@nestjs/schedule';
import { SCHEDULE_CRON_OPTIONS, SCHEDULER_NAME, SCHEDULER_TYPE } from '../patches/nest-internals';
import type { LeaseOptions } from './job-leases';
import { Jobs } from './jobs';

/** The metadata `Leased` stores on a method. */
export interface LeasedMethod {
  name: string;
  /** A cron expression, in UTC. */
  schedule: string;
  lease: Partial<LeaseOptions>;
  /** The method itself, which takes no lease. */
  run: () => Promise<object>;
}

export const LEASED = 'jobs:leased';

/** How jobs run: in UTC, a run at a time, and the first requests after a start have priority. */
const SCHEDULING = { timeZone: 'UTC', waitForCompletion: true, initialDelay: 1000 };
/** The property through which a leased method reaches the jobs. */
const JOBS = Symbol('jobs');

/**
 * Makes a method with `@Cron` run on one instance at a time: each run holds a lease, a row of the table `jobs`. The
 * method takes nothing and returns a summary, which is recorded with the run; an error is logged and recorded. Write it
 * above `@Cron(expression, { name })`; the name is unique in the application, and `Jobs.run(name)` runs the method.
 * @param lease the durations of the lease, if the defaults do not fit
 */
export function Leased(lease: Partial<LeaseOptions> = {}) {
  const injectJobs = Inject(Jobs);
  return <T extends () => Promise<object>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    const run = descriptor.value!;
    const cron = Reflect.getMetadata(SCHEDULE_CRON_OPTIONS, run) as CronOptions & {
      name: string;
      cronTime: string;
    };
    const { name, cronTime: schedule } = cron;
    injectJobs(target, JOBS);
    descriptor.value = function (this: Record<symbol, Jobs>) {
      return this[JOBS]!.run(name);
    } as T;
    const method: LeasedMethod = { name, schedule, lease, run };
    SetMetadata(LEASED, method)(target, key, descriptor);
    SetMetadata(SCHEDULE_CRON_OPTIONS, { ...cron, ...SCHEDULING })(target, key, descriptor);
    SetMetadata(SCHEDULER_NAME, name)(target, key, descriptor);
    SetMetadata(SCHEDULER_TYPE, Reflect.getMetadata(SCHEDULER_TYPE, run))(target, key, descriptor);
  };
}
