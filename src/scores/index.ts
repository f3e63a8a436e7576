/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { OwnScoreDto } from './dto/score.dto';
export type { RankedScore } from './score';
export { ScoreReconciliationService } from './score-reconciliation.service';
export { ScoreNotFound } from './score.errors';
export { presentOwnScore } from './score.presenter';
export { ScoreQueries } from './score.queries';
export { BADGE_THRESHOLDS } from './score-weights';
export { ScoresModule } from './scores.module';
