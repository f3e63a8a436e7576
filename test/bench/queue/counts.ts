import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueueCount } from '../../../src/admin-console/staff/queue/queue.queries';
import { QueueService } from '../../../src/admin-console/staff/queue/queue.service';
import { QueueViewsService } from '../../../src/admin-console/staff/queue/queue-views.service';
import { createApp } from '../../../src/app/app.setup';
import { SystemClock } from '../../../src/kernel/time/clock';
import { completeConfig, readSettings } from '../../../src/platform/config/config';
import { createLogger } from '../../../src/platform/logging/logger';
import { ViewsService } from '../../../src/staff';
import { ACCOUNT_ID } from '../data/fill-sql';
import { QUEUE_CITY } from '../data/queue-sql';
import { median } from '../measure/figures';
import { costOf, processesOf, type QueueCity, say } from './city';

const MAX_MS = 20;
const WARM_UP = 2;
/** Longer than counts are kept. */
const LATER_MS = 60_000;
const ACTOR = {
  id: ACCOUNT_ID,
  email: 'bench@console.example',
  name: 'Bench',
  cityScope: null,
  contacts: false,
};

/** Measures the count of each view that every city has, in this process. */
export async function measureCounts(city: QueueCity, { rounds }: { rounds: number }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-bench-'));
  const settings = readSettings({ NODE_ENV: 'test', LOCAL_IDENTITY: 'true', DATA_DIR: folder });
  const config = completeConfig(settings, { databaseUrl: city.databaseUrl, jwtSecret: 'x'.repeat(48) });
  const clock = new SystemClock();
  const app = await createApp({
    config,
    logger: createLogger('silent'),
    clock,
    runsJobs: false,
  });
  const views = app.get(ViewsService, { strict: false });
  const queues = app.get(QueueViewsService, { strict: false });
  const queue = app.get(QueueService, { strict: false });
  const actor = {
    ...ACTOR,
    role: 'super_admin' as const,
    permissions: null,
    scope: {},
    hasTotp: false,
    language: null,
  };
  try {
    for (const { id, name } of await views.list(ACCOUNT_ID, QUEUE_CITY)) {
      const { request } = await queues.openedBy(actor, { cityId: QUEUE_CITY, view: id, filters: {} });
      const [times, processor]: [number[], number[]] = [[], []];
      let count: QueueCount | undefined;
      for (let round = -WARM_UP; round < rounds; round++) {
        // A count that is kept is read anew.
        clock.now = () => new Date(Date.now() + (round + WARM_UP) * LATER_MS);
        const pids = (await processesOf(city)).slice(1);
        const cost = await costOf(pids, () => queue.count(actor, request));
        count = cost.result;
        if (round < 0) continue;
        times.push(cost.ms);
        processor.push(cost.processorMs ?? NaN);
      }
      const [ms, ofDatabase] = [median(times), median(processor)];
      const what = `count of ${name}: ${ms.toFixed(1)} ms (processor of the database ${ofDatabase.toFixed(1)} ms), ${count!.count}`;
      say(what, `<= ${MAX_MS} ms`, ms <= MAX_MS);
    }
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
