import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Hides from the client how long the work for a response took. */
@Injectable()
export class MinimumResponseTime {
  /**
   * Runs some work, and returns or throws its result only after a minimum time. Must be called outside of a
   * transaction, so that the wait holds no connection.
   */
  async of<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
    const over = this.wait(ms);
    try {
      return await work();
    } finally {
      await over;
    }
  }

  /** Waits for a number of milliseconds. */
  wait(ms: number): Promise<void> {
    return delay(ms);
  }
}
