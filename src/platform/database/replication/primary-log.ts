import type { ServerReport } from './server-probe';

/** Ten minutes, with one sample per second. */
const MAX_SAMPLES = 600;

interface Sample {
  /** When it was taken, by the clock of this process. */
  at: number;
  position: bigint;
}

/**
 * Samples of the primary's position in its log over time. With them the lag of a replica is measured by one clock, and
 * a replica that has replayed everything of an idle primary has no lag, however long ago the last write was.
 */
export class PrimaryLog {
  private samples: Sample[] = [];
  private known?: string;

  /** The cluster of the primary; undefined until it has answered once. */
  get cluster(): string | undefined {
    return this.known;
  }

  /** The position of the primary at its last answer; undefined until it has answered. */
  get position(): bigint | undefined {
    return this.samples.at(-1)?.position;
  }

  /** @param at when the primary was asked, in milliseconds of a monotonic clock */
  note({ cluster, position }: Pick<ServerReport, 'cluster' | 'position'>, at: number): void {
    const last = this.samples.at(-1);
    // Another server, or one that lost the end of its log in a failover: the earlier samples are no longer valid.
    if (cluster !== this.known || (last && position < last.position)) this.samples = [];
    this.known = cluster;
    this.samples.push({ at, position });
    if (this.samples.length > MAX_SAMPLES) this.samples.shift();
  }

  /**
   * The maximum time for which a replica has lacked data of the primary, in milliseconds: 0 if it has replayed the last
   * sample, Infinity if unknown. Rounded up by the time between two samples.
   * @param position the position up to which the replica has replayed the log
   * @param now milliseconds of the clock of the samples
   */
  lagOf(position: bigint, now: number): number {
    const last = this.samples.at(-1);
    if (!last) return Infinity;
    if (position >= last.position) return 0;
    const covered = this.samples.findLast((sample) => sample.position <= position);
    return covered ? now - covered.at : Infinity;
  }
}
