import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../platform/http/domain-error';
import type { Batches } from '../../platform/http/json-stream';

/** How many data sets a process sends concurrently. Each holds one batch in memory, and no database connection. */
const MAX_AT_ONCE = 20;
/** How many of them one address may have; a client that reads nothing keeps its place for half a minute. */
const MAX_OF_ADDRESS = 4;
/** A longer time was spent on other work. */
const MAX_REST_MS = 50;

/** Limits downloads of data sets, so that they do not slow down other requests. */
@Injectable()
export class DownloadsService {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  /** How many downloads wait for their client to read; they use no processor time. */
  private waiting = 0;

  /**
   * Passes batches on and pauses after each for the processor time it took, plus twice that time for each further
   * download that is being written: half of a processor remains for others. Elapsed time would include other work of a
   * busy machine.
   * @param address the client's address, as limits count it (`limitKey`)
   * @throws Unavailable at the start, if the maximum number of downloads is running, in total or for the address
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

  /** Passes a batch on, and waits until it was sent or the client has disconnected. */
  private *taken<Batch>(batch: Batch): Generator<Batch> {
    this.waiting++;
    try {
      yield batch;
    } finally {
      this.waiting--;
    }
  }
}
