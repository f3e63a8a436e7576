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
 * Escalates issues that are late by the clock that is behind, the machine's or the database's: a step that was taken
 * too early cannot be taken back. Before that it cuts pauses that are longer than any may be; then it writes letters
 * to offices that were kept back.
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
