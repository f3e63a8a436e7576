import { isLong } from './fault-report';

/** How much longer than promised something may take where other work keeps the machine busy. */
const BUSY_FACTOR = 10;

/**
 * The most something may take in a test. What the service promises is held to in the long form (`npm run
 * test:resilience`), on a machine that is quiet; elsewhere the limit only tells apart what ends from what never does.
 * @param promised milliseconds
 */
export function atMost(promised: number): number {
  return isLong ? promised : promised * BUSY_FACTOR;
}
