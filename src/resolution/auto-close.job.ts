import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { Jobs } from '../platform/jobs/jobs';
import { AutoCloseService } from './auto-close.service';

/** Closes issues that have been resolved for longer than the closing window, on the configured schedule. */
@Injectable()
export class AutoCloseJob implements OnModuleInit {
  constructor(
    private readonly autoClose: AutoCloseService,
    private readonly jobs: Jobs,
    private readonly config: Config,
  ) {}

  /** Registered here and not by `@Cron`, which takes a constant: its schedule is a setting. */
  onModuleInit(): void {
    const schedule = this.config.settings.AUTO_CLOSE_CRON;
    this.jobs.add({ name: 'auto-close', schedule, isSetting: true, run: () => this.autoClose.close() });
  }
}
