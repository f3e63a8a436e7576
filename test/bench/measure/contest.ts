import { assertSameAnswers } from './compare';
import { drive, type Round } from './drive';
import type { Workload } from './scenarios';
import type { Side, SideName } from './sides';

/** Long enough for the runtime to have compiled the hot code. */
const WARM_UP_S = 4;

/** A workload on a database of one size, and the two servers that run it. */
export interface Entry {
  workload: Workload;
  rows: number;
  ours: Side;
  floor: Side;
}

/** The measured rounds of an entry, in the order they were run. */
export interface Result {
  title: string;
  rows: number;
  rounds: Record<SideName, Round[]>;
}

/**
 * Runs the entries, one server at a time. They take turns within every round, so that a change in the machine's load
 * affects all of them, and figures of one round can be compared.
 */
export async function contest(entries: Entry[], rounds: number, seconds: number): Promise<Result[]> {
  for (const { workload, ours, floor } of entries) await assertSameAnswers(workload, ours, floor);
  const results = entries.map(({ workload, rows }): Result => {
    return { title: workload.title, rows, rounds: { ours: [], floor: [] } };
  });
  for (const { workload, ours, floor } of entries) {
    for (const side of [ours, floor]) await drive(workload, side, WARM_UP_S);
  }
  for (let round = 0; round < rounds; round++) {
    for (const [index, { workload, ours, floor }] of entries.entries()) {
      // The order alternates, because the second server finds warmer caches.
      for (const side of round % 2 === 0 ? [ours, floor] : [floor, ours]) {
        results[index]?.rounds[side.name].push(await drive(workload, side, seconds));
      }
    }
  }
  return results;
}
