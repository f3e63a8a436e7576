import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Refusal, refusalOf } from '../../refusal';
import { session } from '../../session';
import { LatestOnly } from './latest-only';
import { Refused } from '../actions/refused';

export interface Loading<T> {
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
 *
 * The console API sends no ETag and forbids caches (docs/api/conventions.md#caching). So the page sees changes by
 * others only by reading again: every `everyMs`, while the tab is visible.
 * @param key identifies the data: the same key means the same data
 * @param known data that is shown until the first response
 */
export function useLoad<T>(key: string, load: () => Promise<T>, everyMs?: number, known?: T): Loading<T> {
  const [state, setState] = useState<State<T>>({ key, data: known });
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
  useRepeat(reload, () => calls.isAwaited, everyMs);
  // Belongs to the key of its render: a response may arrive when other data is shown, and must not replace that data.
  const put = useCallback(
    (data: T) => {
      if (latest.current.key !== key) return;
      calls.drop();
      setState({ key, data });
    },
    [key],
  );
  const { data, refusal } = state.key === key ? state : { data: known, refusal: undefined };
  return { data, refusal, reload, put };
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
export function useRepeat(read: () => unknown, mustWait: () => boolean, everyMs: number | undefined): void {
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

/** Shows the loaded data, a loading text, a text for an empty list, or why the data could not be read. */
export function Loaded<T>({
  of,
  empty,
  children,
}: {
  of: Pick<Loading<T>, 'data' | 'refusal' | 'reload'>;
  /** The text for an empty list. */
  empty?: string;
  children: (data: T) => ComponentChildren;
}) {
  const { data, refusal } = of;
  return (
    <>
      <NotRead of={of} />
      {data === undefined ? (
        !refusal && <p class="quiet loading">Loading …</p>
      ) : empty !== undefined && Array.isArray(data) && data.length === 0 ? (
        <p class="quiet">{empty}</p>
      ) : (
        children(data)
      )}
    </>
  );
}

/** Shows why data could not be read, with a button to try again. */
export function NotRead({
  of: { refusal, reload },
}: {
  of: { refusal: Refusal | undefined; reload: () => unknown };
}) {
  if (!refusal) return null;
  return (
    <div>
      <Refused by={refusal} />
      <button type="button" onClick={() => void reload()}>
        Try again
      </button>
    </div>
  );
}
