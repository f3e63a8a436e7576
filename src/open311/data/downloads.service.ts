import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../platform/http/domain-error';
import type { Batches } from '../../platform/http/json-stream';

/** How many data sets a process sends at once. Each holds a batch, and no connection to the database. */
const MAX_AT_ONCE = 20;
/** How many of them one address has: one that takes nothing keeps its places for half a minute. */
const MAX_OF_ADDRESS = 4;
/** What took longer was the work of others. */
const MAX_REST_MS = 50;

/** Keeps those who download data sets from taking the process for themselves. */
@Injectable()
export class Downloads {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  /** How many of them wait until their reader takes what is written: they take no time, however slow he is. */
  private waiting = 0;

  /**
   * Passes batches on, each followed by a rest as long as the processor time it took, and for each further one that is
   * being written twice as long again: half of a processor is left to others. Time by the clock would count what a busy
   * machine does for others.
   * @param address of the client, as it is counted by (`limitKey`)
   * @throws Unavailable when it is begun while as many run as may, in all or for the address
   */
  async *paced<Item>(batches: Batches<Item>, address: string): Batches<Item> {
    this.begin(address);
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
      this.end(address);
    }
  }

  private begin(address: string): void {
    const own = this.runningOf.get(address) ?? 0;
    if (own >= MAX_OF_ADDRESS)
      throw new Unavailable(`This address downloads ${own} data sets already; try again when one is done`);
    if (this.running >= MAX_AT_ONCE)
      throw new Unavailable('Other data sets are being downloaded right now; try again shortly');
    this.running++;
    this.runningOf.set(address, own + 1);
  }

  private end(address: string): void {
    this.running--;
    const own = (this.runningOf.get(address) ?? 0) - 1;
    if (own > 0) this.runningOf.set(address, own);
    else this.runningOf.delete(address);
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
