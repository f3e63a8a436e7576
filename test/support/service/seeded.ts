import { Chance } from '../fuzz/chance';

const SEED = Number(process.env.TEST_SEED ?? 20_261_122);

/**
 * Random values of a spec that are the same in each run; TEST_SEED changes them. The seed is printed, to repeat a
 * failed run.
 * @param what the purpose, for the printed line
 */
export function seeded(what: string): Chance {
  process.stdout.write(`${what}: seed ${SEED} (TEST_SEED)\n`);
  return new Chance(SEED, 0);
}
