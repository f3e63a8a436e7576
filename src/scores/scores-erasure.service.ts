import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Database } from '../platform/database/database';
import type { ErasedPerson, Eraser } from '../platform/erasure/eraser';
import { ErasesPersonalData } from '../platform/erasure/erases-personal-data.decorator';
import { UserReportCategory } from './entities/user-report-category.entity';
import { UserReportDay } from './entities/user-report-day.entity';
import { UserScore } from './entities/user-score.entity';

/** Deletes the scores of erased people. Sets off `user_scores_came`. */
@ErasesPersonalData('user_scores', 'user_report_days', 'user_report_categories')
@Injectable()
export class ScoresErasureService implements Eraser {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
  ) {}

  /** What stays with the account of an official is still counted. */
  delete({ userId, isOfficial }: ErasedPerson): Promise<number> {
    if (isOfficial) return Promise.resolve(0);
    return this.database.transaction(async () => {
      let deleted = 0;
      for (const table of [UserReportDay, UserReportCategory, UserScore])
        deleted += (await this.manager.delete(table, { userId })).affected ?? 0;
      return deleted;
    });
  }
}
