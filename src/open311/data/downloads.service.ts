import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../platform/http/domain-error';
import type { Batches } from '../../platform/http/json-stream';

/** How many data sets a process writes at once. */
const MAX_AT_ONCE = 2;
/** A batch that took longer waited for its reader. */
const MAX_REST_MS = 50;

/** Keeps those who download data sets from taking the process for themselves. */
@Injectable()
export class Downloads {
  private running = 0;

  /**
   * Passes batches on, with a rest after each: all downloads together take half of the process's time at the most.
   * @throws Unavailable when it is begun while as many run as may
   */
  async *paced<Item>(batches: Batches<Item>): Batches<Item> {
    if (this.running >= MAX_AT_ONCE)
      throw new Unavailable('Other data sets are being downloaded right now; try again shortly');
    this.running++;
    try {
      let startedAt = performance.now();
      for await (const batch of batches) {
        yield batch;
        const took = performance.now() - startedAt;
        await delay(Math.min(took * (2 * this.running - 1), MAX_REST_MS));
        startedAt = performance.now();
      }
    } finally {
      this.running--;
    }
  }
}
