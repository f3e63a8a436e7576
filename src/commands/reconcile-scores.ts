import { ScoreReconciliationService } from '../scores';
import { runCommand } from './command';

/**
 * `npm run scores:reconcile`: recomputes every score and corrects differences. Exit code 1: there were some; 2: it
 * failed.
 */
void runCommand(async (context) => {
  const outcome = await context.get(ScoreReconciliationService, { strict: false }).reconcile();
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  if (outcome.failed > 0) return 2;
  return outcome.drifted + outcome.counts === 0 ? 0 : 1;
});
