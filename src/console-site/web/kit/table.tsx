import type { ComponentChildren, HTMLAttributes } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Pager } from './pager';
import { filtered, nextSorting, type Sortable, type Sorting, sorted } from './table-rows';

const ROWS_PER_PAGE = 25;

export interface Column<Row> {
  label: string;
  /** What the column is sorted and filtered by; without it the column is neither, as one of buttons. */
  value?: (row: Row) => Sortable;
  /** What is shown, the value unless given. */
  cell?: (row: Row) => ComponentChildren;
}

interface TableProps<Row> {
  /** What the table holds, for whoever cannot see it. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  rowProps?: (row: Row) => HTMLAttributes<HTMLTableRowElement>;
  /** Whether rows can be filtered here; false where the page asks the service. */
  hasFilter?: boolean;
}

/** Rows that can be filtered, sorted and paged, all by keyboard. */
export function Table<Row>({ caption, columns, rows, keyOf, rowProps, hasFilter = true }: TableProps<Row>) {
  const [wanted, setWanted] = useState('');
  const [sorting, setSorting] = useState<Sorting>();
  const [page, setPage] = useState(0);
  const values = columns.flatMap(({ value }) => (value ? [value] : []));
  const found = filtered(rows, (row) => values.map((value) => value(row)), wanted);
  const by = columns.find(({ label }) => label === sorting?.column)?.value;
  const all = by && sorting ? sorted(found, by, sorting.direction) : found;
  const pages = Math.max(1, Math.ceil(all.length / ROWS_PER_PAGE));
  const shown = Math.min(page, pages - 1);
  return (
    <>
      {hasFilter && <Filter wanted={wanted} found={found.length} onChange={setWanted} />}
      <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption class="unseen">{caption}</caption>
          <Head
            columns={columns}
            sorting={sorting}
            onSort={(label) => setSorting(nextSorting(sorting, label))}
          />
          <tbody>
            {all.slice(shown * ROWS_PER_PAGE, (shown + 1) * ROWS_PER_PAGE).map((row) => (
              <tr key={keyOf(row)} {...rowProps?.(row)}>
                {columns.map(({ label, value, cell }) => (
                  <td key={label}>{cell ? cell(row) : value?.(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && <Pager page={shown} pages={pages} onPage={setPage} />}
    </>
  );
}

function Filter({
  wanted,
  found,
  onChange,
}: {
  wanted: string;
  found: number;
  onChange: (wanted: string) => void;
}) {
  const id = useId();
  return (
    <div class="field filter">
      <label for={id}>Filter rows</label>
      <input id={id} type="search" value={wanted} onInput={(event) => onChange(event.currentTarget.value)} />
      <span class="quiet" role="status">
        {wanted.trim() !== '' && `${found} found`}
      </span>
    </div>
  );
}

function Head<Row>({
  columns,
  sorting,
  onSort,
}: {
  columns: ReadonlyArray<Column<Row>>;
  sorting: Sorting | undefined;
  onSort: (label: string) => void;
}) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, value }) =>
          value ? (
            <th key={label} scope="col" aria-sort={sorting?.column === label ? sorting.direction : 'none'}>
              <button type="button" onClick={() => onSort(label)}>
                {label}
              </button>
            </th>
          ) : (
            <th key={label} scope="col">
              {label}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
