import { Client } from 'pg';
import { statementText } from '../../src/platform/database/statement';
// Loaded for its statement.
import '../../src/issues/similar/similar-issues.queries';
import { squaresAround } from '../../src/issues/list/issue-distance.queries';
import { databaseName, ensureFilled, startBenchPostgres } from './data/databases';
import { quantile } from './measure/figures';
import { verdict } from './measure/report';

const ROWS = 1_000_000;
const ROUNDS = 300;
const WARM_UP = 20;
const MAX_MS = 10;
/** The radius of the statement. */
const METRES = 250;

/** Measures how long it takes to find similar open issues near a place among a million, and prints the plan. */
export async function main(args: string[]): Promise<void> {
  const rows = Number(args[0] ?? ROWS);
  const postgres = await startBenchPostgres();
  try {
    await ensureFilled(postgres, rows);
    const client = new Client({ connectionString: postgres.url(databaseName(rows)) });
    await client.connect();
    const text = statementText('issues.similar-near');
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) ${text}`,
      valuesAt(0),
    );
    process.stdout.write(`${plan.rows.map((row) => row['QUERY PLAN']).join('\n')}\n`);
    const times: number[] = [];
    let found = 0;
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const startedAt = performance.now();
      const { rowCount } = await client.query({ name: 'similar', text, values: valuesAt(round) });
      if (round < 0) continue;
      times.push(performance.now() - startedAt);
      found += rowCount ?? 0;
    }
    await client.end();
    const median = quantile(times, 0.5);
    // On a busy machine the fastest tenth says more than the median, because other processes did not interrupt it.
    const figures = [0.1, 0.5, 0.99].map(
      (share) => `p${share * 100} ${quantile(times, share).toFixed(2)} ms`,
    );
    const line = `similar issues among ${rows}: ${figures.join(', ')}, ${(found / ROUNDS).toFixed(1)} found on average`;
    process.stdout.write(`${verdict(line, `median <= ${MAX_MS} ms`, median <= MAX_MS)}\n`);
  } finally {
    await postgres.stop();
  }
}

/** Places spread evenly over the area of the filled issues. */
function valuesAt(round: number): unknown[] {
  const share = (step: number) => Math.abs((round * step) % 1);
  const lat = 18.91 + 0.28 * share(0.618034);
  const lng = 72.81 + 0.28 * share(0.754878);
  const { rows, columns } = squaresAround({ lat, lng }, METRES);
  return [
    lat,
    lng,
    rows,
    columns,
    'road',
    'Broken and dangerous pothole near Hill Road market',
    null,
    METRES,
  ];
}
