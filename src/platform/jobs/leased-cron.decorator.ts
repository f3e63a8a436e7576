import { SetMetadata } from '@nestjs/common';
import type { Config } from '../../config/config';
import type { LeaseOptions } from './job-leases';

/** A cron expression in UTC, or a function that reads it from the settings. */
export type Schedule = string | ((config: Config) => string);

/** The metadata `LeasedCron` stores on a method. */
export interface LeasedCronOptions {
  name: string;
  schedule: Schedule;
  lease: Partial<LeaseOptions>;
}

export const LEASED_CRON = 'jobs:leased-cron';

/**
 * Makes a method of a provider a scheduled job that runs on one instance at a time: each run holds a lease, a row of
 * the table `jobs`. The method takes nothing and returns a summary, which is recorded with the run; an error is logged
 * and recorded. The schedule and `Jobs.run` take the lease, a direct call does not.
 * @param name the job's name, unique in the application
 * @param schedule a cron expression in UTC, or a function that reads it from the settings
 * @param lease the durations of the lease, if the defaults do not fit
 */
export function LeasedCron(name: string, schedule: Schedule, lease: Partial<LeaseOptions> = {}) {
  const options: LeasedCronOptions = { name, schedule, lease };
  return <T extends () => Promise<object>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    SetMetadata(LEASED_CRON, options)(target, key, descriptor);
  };
}
