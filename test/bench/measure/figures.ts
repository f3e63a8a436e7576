import type { Result } from './contest';
import type { Round } from './drive';
import type { SideName } from './sides';

/** The middle value, or the mean of the two middle values of an even number. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(position)] ?? NaN, sorted[Math.ceil(position)] ?? NaN];
  return below + (above - below) * (position % 1);
}

/** One server's figures over all rounds of an entry. */
export interface Figures {
  requestsPerSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  cpuMicroseconds: number | undefined;
  driverShare: number;
}

export function figuresOf(rounds: readonly Round[]): Figures {
  const latencies = rounds.flatMap((round) => round.latencies);
  const cpu = rounds.flatMap((round) => round.cpuMicroseconds ?? []);
  return {
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpuMicroseconds: cpu.length > 0 ? median(cpu) : undefined,
    driverShare: median(rounds.map((round) => round.driverShare)),
  };
}

/** The rate of our server divided by that of the floor server: the median over the pairs of rounds. */
export function ratioToFloor({ rounds }: Result): number {
  return median(
    rounds.ours.map((our, index) => our.requestsPerSecond / (rounds.floor[index]?.requestsPerSecond ?? NaN)),
  );
}

/** How many times as long a request of `other` takes as one of `base`: the median over the pairs of rounds. */
export function timeRatio(other: Result, base: Result, side: SideName): number {
  return median(
    other.rounds[side].map(
      (round, index) => (base.rounds[side][index]?.requestsPerSecond ?? NaN) / round.requestsPerSecond,
    ),
  );
}
