import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import {
  type ErasurePlan,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { Database } from '../platform/database/database';
import { UserReportCategory } from './entities/user-report-category.entity';
import { UserReportDay } from './entities/user-report-day.entity';
import { UserScore } from './entities/user-score.entity';
import { HELD_IN_SCORES } from './scores-personal-data.queries';

/** What is held of a person in scores. Erasing it sets off `user_scores_came`. */
@HoldsPersonalData('user_scores', 'user_report_days', 'user_report_categories')
@Injectable()
export class ScoresPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_IN_SCORES;

  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
  ) {
    super();
  }

  /** What stays with the account of an official is still counted. */
  override eraseStep({ userId }: PersonalDataSubject, { step, isOfficial }: ErasurePlan): Promise<number> {
    if (step !== 'delete' || isOfficial) return Promise.resolve(0);
    return this.database.transaction(async () => {
      let deleted = 0;
      for (const table of [UserReportDay, UserReportCategory, UserScore])
        deleted += (await this.manager.delete(table, { userId })).affected ?? 0;
      return deleted;
    });
  }
}
