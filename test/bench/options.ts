import { parseArgs } from 'node:util';

export const SCENARIOS = [
  'list',
  'detail',
  'create',
  'upvote',
  'stats',
  'cities',
  'messages',
  'post',
  'scores',
  'webhook',
  'feed',
  'search',
  'wards',
  'map',
  'console',
  'open311',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export interface Options {
  /** The sizes measured, in issues, largest first. */
  rows: number[];
  scenarios: ScenarioName[];
  /** How long one round lasts, in seconds. */
  seconds: number;
  /** How many rounds each server runs. */
  rounds: number;
}

const USAGE = `[BENCH_DATA_DIR=.data-bench] npm run bench -- api [--rows 1000000,10000] [--only ${SCENARIOS.join(',')}] [--seconds 4] [--rounds 3]`;

/**
 * Reads the command line.
 * @throws Error with the usage if it is invalid
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '1000000,10000' },
      only: { type: 'string', default: SCENARIOS.join(',') },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  const rows = values.rows.split(',').map(Number);
  const scenarios = values.only.split(',');
  const counts = [...rows, rounds];
  if (
    !counts.every((count) => Number.isInteger(count) && count > 0) ||
    !(seconds > 0) ||
    !scenarios.every(isScenario)
  ) {
    throw new Error(`Usage: ${USAGE}`);
  }
  return { rows: rows.sort((a, b) => b - a), scenarios: scenarios.filter(isScenario), seconds, rounds };
}

function isScenario(name: string): name is ScenarioName {
  return (SCENARIOS as readonly string[]).includes(name);
}
