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

/** Rows in the order of a value; what has none comes last in both directions. */
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

/** Rows of which a text contains what is looked for, whatever the case. */
export function filtered<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly Sortable[],
  wanted: string,
): readonly Row[] {
  const needle = comparable(wanted).trim();
  if (needle === '') return rows;
  return rows.filter((row) => textsOf(row).some((text) => comparable(String(text ?? '')).includes(needle)));
}

/** A text as it is looked for: a space in a date does not break, and is typed as any other. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/\s/g, ' ');
}

/** The next sorting when the header of a column is used: ascending, descending, then as the rows came. */
export function nextSorting(sorting: Sorting | undefined, column: string): Sorting | undefined {
  if (sorting?.column !== column) return { column, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}
