import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../platform/jobs/leased.decorator';
import { ScoreRanksService } from './score-ranks.service';

const EVERY_15_SECONDS = '*/15 * * * * *';

/** Adds pending changes of scores to the counts from which ranks are computed. */
@Injectable()
export class ScoreRanksJob {
  constructor(private readonly ranks: ScoreRanksService) {}

  @Leased()
  @Cron(EVERY_15_SECONDS, { name: 'score-ranks' })
  run(): Promise<object> {
    return this.ranks.mergeMoves();
  }
}
