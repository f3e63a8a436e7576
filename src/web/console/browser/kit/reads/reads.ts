/** A request for data, and when it was sent. */
interface Sent {
  at: number;
  answer: Promise<unknown>;
}

/** The newest request for each key. */
const sent = new Map<string, Sent>();
/** The newest response for each key. */
const answers = new Map<string, { at: number; value: unknown }>();
/** Requests sent before the page that needs them is built. */
const prefetched = new Map<string, Promise<unknown>>();

const isFresh = ({ at }: { at: number }, maxAgeMs: number) => performance.now() - at <= maxAgeMs;

/**
 * Reads data, with one request for all who ask for it.
 * @param key the same key means the same data
 * @param maxAgeMs the maximum time since the request was sent; 0: reads now, unless the data was just prefetched
 * @throws what `load` throws; then the next call reads again
 */
export function read<T>(key: string, load: () => Promise<T>, maxAgeMs: number): Promise<T> {
  const early = prefetched.get(key);
  prefetched.delete(key);
  const known = sent.get(key);
  if (!early && known && isFresh(known, maxAgeMs)) return known.answer as Promise<T>;
  const request = { at: performance.now(), answer: early ?? load() };
  sent.set(key, request);
  request.answer.then(
    (value) => {
      if (sent.get(key) === request) answers.set(key, { at: request.at, value });
    },
    () => {
      if (sent.get(key) === request) sent.delete(key);
    },
  );
  return request.answer as Promise<T>;
}

/**
 * The last response, which is shown until the data is read again.
 * @param maxAgeMs the maximum time since it was requested
 * @returns undefined if there is no such response
 */
export function cached(key: string, maxAgeMs: number): unknown {
  const known = answers.get(key);
  return known && isFresh(known, maxAgeMs) ? known.value : undefined;
}

/** Drops the cached data of a key after a change, so that it is read again. */
export function invalidate(key: string): void {
  sent.delete(key);
  answers.delete(key);
}

/** Shares a pending request with all who ask for the same key until it ends. Nothing is cached. */
export function singleFlight<T>(key: string, load: () => Promise<T>): Promise<T> {
  return read(key, () => load().finally(() => invalidate(key)), Infinity);
}

/**
 * Sends a request when a link is followed, before the page that shows the response is built. Building that page and
 * removing the old one takes several milliseconds. The page takes the response by reading the same key in the same
 * task; later, the data may have changed, and is read again.
 */
export function prefetch(key: string, load: () => Promise<unknown>): void {
  const answer = load();
  // If the page is not shown after all, nobody waits for the response.
  answer.catch(() => undefined);
  prefetched.set(key, answer);
  setTimeout(() => {
    if (prefetched.get(key) === answer) prefetched.delete(key);
  });
}

/** Tracks calls of which only the newest counts: the responses of older ones are ignored. */
export class LatestOnly {
  private newest = 0;
  private pending = 0;

  /** Whether the newest call is still waiting for its response. */
  get isPending(): boolean {
    return this.pending !== 0;
  }

  /** Starts a call. Earlier calls no longer count. @returns its ticket */
  begin(): number {
    this.pending = ++this.newest;
    return this.newest;
  }

  /** Ends a call. @returns whether the call counts */
  end(ticket: number): boolean {
    if (ticket !== this.newest || !this.isPending) return false;
    this.pending = 0;
    return true;
  }

  /** After this, no call started so far counts. */
  drop(): void {
    this.newest++;
    this.pending = 0;
  }
}
