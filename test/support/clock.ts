import { Clock } from '../../src/kernel/clock';

/**
 * How many times as fast as the machine's a test clock runs. With 10, a test sees what it would see on a machine ten
 * times as slow, and those that lean on being quick fail every time instead of now and then.
 */
const SPEED = Number(process.env.TEST_CLOCK_SPEED || 1);

/** A clock that runs like the machine's, moved by a test instead of waited for. */
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

  /** Sets it to a time at which it stands until it is set again: for what has to be within a second. */
  stand(time: Date): void {
    this.standsAtMs = time.getTime();
  }

  /** Sets it to a time, from where it goes on; without one, to the machine's. */
  set(time = new Date()): void {
    this.standsAtMs = undefined;
    this.startedMs = Date.now();
    this.offsetMs = time.getTime() - this.startedMs;
  }
}
