import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../platform/jobs/leased.decorator';
import { ScoreReconciliationService } from './score-reconciliation.service';

/** Three o'clock at night in India. */
const NIGHTLY = '30 21 * * *';

/** Recomputes every score from the rows, every night. */
@Injectable()
export class ScoreReconciliationJob {
  constructor(private readonly reconciliation: ScoreReconciliationService) {}

  @Leased()
  @Cron(NIGHTLY, { name: 'score-reconciliation' })
  run(): Promise<object> {
    return this.reconciliation.reconcile();
  }
}
