import { createRequire } from 'node:module';
import type * as Cron from 'cron';

/**
 * The copy of `cron` that @nestjs/schedule depends on and passes none of on. A direct dependency could be another
 * version, whose `CronJob` is another class than the one its registry keeps.
 */
export const { CronJob, validateCronExpression } = createRequire(require.resolve('@nestjs/schedule'))(
  'cron',
) as typeof Cron;
export type CronJob = Cron.CronJob;
