import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Keeps from whoever waits for an answer how long its work took. */
@Injectable()
export class LeastTime {
  /**
   * Does something, and says what came of it no sooner than after a time, whatever that is. Call it outside of a
   * transaction: what waits holds no connection.
   */
  async of<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
    const over = this.wait(ms);
    try {
      return await work();
    } finally {
      await over;
    }
  }

  /** Waits. */
  wait(ms: number): Promise<void> {
    return delay(ms);
  }
}
