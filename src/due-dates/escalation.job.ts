import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { EntityManager } from 'typeorm';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { jobTime } from '../platform/jobs/job-time';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { EscalationSweep } from './escalation-sweep.service';
import { LongPauses } from './long-pauses.service';
import { OfficeMails } from './office-mails.service';

/**
 * Escalates late issues. It uses the earlier of two clocks, the machine's and the database's, as an early escalation
 * cannot be undone. First it cuts pauses that exceed the maximum; afterwards it writes letters that could not be
 * written before.
 */
@Injectable()
export class EscalationJob {
  constructor(
    private readonly pauses: LongPauses,
    private readonly sweep: EscalationSweep,
    private readonly letters: OfficeMails,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
  ) {}

  @LeasedCron('escalation', CronExpression.EVERY_MINUTE)
  async run(): Promise<object> {
    const now = await jobTime(this.clock, this.manager);
    await this.pauses.cut(now);
    const outcome = await this.sweep.sweep(now);
    await this.letters.forgetOld(now);
    let lettersWritten = 0;
    for (let some = 1; some > 0; lettersWritten += some)
      some = await this.database.transaction(() => this.letters.writeKeptBack(now));
    return { ...outcome, lettersWritten };
  }
}
