import { ScoreReconciliation } from '../scores';
import { runCommand } from './command';

/**
 * `npm run scores:reconcile`: counts every score anew and repairs what differs. Exit code 1: something did; 2: it could
 * not.
 */
void runCommand(async (context) => {
  const outcome = await context.get(ScoreReconciliation, { strict: false }).reconcile();
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  if (outcome.failed > 0) return 2;
  return outcome.drifted + outcome.counts === 0 ? 0 : 1;
});
