import type { QueuePageDto } from '../../../src/admin-console/staff/queue/queue.dto';
import { QUEUE_SORTS } from '../../../src/admin-console/staff/queue/queue-filter';
import { QUEUE_CITY } from '../data/queue-sql';
import { median } from '../measure/figures';
import { called, type Cost, costOf, processesOf, type QueueCity, say } from './city';
import { measuredQueues } from './queues';

const MAX_RATIO = 1.5;
/** The list of today with which pages are compared. */
const FEED = `/api/admin/feed/issues?cityId=${QUEUE_CITY}`;
/** Pages of 200 issues, and what is left to the 100th page of 50. */
const TO_PAGE_100 = [...Array<number>(24).fill(200), 150];
const WARM_UP = 2;

/** Measures the first and the 100th page of each queue in each order beside the list of the newest 200 issues. */
export async function measurePages(
  city: QueueCity,
  { match, rounds }: { match: string; rounds: number },
): Promise<void> {
  const ratios: Array<{ ratio: number; processor: number }> = [];
  for (const { title, query } of await measuredQueues(city.client)) {
    for (const sort of QUEUE_SORTS) {
      if (!`${title}, ${sort}`.includes(match)) continue;
      const first = `/api/admin/queue?${query}&sort=${sort}`;
      const deep = await deepPage(city, first);
      ratios.push(await measurePage(city, `${title}, ${sort}, first page`, first, rounds));
      if (deep) ratios.push(await measurePage(city, `${title}, ${sort}, ${deep.title}`, deep.path, rounds));
    }
  }
  const met = ratios.filter(({ ratio }) => ratio <= MAX_RATIO).length;
  const byProcessor = ratios.filter(({ processor }) => processor <= MAX_RATIO).length;
  say(
    `pages: ${met} of ${ratios.length} within the goal, ${byProcessor} by processor time`,
    'all',
    met === ratios.length,
  );
}

/** The 100th page of a queue, or the last one of a shorter queue; undefined if it has one page. */
async function deepPage(
  city: QueueCity,
  first: string,
): Promise<{ title: string; path: string } | undefined> {
  let [after, number] = ['', 1];
  for (const limit of TO_PAGE_100) {
    const { next }: QueuePageDto = await called(city, 'GET', `${first}&limit=${limit}${after}`);
    if (next === null) break;
    after = `&after=${encodeURIComponent(next)}`;
    number += limit / 50;
  }
  return after === '' ? undefined : { title: `page ${number}`, path: first + after };
}

async function measurePage(
  city: QueueCity,
  title: string,
  path: string,
  rounds: number,
): Promise<{ ratio: number; processor: number }> {
  const [feeds, pages]: [Cost[], Cost[]] = [[], []];
  let page: QueuePageDto | undefined;
  for (let round = -WARM_UP; round < rounds; round++) {
    const pids = await processesOf(city);
    const feed = await costOf(pids, () => called(city, 'GET', FEED));
    const asked = await costOf(pids, () => called<QueuePageDto>(city, 'GET', path));
    page = asked.result;
    if (round < 0) continue;
    feeds.push(feed);
    pages.push(asked);
  }
  const ratio = median(pages.map(({ ms }, round) => ms / feeds[round]!.ms));
  const processor =
    median(pages.map((each) => each.processorMs ?? NaN)) /
    median(feeds.map((each) => each.processorMs ?? NaN));
  const shown = `${page!.items.length}${page!.next === null ? '' : '+'} of ${page!.count}${page!.countIsExact ? '' : '+'}`;
  const ms = `${median(pages.map((each) => each.ms)).toFixed(1)} ms`;
  say(
    `${title}: ${ratio.toFixed(2)} x the newest 200 (processor ${processor.toFixed(2)} x), ${ms}, ${shown}`,
    `<= ${MAX_RATIO} x`,
    ratio <= MAX_RATIO,
  );
  return { ratio, processor };
}
