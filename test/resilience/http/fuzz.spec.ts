import { isLong, recordFault } from '../../support/process/fault-report';
import { Fuzz } from '../../support/fuzz/fuzz';
import { SETTINGS } from '../../support/fuzz/settings';
import { oddStrings } from '../../support/fuzz/strings';
import { violations } from '../../support/service/invariants';
import { type ServerProcess } from '../../support/process/server-process';
import { createSite, type Site } from '../../support/process/site';

/**
 * FUZZ_SEED repeats the requests of another run, with new ids; FUZZ_REQUESTS sets their number; FUZZ_STRINGS names a
 * file of additional texts; FUZZ_VERBOSE lists operations that never succeeded.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (isLong ? 100_000 : 3000));
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

describe(`a server process with ${REQUESTS} unexpected requests (FUZZ_SEED=${SEED})`, () => {
  let site: Site;
  let server: ServerProcess;

  beforeAll(async () => {
    site = await createSite();
    server = await site.start(SETTINGS);
  });
  afterAll(() => site.clear());

  it(
    'answers all of them, fails at none, and keeps its data consistent',
    async () => {
      // Printed first, in case the run is interrupted.
      process.stdout.write(`fuzz with seed ${SEED} begins\n`);
      const strings = oddStrings(process.env.FUZZ_STRINGS);
      const fuzz = new Fuzz(server, site.database, { seed: SEED, requests: REQUESTS, strings });
      await fuzz.run();
      process.stdout.write(`${fuzz.tally.summary()}; asked to come back ${fuzz.busy} times\n`);
      if (process.env.FUZZ_VERBOSE)
        process.stdout.write(`${fuzz.tally.unsuccessful(fuzz.operations).join('\n')}\n`);
      recordFault({
        fault: `fuzzed requests, seed ${SEED}`,
        rounds: REQUESTS,
        '5xx': String(fuzz.faults.length),
        note: fuzz.tally.summary(),
      });
      // A busy machine may answer 503 with Retry-After; a quiet one does not.
      expect(fuzz.busy).toBeLessThanOrEqual(REQUESTS / 1000);
      expect(fuzz.tally.share('2xx')).toBeGreaterThan(0.15);
      // All results together, as they explain each other.
      expect({
        faults: fuzz.faults,
        unreached: fuzz.tally.unreached(fuzz.operations),
        violations: await violations(site.database.sql),
        failedJobs: await site.database.sql('select name, failure from jobs where failures > 0'),
      }).toEqual({ faults: [], unreached: [], violations: [], failedJobs: [] });
    },
    isLong ? 2 * 60 * 60_000 : undefined,
  );
});
