import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { AutoClose } from './auto-close.service';

/** Closes issues that have been resolved for longer than the closing window, on the configured schedule. */
@Injectable()
export class AutoCloseJob {
  constructor(private readonly autoClose: AutoClose) {}

  @LeasedCron('auto-close', ({ settings }) => settings.AUTO_CLOSE_CRON)
  run(): Promise<object> {
    return this.autoClose.close();
  }
}
