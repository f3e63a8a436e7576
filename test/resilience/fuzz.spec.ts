import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { recordFault } from '../support/fault-report';
import { Fuzz } from '../support/fuzz/fuzz';
import { SETTINGS } from '../support/fuzz/settings';
import { oddStrings } from '../support/fuzz/strings';
import { violations } from '../support/invariants';
import { type ServerProcess, startServer } from '../support/server-process';

/**
 * FUZZ_SEED makes the requests of another run again, about ids that are new; FUZZ_REQUESTS says how many; FUZZ_STRINGS
 * names a file of texts to spoil them with, beside our own; FUZZ_VERBOSE lists what never succeeded.
 */
const LONG = process.env.RESILIENCE === 'long';
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (LONG ? 100_000 : 3000));
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

describe(`a server process, asked ${REQUESTS} things it may not expect (FUZZ_SEED=${SEED})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-fuzz-'));
  let database: TestDatabase;
  let server: ServerProcess;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startServer({ ...SETTINGS, DATABASE_URL: database.url, DATA_DIR: folder });
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'answers all of it, fails at none, and keeps its data whole',
    async () => {
      // Said first, for a run that is cut off.
      process.stdout.write(`fuzz with seed ${SEED} begins\n`);
      const strings = oddStrings(process.env.FUZZ_STRINGS);
      const fuzz = new Fuzz(server, database, { seed: SEED, requests: REQUESTS, strings });
      await fuzz.run();
      process.stdout.write(`${fuzz.tally.summary()}; told to come back ${fuzz.busy} times\n`);
      if (process.env.FUZZ_VERBOSE)
        process.stdout.write(`${fuzz.tally.unsuccessful(fuzz.operations).join('\n')}\n`);
      recordFault({
        fault: `fuzzed requests, seed ${SEED}`,
        rounds: REQUESTS,
        '5xx': String(fuzz.faults.length),
        note: fuzz.tally.summary(),
      });
      // A busy machine may be told to come back; a quiet one is not.
      expect(fuzz.busy).toBeLessThanOrEqual(REQUESTS / 1000);
      expect(fuzz.tally.share('2xx')).toBeGreaterThan(0.15);
      // All of it at once: what one shows explains the other.
      expect({
        faults: fuzz.faults,
        unreached: fuzz.tally.unreached(fuzz.operations),
        violations: await violations(database.sql),
        failedJobs: await database.sql('select name, failure from jobs where failures > 0'),
      }).toEqual({ faults: [], unreached: [], violations: [], failedJobs: [] });
    },
    LONG ? 2 * 60 * 60_000 : 120_000,
  );
});
