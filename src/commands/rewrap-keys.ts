import { SubjectKeysService } from '../platform/subject-keys';
import { runCommand } from './command';

/**
 * `npm run keys:rewrap`: wraps the keys of all subjects by the first key of PERSONAL_DATA_KEY_FILE. Exit code 2: it
 * failed.
 */
void runCommand(async (context) => {
  const rewrapped = await context.get(SubjectKeysService, { strict: false }).rewrap();
  process.stdout.write(`${JSON.stringify({ rewrapped })}\n`);
  return 0;
});
