import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Pager } from './pager';
import { filtered, nextSorting, type Sortable, type Sorting, sorted } from './table-rows';
import { textOf } from '../words';

export const ROWS_PER_PAGE = 25;

export interface Column<Row> {
  label: string;
  /**
   * The value to sort and filter by. Without it, the column is neither sorted nor filtered, for example a column of
   * buttons.
   */
  value?: (row: Row) => Sortable;
  /** The value to sort by, if it differs from the shown value, for example the number of hours instead of a text. */
  sortBy?: (row: Row) => Sortable;
  /** The content of the cell; default: the value. */
  cell?: (row: Row) => ComponentChildren;
  /** Another text to filter by, in addition to the value. It is needed if the cell shows more than a text. */
  text?: (row: Row) => string;
}

/** Selected rows, for actions on all of them. */
export interface RowChoice<Row> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  nameOf: (row: Row) => string;
}

/** How the rows of a table are sorted, filtered and paged. */
export interface Arrangement {
  /** The shown page, from 0. If it is after the last page, the last page is shown. */
  page: number;
  /** The filter text. */
  wanted: string;
  sorting: Sorting | undefined;
}

/** An arrangement that the page stores, for example in its address. */
export interface KeptArrangement {
  arrangement: Arrangement;
  onArrange: (changes: Partial<Arrangement>) => void;
}

interface TableProps<Row> {
  /** The content of the table, for users who cannot see it. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The key of a row to highlight, for example the target of a link. */
  current?: string | undefined;
  /** Lets the user select rows. */
  choice?: RowChoice<Row>;
  /** The arrangement, if the page stores it; otherwise the table has its own. */
  kept?: KeptArrangement;
  /** Receives all filtered and sorted rows after each change. */
  onRows?: (rows: readonly Row[]) => void;
}

/** The own arrangement of a table. It starts with the original order. @param at the index of the row to show */
function useOwnArrangement(at: number): KeptArrangement {
  const [arrangement, setArrangement] = useState<Arrangement>({
    page: Math.max(0, Math.floor(at / ROWS_PER_PAGE)),
    wanted: '',
    sorting: undefined,
  });
  return { arrangement, onArrange: (changes) => setArrangement((before) => ({ ...before, ...changes })) };
}

/** A table whose rows can be filtered, sorted and paged, all by keyboard. */
export function Table<Row>({ kept, onRows, ...table }: TableProps<Row>) {
  const { rows, columns, keyOf, current, caption } = table;
  const own = useOwnArrangement(rows.findIndex((row) => keyOf(row) === current));
  const { arrangement, onArrange } = kept ?? own;
  const { page, wanted, sorting } = arrangement;
  const all = arranged(rows, columns, arrangement);
  const { pages, shown, visible } = pageOf(all, page);
  useEffect(() => onRows?.(all), [rows, wanted, sorting?.column, sorting?.direction]);
  return (
    <>
      <Filter wanted={wanted} found={all.length} onChange={(text) => onArrange({ wanted: text, page: 0 })} />
      <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
        <Rows
          {...table}
          rows={visible}
          sorting={sorting}
          onSort={(label) => onArrange({ sorting: nextSorting(sorting, label), page: 0 })}
        />
      </div>
      {pages > 1 && <Pager page={shown} pages={pages} onPage={(next) => onArrange({ page: next })} />}
    </>
  );
}

type RowsProps<Row> = Omit<TableProps<Row>, 'kept' | 'onRows'> & {
  sorting: Sorting | undefined;
  onSort: (label: string) => void;
};

/** The header and the rows of one page of the table. */
function Rows<Row>({ caption, columns, rows, keyOf, current, choice, ...sorting }: RowsProps<Row>) {
  const isMarked = (key: string) => key === current || choice?.chosen.has(key);
  return (
    <table>
      <caption class="unseen">{caption}</caption>
      <Head
        columns={columns}
        choice={choice && <ChooseAll choice={choice} keys={rows.map(keyOf)} />}
        {...sorting}
      />
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            class={isMarked(keyOf(row)) ? 'current' : undefined}
            aria-current={keyOf(row) === current ? 'true' : undefined}
          >
            {choice && (
              <td>{chooser(choice, [keyOf(row)], textOf('shell.choose', { row: choice.nameOf(row) }))}</td>
            )}
            {columns.map(({ label, value, cell }) => (
              <td key={label} dir="auto">
                {cell ? cell(row) : value?.(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows of a page. @param page if it is after the last page, the last page is returned */
function pageOf<Row>(rows: readonly Row[], page: number) {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const shown = Math.min(page, pages - 1);
  return { pages, shown, visible: rows.slice(shown * ROWS_PER_PAGE, (shown + 1) * ROWS_PER_PAGE) };
}

/** Filters and sorts rows. */
function arranged<Row>(
  rows: readonly Row[],
  columns: ReadonlyArray<Column<Row>>,
  { wanted, sorting }: Arrangement,
): readonly Row[] {
  const found = filtered(rows, (row) => columns.flatMap((column) => textsOf(column, row)), wanted);
  const column = columns.find(({ label }) => label === sorting?.column);
  const by = column?.sortBy ?? column?.value;
  return by && sorting ? sorted(found, by, sorting.direction) : found;
}

/** The texts that the filter searches in a row: the value of the column and its shown text. */
function textsOf<Row>({ value, cell, text }: Column<Row>, row: Row): Sortable[] {
  const shown = text ? text(row) : cell?.(row);
  return [value?.(row) ?? null, typeof shown === 'string' ? shown : null];
}

function ChooseAll<Row>({ choice, keys }: { choice: RowChoice<Row>; keys: readonly string[] }) {
  return <th scope="col">{chooser(choice, keys, textOf('shell.chooseAllRowsOf'))}</th>;
}

/** A checkbox that selects one or more rows. Not a component: each row has one, and components cost time. */
function chooser<Row>({ chosen, onChange }: RowChoice<Row>, keys: readonly string[], label: string) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={keys.length > 0 && keys.every((key) => chosen.has(key))}
      onChange={({ currentTarget: { checked } }) => {
        const next = new Set(chosen);
        for (const key of keys) {
          if (checked) next.add(key);
          else next.delete(key);
        }
        onChange(next);
      }}
    />
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
      <label for={id}>{textOf('shell.filterRows')}</label>
      <input
        id={id}
        type="search"
        dir="auto"
        value={wanted}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <span class="quiet" role="status">
        {wanted.trim() !== '' && textOf('shell.found', { found })}
      </span>
    </div>
  );
}

function Head<Row>({
  columns,
  choice,
  sorting,
  onSort,
}: {
  columns: ReadonlyArray<Column<Row>>;
  choice: ComponentChildren;
  sorting: Sorting | undefined;
  onSort: (label: string) => void;
}) {
  return (
    <thead>
      <tr>
        {choice}
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
