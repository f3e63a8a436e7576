import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Config, completeConfig, readSettings } from '../../src/platform/config/config';
import type { EmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres';
import {
  BENCH_FOLDER,
  copyForRun,
  databaseName,
  dropRunCopy,
  ensureFilled,
  startBenchPostgres,
} from './data/databases';
import { type Fixtures, readFixtures } from './data/fixtures';
import { cursorAfter, serviceStatements } from './data/service-texts';
import { contest, type Entry, type Result } from './measure/contest';
import { goals, table } from './measure/report';
import { CONNECTIONS, workloads } from './measure/scenarios';
import { floor, ours, type Side } from './measure/sides';
import { type Options, readOptions, type ScenarioName } from './options';
import { startFloor, startService } from './servers/start';

/** A filled database and the two servers on it. */
interface Arena {
  rows: number;
  fixtures: Fixtures;
  deepCursor: string | undefined;
  ours: Side;
  floor: Side;
}

/** Compares the service with a floor server: the same SQL and the same JSON without a framework. */
export async function main(args: string[]): Promise<void> {
  const options = readOptions(args);
  const [load = 0] = loadavg();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const postgres = await startBenchPostgres();
  const arenas: Arena[] = [];
  try {
    for (const rows of options.rows) await ensureFilled(postgres, rows);
    for (const rows of options.rows) arenas.push(await openArena(postgres, rows));
    introduce(options, load);
    const results: Result[] = [];
    for (const name of options.scenarios) {
      process.stdout.write(`measuring ${name} ...\n`);
      results.push(...(await contest(entries(name, arenas), options.rounds, options.seconds)));
    }
    print(`\n${table(results)}\n\n${goals(results).join('\n')}`);
  } finally {
    for (const arena of arenas) await Promise.all([arena.ours.server.stop(), arena.floor.server.stop()]);
    for (const rows of options.rows) await dropRunCopy(postgres, rows);
    await postgres.stop();
  }
  rmSync(join(BENCH_FOLDER, 'logs'), { recursive: true, force: true });
}

async function openArena(postgres: EmbeddedPostgres, rows: number): Promise<Arena> {
  const databaseUrl = await copyForRun(postgres, rows);
  const fixtures = await readFixtures(databaseUrl);
  const jwtSecret = randomBytes(48).toString('base64url');
  const config: Config = completeConfig(readSettings({}), { databaseUrl, jwtSecret });
  const poolSize = config.settings.DATABASE_POOL_SIZE;
  const service = await startService(databaseName(rows), { databaseUrl, jwtSecret, poolSize });
  const statements = await serviceStatements(config);
  // The address the service uses if the setting is missing.
  const publicBaseUrl = `http://localhost:${new URL(service.url).port}`;
  const { endBeforeDeepPage } = fixtures;
  return {
    rows,
    fixtures,
    deepCursor: endBeforeDeepPage && (await cursorAfter(config, endBeforeDeepPage)),
    ours: ours(service, config),
    floor: floor(await startFloor({ databaseUrl, poolSize, jwtSecret, publicBaseUrl, statements })),
  };
}

function entries(name: ScenarioName, arenas: readonly Arena[]): Entry[] {
  return arenas.flatMap(({ rows, fixtures, deepCursor, ours, floor }) =>
    workloads(name, fixtures, deepCursor).map((workload) => ({ workload, rows, ours, floor })),
  );
}

function introduce({ rounds, seconds }: Options, load: number): void {
  print(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} of them; Node.js ${process.version}`,
  );
  print(`${rounds} rounds of ${seconds} s for each server in turn, ${CONNECTIONS} connections`);
  if (load > 1)
    print(`other work kept the machine busy before (load ${load.toFixed(1)}): the figures suffer`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
