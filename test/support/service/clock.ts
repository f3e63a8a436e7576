import { Clock } from '../../../src/kernel/time/clock';

/**
 * How much faster a test clock runs than the machine's. With 10, a test behaves as on a machine ten times as slow, and
 * tests that depend on speed fail every time instead of occasionally.
 */
const SPEED = Number(process.env.TEST_CLOCK_SPEED || 1);

/** A clock that runs like the machine's, and that tests move instead of waiting. */
export class TestClock extends Clock {
  private startedMs = Date.now();
  private offsetMs = 0;
  private standsAtMs: number | undefined;

  override now(): Date {
    if (this.standsAtMs !== undefined) return new Date(this.standsAtMs);
    const passedMs = (Date.now() - this.startedMs) * SPEED;
    return new Date(this.startedMs + passedMs + this.offsetMs);
  }

  advance(ms: number): void {
    if (this.standsAtMs === undefined) this.offsetMs += ms;
    else this.standsAtMs += ms;
  }

  /** Stops it at a time until it is set again, for tests within one second. */
  stand(time: Date): void {
    this.standsAtMs = time.getTime();
  }

  /** Sets it to a time, from which it continues; by default to the machine's time. */
  set(time = new Date()): void {
    this.standsAtMs = undefined;
    this.startedMs = Date.now();
    this.offsetMs = time.getTime() - this.startedMs;
  }
}
