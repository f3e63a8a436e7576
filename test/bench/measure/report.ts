import type { Result } from './contest';
import { type Figures, figuresOf, ratioToFloor, timeRatio } from './figures';
import {
  CITY_MAP,
  COMMON_WORD,
  DASHBOARD,
  DEEP_PAGE,
  CONSOLE_FEED,
  DISTRICT_MAP,
  EVERY_MATCH,
  LEADERBOARD,
  MESSAGES,
  NEWEST,
  OPEN311_LIST,
  PAGE_ONE,
  POST,
  RARE_WORD,
  REPORT,
  SCORE,
  STREET_MAP,
  UNCOMMON_WORD,
  WARD_LEADERBOARD,
  WEBHOOK,
  WHOLE_CITY,
} from './scenarios';

/** The lowest allowed ratio of our rate to that of the floor server, by workload. */
const MIN_RATIO: Record<string, number> = {
  [PAGE_ONE]: 0.6,
  detail: 0.35,
  create: 0.38,
  upvote: 0.55,
  [MESSAGES]: 0.55,
  [NEWEST]: 0.5,
  [WHOLE_CITY]: 0.5,
  [RARE_WORD]: 0.5,
  [UNCOMMON_WORD]: 0.5,
  [COMMON_WORD]: 0.5,
  [EVERY_MATCH]: 0.5,
  [WARD_LEADERBOARD]: 0.5,
  [REPORT]: 0.5,
  [OPEN311_LIST]: 0.5,
};
/**
 * The lowest allowed ratio of the floor's processor time per request to ours. It is reliable on a busy machine too,
 * where the rates drop.
 */
const MIN_CPU_RATIO: Record<string, number> = {
  [PAGE_ONE]: 0.48,
  detail: 0.33,
  create: 0.33,
  upvote: 0.42,
};
/** Workloads whose ratio is reported without a goal. */
const WITHOUT_GOAL: readonly string[] = [
  POST,
  LEADERBOARD,
  SCORE,
  WEBHOOK,
  DASHBOARD,
  CONSOLE_FEED,
  CITY_MAP,
  DISTRICT_MAP,
  STREET_MAP,
];
/** How many times as long a deep page may take as the first one. */
const MAX_DEPTH = 1.2;
/** How many times as long as the floor's the slowest acknowledgements may take. */
const MAX_LATENESS = 3;
/** How many times as long a response of the same size may take with a hundred times as many issues. */
const MAX_GROWTH: Record<string, number> = {
  stats: 1.5,
  cities: 1.5,
  [LEADERBOARD]: 2,
  [SCORE]: 2,
  [RARE_WORD]: 3,
  [UNCOMMON_WORD]: 3,
  [COMMON_WORD]: 3,
  [DASHBOARD]: 2,
  [CONSOLE_FEED]: 2,
  [CITY_MAP]: 1.5,
};

const HEADERS = [
  'workload',
  'issues',
  'ours/s',
  'floor/s',
  'ratio',
  'ours p50',
  'p99',
  'floor p50',
  'p99',
  'ours CPU',
  'floor CPU',
  'ratio',
  'driver',
];

/**
 * The table of all results. Latencies are in milliseconds, processor time in microseconds per request; `driver` is the
 * share of one processor that the load generator used, for ours and for the floor.
 */
export function table(results: readonly Result[]): string {
  const rows = [HEADERS, ...results.map(tableRow)];
  const widths = HEADERS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    )
    .map((row) => row.join('  '))
    .join('\n');
}

function tableRow(result: Result): string[] {
  const ours = figuresOf(result.rounds.ours);
  const floor = figuresOf(result.rounds.floor);
  return [
    result.title,
    whole(result.rows),
    whole(ours.requestsPerSecond),
    whole(floor.requestsPerSecond),
    ratioToFloor(result).toFixed(2),
    ours.p50.toFixed(2),
    ours.p99.toFixed(2),
    floor.p50.toFixed(2),
    floor.p99.toFixed(2),
    micro(ours.cpuMicroseconds),
    micro(floor.cpuMicroseconds),
    cpuRatio(ours, floor)?.toFixed(2) ?? '-',
    `${Math.round(ours.driverShare * 100)}/${Math.round(floor.driverShare * 100)}%`,
  ];
}

