import { SetMetadata } from '@nestjs/common';
import type { Config } from '../../config/config';
import type { LeaseOptions } from './job-leases';

/** A cron expression in UTC, or how to read it from the settings. */
export type Schedule = string | ((config: Config) => string);

/** What `LeasedCron` declares of a method. */
export interface LeasedCronOptions {
  name: string;
  schedule: Schedule;
  lease: Partial<LeaseOptions>;
}

export const LEASED_CRON = 'jobs:leased-cron';

/**
 * Makes a method of a provider a scheduled job that runs on one instance at a time: each run holds a lease, which is a
 * row of the table `jobs`. The method takes nothing and returns what it did, which is recorded with the run; what it
 * throws is logged and recorded. The lease is taken by the schedule and by `Jobs.run`, not by a direct call.
 * @param name of the job, unique in the application
 * @param schedule a cron expression in UTC, or a function that reads it from the settings
 * @param lease how long a run holds the job, where the defaults do not fit
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
