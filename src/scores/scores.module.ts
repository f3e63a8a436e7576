import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ScoreKeeperService } from './score-keeper.service';
import { ScoreLedger } from './score-ledger.service';
import { ScoreQueries } from './score.queries';
import { ScoreLedgerQueries } from './score-ledger.queries';
import { ScoreReconciliationQueries } from './score-reconciliation.queries';
import { ScoreRankQueries } from './score-rank.queries';
import { ScoreRanksJob } from './score-ranks.job';
import { ScoreRanksService } from './score-ranks.service';
import { ScoreReconciliationJob } from './score-reconciliation.job';
import { ScoreReconciliationService } from './score-reconciliation.service';
import { ScoresController } from './scores.controller';
import { ScoreCount } from './entities/score-count.entity';
import { ScoreMove } from './entities/score-move.entity';
import { UserReportCategory } from './entities/user-report-category.entity';
import { UserReportDay } from './entities/user-report-day.entity';
import { UserScore } from './entities/user-score.entity';
import { ScoresPersonalDataService } from './scores-personal-data.service';

/**
 * The scores of people's contributions. It listens to events, so the contexts in which scores are earned do not import
 * it.
 */
@Module({
  imports: [TypeOrmModule.forFeature([ScoreCount, ScoreMove, UserReportCategory, UserReportDay, UserScore])],
  controllers: [ScoresController],
  providers: [
    ScoresPersonalDataService,
    ScoreQueries,
    ScoreLedger,
    ScoreKeeperService,
    ScoreRanksService,
    ScoreLedgerQueries,
    ScoreReconciliationQueries,
    ScoreRankQueries,
    ScoreReconciliationService,
    ScoreRanksJob,
    ScoreReconciliationJob,
  ],
  exports: [ScoreQueries],
})
export class ScoresModule {}
