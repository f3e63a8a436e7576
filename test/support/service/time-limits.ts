import { isLong } from '../process/fault-report';

/** How much longer than promised an operation may take on a busy machine. */
const BUSY_FACTOR = 10;

/**
 * The maximum duration of an operation in a test. The promised durations are checked in the long form (`npm run
 * test:resilience`), on a quiet machine; elsewhere the limit only detects what never ends.
 * @param promised milliseconds
 */
export function atMost(promised: number): number {
  return isLong ? promised : promised * BUSY_FACTOR;
}

/** The default of `DATABASE_TIMEOUT_MS`, for specs about a slow or unreachable database. */
export const PROMISED_TIMEOUT_MS = '1500';

/**
 * `DATABASE_TIMEOUT_MS` in all other specs: on a busy machine a service with the default refuses requests that a quiet
 * machine can serve.
 */
export const PATIENT_TIMEOUT_MS = isLong ? PROMISED_TIMEOUT_MS : '15000';
