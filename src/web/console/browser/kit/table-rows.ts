import { normalise } from '../../../../kernel/text/normalise';

export interface Sorting {
  column: string;
  direction: 'ascending' | 'descending';
}

export type Sortable = string | number | null;

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(one: Sortable, other: Sortable): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return COLLATOR.compare(String(one ?? ''), String(other ?? ''));
}

/** Sorts rows by a value. Rows without a value come last in both directions. */
export function sorted<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Sortable,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

/** Returns the rows with a text that contains the search text; both are normalised. */
export function filtered<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly Sortable[],
  wanted: string,
): readonly Row[] {
  const needle = normalise(wanted).trim();
  if (needle === '') return rows;
  return rows.filter((row) => textsOf(row).some((text) => normalise(String(text ?? '')).includes(needle)));
}

/** The next sorting when the user clicks the header of a column: ascending, descending, then the original order. */
export function nextSorting(sorting: Sorting | undefined, column: string): Sorting | undefined {
  if (sorting?.column !== column) return { column, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}
