import { Jobs } from '../platform/jobs/jobs';
import { NOT_DONE, runCommand } from './command';

/**
 * `npm run job -- <name>`: runs a scheduled job once, under its lease, and prints its summary. Exit code 1: it failed,
 * or another run holds the lease; 2: there is no job with the name.
 */
void runCommand(async (context) => {
  const jobs = context.get(Jobs, { strict: false });
  const [name = ''] = process.argv.slice(2);
  const names = jobs.all().map((job) => job.name);
  if (!names.includes(name)) {
    process.stderr.write(`Usage: npm run job -- <name>. The jobs are: ${names.sort().join(', ')}\n`);
    return NOT_DONE;
  }
  const outcome = await jobs.run(name);
  if (!outcome) {
    process.stderr.write(
      `${name} did not run to its end: another run holds its lease, or it failed as logged\n`,
    );
    return 1;
  }
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  return 0;
});
