interface Read {
  at: number;
  answer: Promise<unknown>;
}

const reads = new Map<string, Read>();

interface Known {
  at: number;
  value: unknown;
}

/** The newest responses. */
const answers = new Map<string, Known>();

/**
 * Reads data that several components show, with one request for all of them.
 * @param key the same key means the same data
 * @param maxAgeMs the maximum age of a cached response; a pending request is shared
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
    // A refused read is requested again next time. Callers that wait for it get the refusal.
    () => {
      if (reads.get(key) === read) reads.delete(key);
    },
  );
  return read.answer;
}

/**
 * The last response, which is shown until the data is read again.
 * @param maxAgeMs the maximum time since it was requested
 * @returns undefined if there is no such response
 */
export function lastRead(key: string, maxAgeMs: number): unknown {
  const known = answers.get(key);
  return known && performance.now() - known.at <= maxAgeMs ? known.value : undefined;
}

/** Forgets a response after a change, so that the data is read again. */
export function forget(key: string): void {
  reads.delete(key);
  answers.delete(key);
}
