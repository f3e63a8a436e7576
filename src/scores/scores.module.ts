import { Module } from '@nestjs/common';
import { ScoreKeeper } from './score-keeper.service';
import { ScoreLedger } from './score-ledger.service';
import { ScoreQueries } from './score.queries';
import { ScoreRanksJob } from './score-ranks.job';
import { ScoreRanks } from './score-ranks.service';
import { ScoreReconciliationJob } from './score-reconciliation.job';
import { ScoreReconciliation } from './score-reconciliation.service';
import { ScoresController } from './scores.controller';

/** What people's contributions are worth. It only listens: nobody who does anything knows of scores. */
@Module({
  controllers: [ScoresController],
  providers: [
    ScoreQueries,
    ScoreLedger,
    ScoreKeeper,
    ScoreRanks,
    ScoreReconciliation,
    ScoreRanksJob,
    ScoreReconciliationJob,
  ],
})
export class ScoresModule {}
