import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { ensureQueueCity, startBenchPostgres } from '../data/databases';
import { beginConsoleSession } from '../data/fixtures';
import { startService } from '../servers/start';
import { measureActs } from './acts';
import type { QueueCity } from './city';
import { measureCounts } from './counts';
import { measureExports } from './exports';
import { measurePages } from './pages';

const PARTS = { pages: measurePages, counts: measureCounts, export: measureExports, acts: measureActs };
type PartName = keyof typeof PARTS;
const USAGE = `[BENCH_DATA_DIR=.data-bench] npm run bench -- queue [--rows 1000000] [--only ${Object.keys(PARTS).join(',')}] [--match "late"] [--rounds 7]`;

/** What is measured, and how. */
interface Options {
  rows: number;
  parts: PartName[];
  /** Only queues whose title contains it. */
  match: string;
  rounds: number;
}

/** Measures the queue of city staff with all issues in one city: pages, counts, exports and acts on many issues. */
export async function main(args: string[]): Promise<void> {
  const { rows, parts, match, rounds } = readOptions(args);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const postgres = await startBenchPostgres();
  try {
    const databaseUrl = await ensureQueueCity(postgres, rows);
    const jwtSecret = randomBytes(48).toString('base64url');
    const service = await startService(`queue-${rows}`, { databaseUrl, jwtSecret, poolSize: 10 });
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const cookie = await beginConsoleSession(client);
      const city: QueueCity = { databaseUrl, client, url: service.url, pid: service.pid, cookie };
      for (const part of parts) await PARTS[part](city, { match, rounds });
    } finally {
      await client.end();
      await service.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** @throws Error with the usage if the command line is invalid */
function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '1000000' },
      only: { type: 'string', default: Object.keys(PARTS).join(',') },
      match: { type: 'string', default: '' },
      rounds: { type: 'string', default: '7' },
    },
  });
  const [rows, rounds] = [Number(values.rows), Number(values.rounds)];
  const parts = values.only.split(',');
  const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);
  if (![rows, rounds].every((count) => Number.isInteger(count) && count > 0) || !parts.every(isPart))
    throw new Error(`Usage: ${USAGE}`);
  return { rows, parts: parts.filter(isPart), match: values.match, rounds };
}
