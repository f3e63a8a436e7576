// Runs the mutation tests: `npm run test:mutation [-- group or file ...]`; without any, of all groups.
import { Stryker } from '@stryker-mutator/core';
import options, { groups } from '../stryker.config.mjs';

const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

const groupOf = (file) => Object.keys(groups).find((group) => groups[group].includes(file));
const asked = process.argv.slice(2);
const files = asked.length === 0 ? options.mutate : asked.flatMap((each) => groups[each] ?? [each]);
const unknown = files.filter((file) => groupOf(file) === undefined);
if (unknown.length > 0) throw new Error(`stryker.config.mjs does not list ${unknown.join(', ')}`);

const mutants = await new Stryker({ mutate: files }).runMutationTest();

/** How many mutants of some files the specs noticed. What does not compile is no mutant. */
function scoreOf(ofFiles) {
  const own = mutants.filter(({ fileName }) => ofFiles.some((file) => fileName.endsWith(`/${file}`)));
  const noticed = own.filter(({ status }) => NOTICED.has(status)).length;
  const all = noticed + own.filter(({ status }) => MISSED.has(status)).length;
  return { noticed, all, percent: all === 0 ? 100 : (noticed / all) * 100 };
}

function print(name, { noticed, all, percent }) {
  console.log(`${percent.toFixed(1).padStart(5)} %  ${`${noticed}/${all}`.padStart(7)}  ${name}`);
}

const weak = [];
for (const group of new Set(files.map(groupOf))) {
  const own = files.filter((file) => groupOf(file) === group);
  const score = scoreOf(own);
  console.log('');
  print(group, score);
  for (const file of own) print(`  ${file}`, scoreOf([file]));
  if (score.percent < options.thresholds.break) weak.push(group);
}
if (weak.length > 0) {
  console.error(`\nBelow ${options.thresholds.break} %: ${weak.join(', ')}`);
  process.exitCode = 1;
}
