import { useLayoutEffect, useState } from 'preact/hooks';
import { type Refusal, refusalOf } from '../../refusal';
import { LatestOnly } from './latest-only';
import { useRepeat } from './hooks';

export interface Pages<Row> {
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

interface State<Row> {
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
  old: State<Row>,
  { key, page, isFirst, limit }: { key: string; page: readonly Row[]; isFirst: boolean; limit: number },
): State<Row> {
  const before = isFirst || old.key !== key ? [] : (old.rows ?? []);
  return { key, rows: [...before, ...page], hasMore: page.length >= limit, isLoading: false };
}

/**
 * A list that the service sends in pages. Each page starts after the last row of the previous page.
 * @param key identifies the list: a new key starts with the first page
 * @param limit the number of rows of a full page; a shorter page is the last one
 * @param everyMs how often the first page is read again, while no other page is shown
 */
export function usePages<Row>(
  key: string,
  load: (after: Row | undefined) => Promise<readonly Row[]>,
  limit: number,
  everyMs?: number,
): Pages<Row> {
  const [state, setState] = useState<State<Row>>({ key, hasMore: false, isLoading: true });
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
  useRepeat(reload, () => calls.isAwaited || (rows?.length ?? 0) > limit, everyMs);
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
