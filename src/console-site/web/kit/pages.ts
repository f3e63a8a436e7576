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
  const [state, setState] = useState<State<Row>>({ hasMore: false, isLoading: true });
  const [run, setRun] = useState(0);
  const current = useRef(0);
  const read = async (before: readonly Row[]) => {
    const ticket = ++current.current;
    setState((old) => ({ ...old, isLoading: true }));
    try {
      const rows = await load(before.at(-1));
      if (current.current !== ticket) return;
      setState({ rows: [...before, ...rows], hasMore: rows.length >= limit, isLoading: false });
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (current.current === ticket) setState((old) => ({ ...old, refusal, isLoading: false }));
    }
  };
  useLayoutEffect(() => {
    void read([]);
  }, [key, run]);
  return {
    rows: state.rows,
    refusal: state.refusal,
    hasMore: state.hasMore,
    isLoading: state.isLoading,
    more: () => void read(state.rows ?? []),
    reload: () => setRun((before) => before + 1),
    replace: (change) => setState((old) => (old.rows ? { ...old, rows: old.rows.map(change) } : old)),
  };
}
