import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Refusal, refusalOf } from '../refusal';
import { session } from '../session';
import { Latest } from './latest';
import { Refused } from './refused';

export interface Loading<T> {
  data: T | undefined;
  refusal: Refusal | undefined;
  /** Reads anew; what is shown stays until the answer is there. */
  reload: () => Promise<void>;
  /** Shows other data of the same thing, such as the answer of a change. */
  put: (data: T) => void;
}

interface State<T> {
  key: string;
  data?: T | undefined;
  refusal?: Refusal;
}

/**
 * Reads something when a page is shown and whenever `key` changes.
 *
 * The console API sends no ETag and forbids caches (docs/api/conventions.md#caching), so what others change is seen by
 * reading again: each `everyMs`, while the tab is looked at.
 * @param key says what is read: the same key, the same thing
 * @param known what is shown until it was read
 */
export function useLoad<T>(key: string, load: () => Promise<T>, everyMs?: number, known?: T): Loading<T> {
  const [state, setState] = useState<State<T>>({ key, data: known });
  const [calls] = useState(() => new Latest());
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
  // Of the key it was rendered with: an answer may come when something else is shown, which it says nothing of.
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

/** What is shown once data was read; the same state where that changes nothing, so that nothing is rendered again. */
function withData<T>(before: State<T>, data: T): State<T> {
  return before.data === data && before.refusal === undefined ? before : { key: before.key, data };
}

/**
 * Begins to read what a key says, once for each key, while the page is rendered: its call goes out before the page is
 * built and the one before is taken away, which takes as long as the answer may.
 */
function useFirstRead<T>(key: string, load: () => Promise<T>): { answer: Promise<T> } {
  return useMemo(() => {
    const answer = load();
    // Of a page that is left before it is shown, nobody waits for the answer.
    answer.catch(() => undefined);
    return { answer };
  }, [key]);
}

/**
 * Whether something is read again now: while the tab is looked at, somebody is signed in, and no answer is waited for.
 * On a slow service each read would otherwise take the place of the one before, and none would ever be shown.
 */
export function isTimeToRead(isVisible: boolean, isLost: boolean, mustWait: boolean): boolean {
  return isVisible && !isLost && !mustWait;
}

/** Reads something again and again. @param mustWait whether it is not to be read now, such as while an answer is due */
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

/** Shows what was read, that it is being read, that there is nothing, or why it could not be read. */
export function Loaded<T>({
  of,
  empty,
  children,
}: {
  of: Pick<Loading<T>, 'data' | 'refusal' | 'reload'>;
  /** What is said of a list without entries. */
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

/** Why something could not be read, with the way to try again. */
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
