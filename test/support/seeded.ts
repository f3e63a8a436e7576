import { Chance } from './fuzz/chance';

const SEED = Number(process.env.TEST_SEED ?? 20_261_122);

/**
 * Draws of a spec that are the same in each run; TEST_SEED gives it others. The seed is printed, for the report of a
 * run that failed.
 * @param what is drawn, as it is printed
 */
export function seeded(what: string): Chance {
  process.stdout.write(`${what}: seed ${SEED} (TEST_SEED)\n`);
  return new Chance(SEED, 0);
}
