import type { ServerReport } from './server-probe';

/** Ten minutes of one sample a second. */
const MAX_SAMPLES = 600;

interface Sample {
  /** When it was taken, by the clock of this process. */
  at: number;
  position: bigint;
}

/**
 * Where the primary was in its log at which time. With it the lag of a replica is measured by one clock, and one that
 * has everything of an idle primary has none, however long ago the last write was.
 */
export class PrimaryLog {
  private samples: Sample[] = [];
  private known?: string;

  /** The cluster of the primary; undefined until it has answered once. */
  get cluster(): string | undefined {
    return this.known;
  }

  /** Where the primary was in its log when it answered last; undefined until it has. */
  get position(): bigint | undefined {
    return this.samples.at(-1)?.position;
  }

  /** @param at when the primary was asked, in milliseconds of a monotonic clock */
  note({ cluster, position }: Pick<ServerReport, 'cluster' | 'position'>, at: number): void {
    const last = this.samples.at(-1);
    // Another server, or one that lost the end of its log in a failover: what was noted tells nothing of its times.
    if (cluster !== this.known || (last && position < last.position)) this.samples = [];
    this.known = cluster;
    this.samples.push({ at, position });
    if (this.samples.length > MAX_SAMPLES) this.samples.shift();
  }

  /**
   * For how long at most a replica has not had everything the primary had: 0 where it has everything of the last
   * sample, Infinity where that is not known. Rounded up by the time between two samples.
   * @param position up to where the replica has replayed the log
   * @param now in milliseconds of the clock of the samples
   */
  lagOf(position: bigint, now: number): number {
    const last = this.samples.at(-1);
    if (!last) return Infinity;
    if (position >= last.position) return 0;
    const covered = this.samples.findLast((sample) => sample.position <= position);
    return covered ? now - covered.at : Infinity;
  }
}
