import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { isPoolWait, isServerAway } from '../../platform/database/sql-errors';
import { jobTime } from '../../platform/jobs/job-time';
import { Leased } from '../../platform/jobs/leased.decorator';
import { Logger } from '../../platform/logging/logger';
import { LetterReschedulingService } from './letter-rescheduling.service';
import { OfficeMailsService } from './office-mails.service';
import { reporting } from './reported-offices';

/**
 * Moves letters to new addresses of offices, and writes those that could not be written before. Not part of the job
 * `escalation`, so that many letters that still cannot be written do not delay the next escalation.
 */
@Injectable()
export class OfficeLettersJob implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly letters: OfficeMailsService,
    private readonly moves: LetterReschedulingService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
    private readonly logger: Logger,
  ) {}

  /** Starts no more batches; runs before `Jobs` waits for the run. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'office-letters' })
  async run(): Promise<object> {
    const now = await jobTime(this.clock, this.manager);
    await this.letters.deleteOld(now);
    const reported = new Set<string>();
    await this.moveAll(reported);
    let written = 0;
    for await (const page of this.letters.unsentPages()) {
      for (let some = 1; some > 0 && !this.isStopping; written += some)
        some = await this.database.transaction(() => this.letters.writeUnsent(now, page));
      if (!this.isStopping)
        await reporting(this.database, reported, (offices) => this.letters.reportFilled(now, page, offices));
    }
    return { written };
  }

  /** Letters of an official that cannot be moved do not delay those of others; the next run tries them again. */
  private async moveAll(reported: Set<string>): Promise<void> {
    for (const officialId of await this.moves.waiting())
      try {
        while (!this.isStopping && (await this.moves.moveNext(officialId, reported)));
      } catch (error) {
        this.logger.warn(
          { err: error, official: officialId },
          'letters could not follow a changed address; the next run tries again',
        );
        // If the database is unreachable, the writing that follows fails, too, and says so.
        if (isServerAway(error) || isPoolWait(error)) return;
      }
  }
}
