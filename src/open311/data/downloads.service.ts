import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../platform/http/domain-error';
import type { Batches } from '../../platform/http/json-stream';

/** How many data sets a process sends at once. Each holds a batch, and no connection to the database. */
const MAX_AT_ONCE = 20;
/** What took longer was the work of others. */
const MAX_REST_MS = 50;

/** Keeps those who download data sets from taking the process for themselves. */
@Injectable()
export class Downloads {
  private running = 0;
  /** How many of them wait until their reader takes what is written: they take no time, however slow he is. */
  private waiting = 0;

  /**
   * Passes batches on, each followed by a rest as long as the processor time it took, and for each further one that is
   * being written twice as long again: half of a processor is left to others. Time by the clock would count what a busy
   * machine does for others.
   * @throws Unavailable when it is begun while as many run as may
   */
  async *paced<Item>(batches: Batches<Item>): Batches<Item> {
    if (this.running >= MAX_AT_ONCE)
      throw new Unavailable('Other data sets are being downloaded right now; try again shortly');
    this.running++;
    try {
      let before = process.cpuUsage();
      for await (const batch of batches) {
        yield* this.taken(batch);
        const { user, system } = process.cpuUsage(before);
        const written = this.running - this.waiting;
        await delay(Math.min(((user + system) / 1000) * (2 * written - 1), MAX_REST_MS * written));
        before = process.cpuUsage();
      }
    } finally {
      this.running--;
    }
  }

  /** Passes a batch on, and waits until it is taken or nobody listens any more. */
  private *taken<Batch>(batch: Batch): Generator<Batch> {
    this.waiting++;
    try {
      yield batch;
    } finally {
      this.waiting--;
    }
  }
}
