import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Refusal, refusalOf } from '../refusal';
import { session } from '../session';
import { Latest } from './latest';
import { Refused } from './refused';

export interface Loading<T> {
  data: T | undefined;
  refusal: Refusal | undefined;
  isLoading: boolean;
  /** Reads anew; what is shown stays until the answer is there. */
  reload: () => Promise<void>;
  /** Shows other data of the same thing, such as the answer of a change. */
  put: (data: T) => void;
}

interface State<T> {
  key: string;
  data?: T;
  refusal?: Refusal;
  isLoading: boolean;
}

/**
 * Reads something when a page is shown and whenever `key` changes.
 *
 * The console API sends no ETag and forbids caches (docs/api/conventions.md#caching), so what others change is seen by
 * reading again: each `everyMs`, while the tab is looked at.
 * @param key says what is read: the same key, the same thing
 */
export function useLoad<T>(key: string, load: () => Promise<T>, everyMs?: number): Loading<T> {
  const [state, setState] = useState<State<T>>({ key, isLoading: true });
  const [calls] = useState(() => new Latest());
  const latest = useRef({ key, load });
  latest.current = { key, load };
  const reload = useCallback(async () => {
    const ticket = calls.begin();
    const { key: read, load: readIt } = latest.current;
    setState((before) => ({ ...(before.key === read ? before : { key: read }), isLoading: true }));
    try {
      const data = await readIt();
      if (calls.end(ticket)) setState({ key: read, data, isLoading: false });
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (calls.end(ticket)) setState((before) => ({ ...before, refusal, isLoading: false }));
    }
  }, []);
  // The call goes out at once, not after the next frame, which would be shown before the answer anyhow.
  useLayoutEffect(() => {
    void reload();
    return () => calls.drop();
  }, [key, reload]);
  useRepeat(reload, () => calls.isAwaited, everyMs);
  // Of the key it was rendered with: an answer may come when something else is shown, which it says nothing of.
  const put = useCallback(
    (data: T) => {
      if (latest.current.key !== key) return;
      calls.drop();
      setState({ key, data, isLoading: false });
    },
    [key],
  );
  const current = state.key === key ? state : { key, isLoading: true, data: undefined, refusal: undefined };
  return { data: current.data, refusal: current.refusal, isLoading: current.isLoading, reload, put };
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
