interface Read {
  at: number;
  answer: Promise<unknown>;
}

const reads = new Map<string, Read>();

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
  // What was refused is asked for anew; whoever waits for it is given why.
  read.answer.catch(() => {
    if (reads.get(key) === read) reads.delete(key);
  });
  return read.answer;
}

/** Lets something be read anew, after a change of it. */
export function forget(key: string): void {
  reads.delete(key);
}
