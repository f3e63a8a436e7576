import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { ScoreRanks } from './score-ranks.service';

const EVERY_15_SECONDS = '*/15 * * * * *';

/** Adds pending changes of scores to the counts from which ranks are computed. */
@Injectable()
export class ScoreRanksJob {
  constructor(private readonly ranks: ScoreRanks) {}

  @LeasedCron('score-ranks', EVERY_15_SECONDS)
  run(): Promise<object> {
    return this.ranks.fold();
  }
}
