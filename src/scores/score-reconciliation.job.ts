import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { ScoreReconciliation } from './score-reconciliation.service';

/** Three o'clock at night in India. */
const NIGHTLY = '30 21 * * *';

/** Recomputes every score from the rows, every night. */
@Injectable()
export class ScoreReconciliationJob {
  constructor(private readonly reconciliation: ScoreReconciliation) {}

  @LeasedCron('score-reconciliation', NIGHTLY)
  run(): Promise<object> {
    return this.reconciliation.reconcile();
  }
}
