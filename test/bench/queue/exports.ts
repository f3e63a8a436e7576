import { QUEUE_CITY } from '../data/queue-sql';
import { residentMegabytes } from '../measure/processor-time';
import { costOf, processesOf, type QueueCity, say, sent } from './city';

const MAX_SECONDS = 30;
const OF_ROWS = 100_000;
const MAX_GROWTH_MB = 50;
const SAMPLE_MS = 50;
/** A fifth of the unfinished issues: some 80,000 of a million. */
const FILTERS = { priority: ['high'] };

/** Measures exports in both formats: the time of 100,000 rows, and how much memory they take. */
export async function measureExports(city: QueueCity): Promise<void> {
  // Memory that the first export uses stays in use and must not count as growth.
  for (const format of ['csv', 'xlsx']) await exported(city, format, { state: ['pinned'] });
  let rows = 0;
  for (const format of ['csv', 'xlsx']) {
    const pids = await processesOf(city);
    const before = residentMegabytes(city.pid);
    let highest = before;
    const sampling = setInterval(() => (highest = Math.max(highest, residentMegabytes(city.pid))), SAMPLE_MS);
    const { result, ms, processorMs } = await costOf(pids, () => exported(city, format, FILTERS));
    clearInterval(sampling);
    // A workbook is compressed; it has the rows of the same queue.
    if (format === 'csv') rows = result.lines - 1;
    const [seconds, processor] = [ms, processorMs ?? NaN].map((each) => (each / 1000 / rows) * OF_ROWS);
    say(
      `${format}: ${rows} rows, ${(result.bytes / 1e6).toFixed(1)} MB; ${seconds!.toFixed(1)} s for ${OF_ROWS} rows (processor ${processor!.toFixed(1)} s)`,
      `<= ${MAX_SECONDS} s`,
      seconds! <= MAX_SECONDS,
    );
    const growth = highest - before;
    say(
      `${format}: memory grew by ${growth.toFixed(0)} MB`,
      `<= ${MAX_GROWTH_MB} MB`,
      growth <= MAX_GROWTH_MB,
    );
  }
}

async function exported(
  city: QueueCity,
  format: string,
  filters: object,
): Promise<{ bytes: number; lines: number }> {
  const response = await sent(city, 'POST', '/api/admin/queue/export', {
    cityId: QUEUE_CITY,
    filters,
    format,
  });
  let [bytes, lines] = [0, 0];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (format === 'csv') for (const byte of chunk) if (byte === 10) lines++;
  }
  return { bytes, lines };
}
