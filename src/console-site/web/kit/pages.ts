import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Refusal, refusalOf } from '../refusal';

export interface Pages<Row> {
  rows: readonly Row[] | undefined;
  refusal: Refusal | undefined;
  hasMore: boolean;
  isLoading: boolean;
  more: () => void;
  reload: () => void;
  /** Shows a row in place of the one it is the newer state of. */
  replace: (change: (row: Row) => Row) => void;
}

interface State<Row> {
  /** Of which list the rows are. */
  key: string;
  rows?: readonly Row[];
  refusal?: Refusal;
  hasMore: boolean;
  isLoading: boolean;
}

/**
 * A list that the service sends in pages, each after the last row of the one before.
 * @param key says which list: another key begins anew
 * @param limit how many rows a full page has; a shorter one is the last
 */
export function usePages<Row>(
  key: string,
  load: (after: Row | undefined) => Promise<readonly Row[]>,
  limit: number,
): Pages<Row> {
  const [state, setState] = useState<State<Row>>({ key, hasMore: false, isLoading: true });
  const [run, setRun] = useState(0);
  const current = useRef(0);
  const read = async (before: readonly Row[]) => {
    const ticket = ++current.current;
    setState((old) => ({ ...(old.key === key ? old : { key, hasMore: false }), isLoading: true }));
    try {
      const rows = await load(before.at(-1));
      if (current.current !== ticket) return;
      setState({ key, rows: [...before, ...rows], hasMore: rows.length >= limit, isLoading: false });
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (current.current === ticket) setState((old) => ({ ...old, refusal, isLoading: false }));
    }
  };
  useLayoutEffect(() => {
    void read([]);
  }, [key, run]);
  // Rows of another list are not shown under its name.
  const { rows, refusal, hasMore, isLoading } =
    state.key === key ? state : { rows: undefined, refusal: undefined, hasMore: false, isLoading: true };
  return {
    rows,
    refusal,
    hasMore,
    isLoading,
    more: () => void read(rows ?? []),
    reload: () => setRun((before) => before + 1),
    replace: (change) => setState((old) => (old.rows ? { ...old, rows: old.rows.map(change) } : old)),
  };
}
