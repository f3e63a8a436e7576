// Runs the mutation tests: `npm run test:mutation [-- group or file ...]`; without arguments, all groups.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import options, { groups } from './stryker.config.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

const groupOf = (file) => Object.keys(groups).find((group) => groups[group].includes(file));
const asked = process.argv.slice(2);
const files = asked.length === 0 ? options.mutate : asked.flatMap((each) => groups[each] ?? [each]);
const unknown = files.filter((file) => groupOf(file) === undefined);
if (unknown.length > 0) throw new Error(`.ci/stryker.config.mjs does not list ${unknown.join(', ')}`);

/** Mutates one file and runs the spec next to it. @returns the number of mutants, and of those the spec detected */
function mutated(file) {
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const run = spawnSync(process.execPath, [stryker, 'run', '.ci/stryker.config.mjs', '--mutate', file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATED_FILE: file },
  });
  if (run.status !== 0) throw new Error(`Stryker could not mutate ${file}`);
  const report = JSON.parse(readFileSync(join(root, options.jsonReporter.fileName), 'utf8'));
  const statuses = report.files[file].mutants.map(({ status }) => status);
  const noticed = statuses.filter((status) => NOTICED.has(status)).length;
  return { noticed, all: noticed + statuses.filter((status) => MISSED.has(status)).length };
}

const percentOf = ({ noticed, all }) => (all === 0 ? 100 : (noticed / all) * 100);
const line = (name, score) =>
  `${percentOf(score).toFixed(1).padStart(5)} %  ${`${score.noticed}/${score.all}`.padStart(7)}  ${name}`;

const scores = new Map();
for (const file of files) {
  scores.set(file, mutated(file));
  console.log(line(file, scores.get(file)));
}

console.log('\nMutation scores');
const weak = [];
for (const group of new Set(files.map(groupOf))) {
  const own = files.filter((file) => groupOf(file) === group);
  const sum = (key) => own.reduce((total, file) => total + scores.get(file)[key], 0);
  const score = { noticed: sum('noticed'), all: sum('all') };
  console.log(line(group, score));
  for (const file of own) console.log(line(`  ${file}`, scores.get(file)));
  if (percentOf(score) < options.thresholds.low) weak.push(group);
}
if (weak.length > 0) {
  console.error(`Below ${options.thresholds.low} %: ${weak.join(', ')}`);
  process.exitCode = 1;
}
