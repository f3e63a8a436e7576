import { setTimeout as delay } from 'node:timers/promises';
import type { StartedBulkActDto } from '../../../src/admin-console/staff/queue/acts/bulk-acts.dto';
import { QUEUE_CITY } from '../data/queue-sql';
import { called, costOf, processesOf, type QueueCity, say } from './city';
import { UNITS } from './queues';

const MAX_SECONDS = 10;
const ISSUES = 500;
const POLL_MS = 50;

/** Measures the assignment of 500 issues that nobody holds, and undoes it. */
export async function measureActs(city: QueueCity): Promise<void> {
  const { rows } = await city.client.query<{ id: string }>(
    `select id from issues where city = $1 and holder_unit_id is null and status in ('open', 'in_progress')
        and not hidden order by md5(id) limit $2`,
    [QUEUE_CITY, ISSUES],
  );
  const body = { issueIds: rows.map(({ id }) => id), act: 'assign', value: { unitId: UNITS.other } };
  const { id } = await measured(city, 'assigned', '/api/admin/queue/acts', body);
  await measured(city, 'undone', `/api/admin/queue/acts/${id}/undo`, {});
}

/** What a request does not do in ten seconds, a job does afterwards. */
async function measured(
  city: QueueCity,
  title: string,
  path: string,
  body: object,
): Promise<StartedBulkActDto> {
  const pids = await processesOf(city);
  const { result, ms, processorMs } = await costOf(pids, async () => {
    let act = await called<StartedBulkActDto>(city, 'POST', path, body);
    while (act.state === 'running' || act.state === 'undoing') {
      await delay(POLL_MS);
      act = await called(city, 'GET', `/api/admin/queue/acts/${act.id}`);
    }
    return act;
  });
  const seconds = ms / 1000;
  say(
    `${result.done} of ${result.total} issues ${title}: ${seconds.toFixed(1)} s (processor ${((processorMs ?? NaN) / 1000).toFixed(1)} s)`,
    `all in <= ${MAX_SECONDS} s`,
    seconds <= MAX_SECONDS && result.done === result.total,
  );
  return result;
}
