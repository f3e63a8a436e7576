import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { AccountabilityRecords } from '../../src/accountability/records/accountability-records.service';
import { RECORD_KINDS, type RecordPath } from '../../src/accountability/records/record-kind';
import { createApp } from '../../src/app/app.setup';
import { completeConfig, readSettings } from '../../src/platform/config/config';
import { EscalationSweepService } from '../../src/due-dates/escalation/escalation-sweep.service';
import { SystemClock } from '../../src/kernel/time/clock';
import { createLogger } from '../../src/platform/logging/logger';
import { copyForRun, dropRunCopy, ensureFilled, startBenchPostgres } from './data/databases';
import { quantile } from './measure/figures';
import { verdict } from './measure/report';

const ROWS = 1_000_000;
const ROUNDS = 60;
const WARM_UP = 5;
/** The number of issues that become late in a minute: 28,800 a day. */
const LATE = 20;
const MAX_MS = 200;
const BENCH = { id: 'bench', displayName: 'Bench' };

/**
 * Measures, among a million issues, a sweep that finds nothing, and one that escalates the issues that became late in a
 * minute.
 */
export async function main(args: string[]): Promise<void> {
  const rows = Number(args[0] ?? ROWS);
  const postgres = await startBenchPostgres();
  try {
    await ensureFilled(postgres, rows);
    const url = await copyForRun(postgres, rows);
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await giveDueDates(client);
      await measure(url, client, rows);
    } finally {
      await client.end();
    }
    await dropRunCopy(postgres, rows);
  } finally {
    await postgres.stop();
  }
}

/** Gives open issues a due date, with none late yet. The sweep does not read issues that are done. */
async function giveDueDates(client: Client): Promise<void> {
  await client.query(
    `update issues set due_at = d.at, next_escalation_at = d.at
       from (select id, now() + interval '1 day' + random() * interval '30 days' as at from issues
              where status in ('open', 'in_progress')) d
      where issues.id = d.id`,
  );
  await client.query('analyze issues');
}

async function measure(databaseUrl: string, client: Client, rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-bench-'));
  const settings = readSettings({ NODE_ENV: 'test', LOCAL_IDENTITY: 'true', DATA_DIR: folder });
  const config = completeConfig(settings, { databaseUrl, jwtSecret: 'x'.repeat(48) });
  const logger = createLogger('silent');
  const app = await createApp({ config, logger, clock: new SystemClock(), runsJobs: false });
  try {
    const add = (path: RecordPath, fields: object) => {
      const kind = RECORD_KINDS[path];
      const values = Object.assign(new kind.create(), fields);
      return app.get(AccountabilityRecords, { strict: false }).create(BENCH, kind, values);
    };
    const office = { city: 'mumbai', ward: 'Bench ward' };
    const officer = { name: 'Office', designation: 'Ward Officer', email: 'ward@bench.example' };
    await add('officials', { ...office, ...officer });
    const { record } = await add('jurisdictions', { ...office, pincodes: ['400994'] });
    const sweep = app.get(EscalationSweepService, { strict: false });
    const idle: number[] = [];
    const busy: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const nothing = await timed(() => sweep.sweep());
      await makeLate(client, record.id);
      const something = await timed(async () => {
        const { escalated } = await sweep.sweep();
        if (escalated !== LATE) throw new Error(`${escalated} of ${LATE} were escalated`);
      });
      if (round < 0) continue;
      idle.push(nothing);
      busy.push(something);
    }
    print(`a sweep with nothing to do among ${rows} issues`, idle);
    print(`a sweep of ${LATE} late issues among ${rows}`, busy);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the issues that are due next late now. */
async function makeLate(client: Client, jurisdictionId: string): Promise<void> {
  await client.query(
    `update issues set due_at = now() - interval '1 second', next_escalation_at = now() - interval '1 second',
            jurisdiction_id = $1
      where id in (select id from issues where next_escalation_at is not null and not hidden and escalation_level = 0
                    order by next_escalation_at limit $2)`,
    [jurisdictionId, LATE],
  );
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

function print(what: string, times: readonly number[]): void {
  const figures = [0.1, 0.5, 0.99].map(
    (share) => `p${share * 100} ${quantile([...times], share).toFixed(2)} ms`,
  );
  const median = quantile([...times], 0.5);
  process.stdout.write(
    `${verdict(`${what}: ${figures.join(', ')}`, `median <= ${MAX_MS} ms`, median <= MAX_MS)}\n`,
  );
}
