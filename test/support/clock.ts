import { Clock } from '../../src/kernel/clock';

/**
 * How many times as fast as the machine's a test clock runs. With 10, a test sees what it would see on a machine ten
 * times as slow, and those that lean on being quick fail every time instead of now and then.
 */
const SPEED = Number(process.env.TEST_CLOCK_SPEED ?? 1);

/** A clock that runs like the machine's, moved by a test instead of waited for. */
export class TestClock extends Clock {
  private startedMs = Date.now();
  private offsetMs = 0;

  override now(): Date {
    const passedMs = (Date.now() - this.startedMs) * SPEED;
    return new Date(this.startedMs + passedMs + this.offsetMs);
  }

  advance(ms: number): void {
    this.offsetMs += ms;
  }

  /** Sets it to a time, from where it goes on; without one, to the machine's. */
  set(time = new Date()): void {
    this.startedMs = Date.now();
    this.offsetMs = time.getTime() - this.startedMs;
  }
}
