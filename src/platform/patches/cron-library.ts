import { createRequire } from 'node:module';
import type * as Cron from 'cron';

/**
 * The copy of `cron` that @nestjs/schedule depends on and does not export. A direct dependency could be another
 * version, whose `CronJob` is not the class its registry expects.
 */
export const { CronJob, validateCronExpression } = createRequire(require.resolve('@nestjs/schedule'))(
  'cron',
) as typeof Cron;
export type CronJob = Cron.CronJob;
