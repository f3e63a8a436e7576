import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { completeConfig, readSettings } from '../../src/platform/config/config';
import { copyForRun, databaseName, dropRunCopy, ensureFilled, startBenchPostgres } from './data/databases';
import { readFixtures } from './data/fixtures';
import { quantile } from './measure/figures';
import { verdict } from './measure/report';
import { ours, type Side, wire } from './measure/sides';
import { startService } from './servers/start';

const ROWS = 10_000;
const AT_ONCE = 15;
const ROUNDS = 60;
const PAUSE_MS = 50;
/** How many times as long reports may take if the geocoder does not respond. */
const MAX_RATIO = 1.2;

/** Compares how long fifteen simultaneous reports take with a geocoder that never responds and without a geocoder. */
export async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const geocoderUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const postgres = await startBenchPostgres();
  try {
    await ensureFilled(postgres, ROWS);
    const databaseUrl = await copyForRun(postgres, ROWS);
    const { people } = await readFixtures(databaseUrl);
    const jwtSecret = randomBytes(48).toString('base64url');
    const config = completeConfig(readSettings({}), { databaseUrl, jwtSecret });
    const environment = { databaseUrl, jwtSecret, poolSize: config.settings.DATABASE_POOL_SIZE };
    const withSilent = await startService(`${databaseName(ROWS)}-silent`, { ...environment, geocoderUrl });
    const without = await startService(`${databaseName(ROWS)}-none`, environment);
    const sides = [ours(withSilent, config), ours(without, config)] as const;
    const times: [number[], number[]] = [[], []];
    for (let round = -5; round < ROUNDS; round++) {
      for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const measured = await reports(sides[index], people[0]);
        if (round >= 0) times[index].push(...measured);
        await delay(PAUSE_MS);
      }
    }
    await Promise.all([withSilent.stop(), without.stop()]);
    const [slow, quick] = times.map((each) => quantile(each, 0.99)) as [number, number];
    const line = `p99 of ${AT_ONCE} reports at once: ${slow.toFixed(1)} ms beside a silent geocoder, ${quick.toFixed(1)} ms without one: ${(slow / quick).toFixed(2)} x`;
    process.stdout.write(`${verdict(line, `<= ${MAX_RATIO.toFixed(2)} x`, slow / quick <= MAX_RATIO)}\n`);
  } finally {
    silent.closeAllConnections();
    silent.close();
    await dropRunCopy(postgres, ROWS);
    await postgres.stop();
  }
}

function reports(side: Side, person: Parameters<Side['identify']>[0] | undefined): Promise<number[]> {
  return Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const place = { lat: 18.9 + Math.random() * 0.3, lng: 72.8 + Math.random() * 0.2, address: '' };
      const issue = {
        title: 'Street light dark at the bus stop',
        description: 'The lamp above the stop has been out since Monday night.',
        city: 'mumbai',
        category: 'infrastructure',
        priority: 'medium',
        location: place,
      };
      const body = JSON.stringify(issue);
      const { headers } = wire(side, { method: 'POST', path: '/api/issues', body, person });
      const asked = performance.now();
      const answer = await fetch(`${side.server.url}/api/issues`, { method: 'POST', headers, body });
      await answer.text();
      if (answer.status !== 201) throw new Error(`a report was answered ${answer.status}`);
      return performance.now() - asked;
    }),
  );
}
