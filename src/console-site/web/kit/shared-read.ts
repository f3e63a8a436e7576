interface Read {
  at: number;
  answer: Promise<unknown>;
}

const reads = new Map<string, Read>();

interface Known {
  at: number;
  value: unknown;
}

/** The newest answers. */
const answers = new Map<string, Known>();

/**
 * Reads what several components show, once for all of them.
 * @param key the same key, the same thing
 * @param maxAgeMs how old an answer may be; one that is asked for already is waited for
 */
export function sharedRead<T>(key: string, load: () => Promise<T>, maxAgeMs: number): Promise<T> {
  const known = reads.get(key);
  if (known && performance.now() - known.at <= maxAgeMs) return known.answer as Promise<T>;
  const read = { at: performance.now(), answer: load() };
  reads.set(key, read);
  read.answer.then(
    (value) => {
      if (reads.get(key) === read) answers.set(key, { at: read.at, value });
    },
    // What was refused is asked for anew; whoever waits for it is given why.
    () => {
      if (reads.get(key) === read) reads.delete(key);
    },
  );
  return read.answer;
}

/**
 * What was read last, to be shown until it is read again.
 * @param maxAgeMs how long ago it may have been asked for
 * @returns undefined where there is no such answer
 */
export function lastRead(key: string, maxAgeMs: number): unknown {
  const known = answers.get(key);
  return known && performance.now() - known.at <= maxAgeMs ? known.value : undefined;
}

/** Lets something be read anew, after a change of it. */
export function forget(key: string): void {
  reads.delete(key);
  answers.delete(key);
}
