import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../platform/http/domain-error';
import type { Batches } from '../../platform/http/json-stream';

/** How many data sets a process writes at once. */
const MAX_AT_ONCE = 2;
/** What took longer was the work of others. */
const MAX_REST_MS = 50;

/** Keeps those who download data sets from taking the process for themselves. */
@Injectable()
export class Downloads {
  private running = 0;

  /**
   * Passes batches on, each followed by a rest as long as the processor time it took, and three times as long where two are
   * written: half of a processor is left to others. Time by the clock would count what a busy machine does for others.
   * @throws Unavailable when it is begun while as many run as may
   */
  async *paced<Item>(batches: Batches<Item>): Batches<Item> {
    if (this.running >= MAX_AT_ONCE)
      throw new Unavailable('Other data sets are being downloaded right now; try again shortly');
    this.running++;
    try {
      let before = process.cpuUsage();
      for await (const batch of batches) {
        yield batch;
        const { user, system } = process.cpuUsage(before);
        await delay(Math.min(((user + system) / 1000) * (2 * this.running - 1), MAX_REST_MS));
        before = process.cpuUsage();
      }
    } finally {
      this.running--;
    }
  }
}
