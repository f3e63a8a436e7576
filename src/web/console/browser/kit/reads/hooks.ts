import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Refusal, refusalOf } from '../../refusal';
import { session } from '../../session';
import { LatestOnly } from './reads';

export interface Read<T> {
  data: T | undefined;
  refusal: Refusal | undefined;
  /** Reads again. The current data stays on the page until the response arrives. */
  reload: () => Promise<void>;
  /** Shows other data of the same key, such as the response of a change. */
  put: (data: T) => void;
}

interface State<T> {
  key: string;
  data?: T | undefined;
  refusal?: Refusal;
}

/**
 * Reads data when a page is shown and whenever `key` changes.
 * @param key identifies the data: the same key means the same data
 * @param initial data that is shown until the first response
 */
export function useRead<T>(key: string, load: () => Promise<T>, initial?: T): Read<T> {
  return useCalls(key, load, initial).read;
}

/**
 * Reads data like `useRead`, and again every `everyMs` while the tab is visible. The console API sends no ETag and
 * forbids caches (docs/api/conventions.md#caching), so the page sees changes by others only by reading again.
 */
export function usePolledRead<T>(key: string, load: () => Promise<T>, everyMs: number, initial?: T): Read<T> {
  const { read, calls } = useCalls(key, load, initial);
  usePolling(read.reload, () => calls.isPending, everyMs);
  return read;
}

/** The reads of one hook, of which only the newest is shown. */
function useCalls<T>(key: string, load: () => Promise<T>, initial: T | undefined) {
  const [state, setState] = useState<State<T>>({ key, data: initial });
  const [calls] = useState(() => new LatestOnly());
  const latest = useRef({ key, load });
  latest.current = { key, load };
  const first = useFirstRead(key, load);
  const show = useCallback(async (answer: () => Promise<T>) => {
    const ticket = calls.begin();
    const { key: read } = latest.current;
    const of = (before: State<T>): State<T> => (before.key === read ? before : { key: read });
    try {
      const data = await answer();
      if (calls.end(ticket)) setState((before) => withData(of(before), data));
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (calls.end(ticket)) setState((before) => ({ ...of(before), refusal }));
    }
  }, []);
  const reload = useCallback(() => show(() => latest.current.load()), [show]);
  useLayoutEffect(() => {
    void show(() => first.answer);
    return () => calls.drop();
  }, [first, show]);
  // Belongs to the key of its render: a response may arrive when other data is shown, and must not replace that data.
  const put = useCallback(
    (data: T) => {
      if (latest.current.key !== key) return;
      calls.drop();
      setState({ key, data });
    },
    [key],
  );
  const { data, refusal } = state.key === key ? state : { data: initial, refusal: undefined };
  return { read: { data, refusal, reload, put }, calls };
}

/** The state after data was read. If nothing changes, it is the same object, so that nothing is rendered again. */
function withData<T>(before: State<T>, data: T): State<T> {
  return before.data === data && before.refusal === undefined ? before : { key: before.key, data };
}

/**
 * Starts the first read of each key during rendering. The request is sent before the new page is built and the old one
 * is removed, which may take as long as the response.
 */
function useFirstRead<T>(key: string, load: () => Promise<T>): { answer: Promise<T> } {
  return useMemo(() => {
    const answer = load();
    // If the page is left before it is shown, nobody waits for the response.
    answer.catch(() => undefined);
    return { answer };
  }, [key]);
}

/**
 * Whether it is time to read again: the tab is visible, somebody is signed in, and no response is pending. Otherwise,
 * if the service is slow, each read would replace the previous one, and no response would ever be shown.
 */
export function isTimeToRead(isVisible: boolean, isLost: boolean, mustWait: boolean): boolean {
  return isVisible && !isLost && !mustWait;
}

/** Reads repeatedly. @param mustWait whether a read must not start now, for example because a response is pending */
export function usePolling(read: () => unknown, mustWait: () => boolean, everyMs: number | undefined): void {
  const latest = useRef({ read, mustWait });
  latest.current = { read, mustWait };
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      const { read: readAgain, mustWait: isEarly } = latest.current;
      if (isTimeToRead(document.visibilityState === 'visible', session.get().isLost, isEarly())) readAgain();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}

export interface PagedRead<Row> {
  rows: readonly Row[] | undefined;
  refusal: Refusal | undefined;
  hasMore: boolean;
  isLoading: boolean;
  more: () => void;
  reload: () => void;
  /** Requests the refused page again. */
  retry: () => void;
  /** Replaces rows with newer states of the same rows. */
  replace: (change: (row: Row) => Row) => void;
}

interface PagedState<Row> {
  /** The key of the list that the rows belong to. */
  key: string;
  rows?: readonly Row[];
  refusal?: Refusal;
  /** The row after which the refused page starts; undefined: the first page. */
  refusedBehind?: Row | undefined;
  hasMore: boolean;
  isLoading: boolean;
}

/**
 * Appends a page to a list. It uses the current rows, not those at the time of the request: rows may have been replaced
 * in the meantime.
 */
export function withPage<Row>(
  old: PagedState<Row>,
  { key, page, isFirst, limit }: { key: string; page: readonly Row[]; isFirst: boolean; limit: number },
): PagedState<Row> {
  const before = isFirst || old.key !== key ? [] : (old.rows ?? []);
  return { key, rows: [...before, ...page], hasMore: page.length >= limit, isLoading: false };
}

/**
 * Reads a list that the service sends in pages. Each page starts after the last row of the previous page.
 * @param key identifies the list: a new key starts with the first page
 * @param limit the number of rows of a full page; a shorter page is the last one
 * @param everyMs how often the first page is read again, while no other page is shown
 */
export function usePagedRead<Row>(
  key: string,
  load: (after: Row | undefined) => Promise<readonly Row[]>,
  limit: number,
  everyMs?: number,
): PagedRead<Row> {
  const [state, setState] = useState<PagedState<Row>>({ key, hasMore: false, isLoading: true });
  const [run, setRun] = useState(0);
  const [calls] = useState(() => new LatestOnly());
  const read = async (last: Row | undefined) => {
    const ticket = calls.begin();
    setState((old) => ({ ...(old.key === key ? old : { key, hasMore: false }), isLoading: true }));
    try {
      const page = await load(last);
      if (calls.end(ticket))
        setState((old) => withPage(old, { key, page, isFirst: last === undefined, limit }));
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (calls.end(ticket)) setState((old) => ({ ...old, refusal, refusedBehind: last, isLoading: false }));
    }
  };
  useLayoutEffect(() => {
    void read(undefined);
    return () => calls.drop();
  }, [key, run]);
  // Rows of a list with another key are not shown.
  const { rows, refusal, hasMore, isLoading } =
    state.key === key ? state : { rows: undefined, refusal: undefined, hasMore: false, isLoading: true };
  const reload = () => setRun((before) => before + 1);
  usePolling(reload, () => calls.isPending || (rows?.length ?? 0) > limit, everyMs);
  return {
    rows,
    refusal,
    hasMore,
    isLoading,
    more: () => void read(rows?.at(-1)),
    reload,
    retry: () => void read(state.refusedBehind),
    replace: (change) => setState((old) => (old.rows ? { ...old, rows: old.rows.map(change) } : old)),
  };
}
