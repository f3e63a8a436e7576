import { useLayoutEffect, useState } from 'preact/hooks';
import { type Refusal, refusalOf } from '../refusal';
import { Latest } from './latest';
import { useRepeat } from './load';

export interface Pages<Row> {
  rows: readonly Row[] | undefined;
  refusal: Refusal | undefined;
  hasMore: boolean;
  isLoading: boolean;
  more: () => void;
  reload: () => void;
  /** Asks again for the page that was refused. */
  retry: () => void;
  /** Shows a row in place of the one it is the newer state of. */
  replace: (change: (row: Row) => Row) => void;
}

interface State<Row> {
  /** Of which list the rows are. */
  key: string;
  rows?: readonly Row[];
  refusal?: Refusal;
  /** The row behind which the page is that was refused; undefined: the first page. */
  refusedBehind?: Row | undefined;
  hasMore: boolean;
  isLoading: boolean;
}

/**
 * A list with one page more. What it has is that of now, not of when the page was asked for: rows may have been
 * replaced meanwhile.
 */
export function withPage<Row>(
  old: State<Row>,
  { key, page, isFirst, limit }: { key: string; page: readonly Row[]; isFirst: boolean; limit: number },
): State<Row> {
  const before = isFirst || old.key !== key ? [] : (old.rows ?? []);
  return { key, rows: [...before, ...page], hasMore: page.length >= limit, isLoading: false };
}

/**
 * A list that the service sends in pages, each after the last row of the one before.
 * @param key says which list: another key begins anew
 * @param limit how many rows a full page has; a shorter one is the last
 * @param everyMs how often the first page is read again while no other is shown
 */
export function usePages<Row>(
  key: string,
  load: (after: Row | undefined) => Promise<readonly Row[]>,
  limit: number,
  everyMs?: number,
): Pages<Row> {
  const [state, setState] = useState<State<Row>>({ key, hasMore: false, isLoading: true });
  const [run, setRun] = useState(0);
  const [calls] = useState(() => new Latest());
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
  // Rows of another list are not shown under its name.
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
