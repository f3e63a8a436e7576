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

/** The default of `DATABASE_TIMEOUT_MS`, for specs of what happens when the database is slow or away. */
export const PROMISED_TIMEOUT_MS = '1500';

/**
 * `DATABASE_TIMEOUT_MS` in all other specs: on a busy machine a service with the default refuses what a quiet one has
 * time for.
 */
export const PATIENT_TIMEOUT_MS = isLong ? PROMISED_TIMEOUT_MS : '15000';
