import { Jobs } from '../../../src/platform/jobs/jobs';
import type { TestService } from './service';

/**
 * Runs a job by name, whether or not its last run still holds the lease.
 * @returns its result
 * @throws Error with the recorded failure if it fails
 */
export async function runJob({ app, database }: TestService, name: string): Promise<object> {
  await database.sql('delete from jobs where name = $1', [name]);
  const result = await app.get(Jobs).run(name);
  if (result) return result;
  const [row] = await database.sql<{ failure: string | null }>('select failure from jobs where name = $1', [
    name,
  ]);
  throw new Error(`The job ${name} did not succeed: ${row?.failure}`);
}
