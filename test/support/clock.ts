import { Clock } from '../../src/kernel/clock';

/** A clock that runs like the machine's, moved by a test instead of waited for. */
export class TestClock extends Clock {
  private offsetMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advance(ms: number): void {
    this.offsetMs += ms;
  }

  /** Sets it to a time, from where it goes on; without one, to the machine's. */
  set(time = new Date()): void {
    this.offsetMs = time.getTime() - Date.now();
  }
}