function micro(value: number | undefined): string {
  return value === undefined ? '-' : `${Math.round(value)} us`;
}

/** The ratio of the rates if only the server process needed a processor. */
function cpuRatio(ours: Figures, floor: Figures): number | undefined {
  if (ours.cpuMicroseconds === undefined || floor.cpuMicroseconds === undefined) return undefined;
  return floor.cpuMicroseconds / ours.cpuMicroseconds;
}

/**
 * Each figure that has a goal, compared with it. The ratio of a workload without a goal is listed without comparison.
 */
export function goals(results: readonly Result[]): string[] {
  return [
    ...results.flatMap(rateGoal),
    ...results.flatMap(cpuGoal),
    ...depthGoals(results),
    ...growthGoals(results),
    ...results.flatMap(latenessGoal),
  ];
}

function rateGoal(result: Result): string[] {
  const least = MIN_RATIO[result.title];
  const ratio = ratioToFloor(result);
  const what = `${result.title} at ${whole(result.rows)}: ${ratio.toFixed(2)} of the floor`;
  if (least !== undefined) return [verdict(what, `>= ${least.toFixed(2)}`, ratio >= least)];
  return WITHOUT_GOAL.includes(result.title) ? [`        ${what}, no goal`] : [];
}

function cpuGoal({ title, rows, rounds }: Result): string[] {
  const least = MIN_CPU_RATIO[title];
  const ratio = cpuRatio(figuresOf(rounds.ours), figuresOf(rounds.floor));
  if (least === undefined || ratio === undefined) return [];
  const what = `${title} at ${whole(rows)}: processor time of the floor ${ratio.toFixed(2)} of ours`;
  return [verdict(what, `>= ${least.toFixed(2)}`, ratio >= least)];
}

/** Compares the slowest acknowledgements of a webhook with their goal. */
function latenessGoal({ title, rows, rounds }: Result): string[] {
  if (title !== WEBHOOK) return [];
  const ratio = figuresOf(rounds.ours).p99 / figuresOf(rounds.floor).p99;
  const what = `acknowledgements at ${whole(rows)}: p99 ${ratio.toFixed(2)} x the floor's`;
  return [verdict(what, `<= ${MAX_LATENESS.toFixed(2)}`, ratio <= MAX_LATENESS)];
}

function depthGoals(results: readonly Result[]): string[] {
  return results
    .filter((result) => result.title === DEEP_PAGE)
    .flatMap((deep) => {
      const first = results.find((result) => result.title === PAGE_ONE && result.rows === deep.rows);
      if (!first) return [];
      return [ratioLine(deep, first, `page 10,000 at ${whole(deep.rows)} takes`, 'x page 1', MAX_DEPTH)];
    });
}

function growthGoals(results: readonly Result[]): string[] {
  return Object.entries(MAX_GROWTH).flatMap(([title, most]) => {
    const bySize = results.filter((result) => result.title === title).sort((a, b) => b.rows - a.rows);
    const [largest, smallest] = [bySize.at(0), bySize.at(-1)];
    if (!largest || !smallest || largest === smallest) return [];
    const unit = `x those at ${whole(smallest.rows)}`;
    return [ratioLine(largest, smallest, `${title} at ${whole(largest.rows)} take`, unit, most)];
  });
}

function ratioLine(other: Result, base: Result, what: string, unit: string, most: number): string {
  const ours = timeRatio(other, base, 'ours');
  const floor = timeRatio(other, base, 'floor');
  return verdict(
    `${what} ${ours.toFixed(2)} ${unit} (floor ${floor.toFixed(2)})`,
    `<= ${most.toFixed(2)}`,
    ours <= most,
  );
}

/** A line that says what was measured, the goal, and whether it is met. */
export function verdict(what: string, goal: string, met: boolean): string {
  return `${met ? 'met   ' : 'MISSED'}  ${what}, goal ${goal}`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
