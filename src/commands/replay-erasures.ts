import { LedgerCopyService } from '../privacy';
import { runCommand } from './command';

/**
 * `npm run privacy:replay`: erases people again who were erased after the database was backed up. Exit code 2: it
 * failed.
 */
void runCommand(async (context) => {
  const erased = await context.get(LedgerCopyService, { strict: false }).replay();
  process.stdout.write(`${JSON.stringify({ erased })}\n`);
  return 0;
});
