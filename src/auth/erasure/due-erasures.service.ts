import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { isOutage } from '../../platform/http/to-domain-error';
import { Logger } from '../../platform/logging/logger';
import { Erasure } from '../entities/erasure.entity';
import { ErasureMailsService } from './erasure-mails.service';
import { ErasureQueries } from './erasure.queries';
import { ErasureRunService } from './erasure-run.service';

const REMINDER_MS = 48 * HOUR_MS;
/** A run begins no other erasure after this time. */
const RUN_MS = 30 * MINUTE_MS;
/** How long the last mail may wait for the mail server, before its address goes anyway. */
const LAST_MAIL_MS = 7 * DAY_MS;

/** Erases people whose time is over, reminds others, and forgets the addresses of those who were told. */
@Injectable()
export class DueErasuresService {
  @Inject() private readonly logger!: Logger;

  constructor(
    @InjectRepository(Erasure) private readonly erasures: Repository<Erasure>,
    private readonly queries: ErasureQueries,
    private readonly erasure: ErasureRunService,
    private readonly mails: ErasureMailsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * An erasure that fails does not keep the others from running.
   * @returns how many people were erased, and how many were reminded
   * @throws Error if an erasure failed
   */
  async run(): Promise<{ erased: number; reminded: number }> {
    const reminded = await this.remind();
    const begun = this.clock.now().getTime();
    let erased = 0;
    const failed: string[] = [];
    while (this.clock.now().getTime() < begun + RUN_MS) {
      const due = await this.queries.nextDue(this.clock.now(), failed);
      if (!due) break;
      try {
        await this.erasure.run(due);
        erased++;
      } catch (error) {
        if (isOutage(error)) throw error;
        failed.push(due.userId);
        this.logger.error(
          { err: error, user: due.userId },
          'an erasure failed; the next run goes on with it',
        );
      }
    }
    await this.forgetTold();
    if (failed.length > 0) throw new Error(`${failed.length} erasures failed`);
    return { erased, reminded };
  }

  private async remind(): Promise<number> {
    const now = this.clock.now();
    const soon = await this.queries.toRemind(
      new Date(now.getTime() + REMINDER_MS),
      new Date(now.getTime() - HOUR_MS),
    );
    for (const erasure of soon) {
      await this.database.transaction(async () => {
        await this.mails.remind(erasure);
        await this.erasures.update({ userId: erasure.userId }, { remindedAt: now });
      });
    }
    return soon.length;
  }

  private async forgetTold(): Promise<void> {
    const givenUp = this.clock.now().getTime() - LAST_MAIL_MS;
    for (const { userId, dueAt } of await this.queries.told()) {
      const isSent = await this.mails.forget(userId);
      if (isSent || dueAt.getTime() < givenUp) await this.erasures.delete({ userId });
    }
  }
}
