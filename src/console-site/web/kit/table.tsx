import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Pager } from './pager';
import { filtered, nextSorting, type Sortable, type Sorting, sorted } from './table-rows';

export const ROWS_PER_PAGE = 25;

/** What is said of a list of which only a part was read. */
export const PART_OF_LIST = 'Sorting and filtering are for the rows that are shown so far.';

export interface Column<Row> {
  label: string;
  /** What the column is sorted and filtered by; without it the column is neither, as one of buttons. */
  value?: (row: Row) => Sortable;
  /** What the column is sorted by where that is not what is shown, as the hours of a text. */
  sortBy?: (row: Row) => Sortable;
  /** What is shown, the value unless given. */
  cell?: (row: Row) => ComponentChildren;
  /** What it is filtered by beside the value: what is shown, where that is more than a text. */
  text?: (row: Row) => string;
}

/** Rows that are chosen, for acts on all of them. */
export interface RowChoice<Row> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  nameOf: (row: Row) => string;
}

/** How the rows of a table are arranged. */
export interface Arrangement {
  /** The page that is shown, from 0; one behind the last shows the last. */
  page: number;
  /** What rows are filtered by. */
  wanted: string;
  sorting: Sorting | undefined;
}

/** An arrangement that the page keeps, such as in its address. */
export interface KeptArrangement {
  arrangement: Arrangement;
  onArrange: (changes: Partial<Arrangement>) => void;
}

interface TableProps<Row> {
  /** What the table holds, for whoever cannot see it. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The key of a row that is marked, such as the one a link leads to. */
  current?: string | undefined;
  /** Lets rows be chosen. */
  choice?: RowChoice<Row>;
  /** Where the page keeps the arrangement; else the table does so alone. */
  kept?: KeptArrangement;
  /** Is given all rows as they are filtered and sorted, when that has changed. */
  onRows?: (rows: readonly Row[]) => void;
}

/** An arrangement of the table alone. It begins with the rows as they came. @param at the row that is to be seen */
function useOwnArrangement(at: number): KeptArrangement {
  const [arrangement, setArrangement] = useState<Arrangement>({
    page: Math.max(0, Math.floor(at / ROWS_PER_PAGE)),
    wanted: '',
    sorting: undefined,
  });
  return { arrangement, onArrange: (changes) => setArrangement((before) => ({ ...before, ...changes })) };
}

/** Rows that can be filtered, sorted and paged, all by keyboard. */
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

/** The rows of a page of the table, under its head. */
function Rows<Row>({
  caption,
  columns,
  rows,
  keyOf,
  current,
  choice,
  ...sorting
}: Omit<TableProps<Row>, 'kept' | 'onRows'> & {
  sorting: Sorting | undefined;
  onSort: (label: string) => void;
}) {
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
            {choice && <ChooseOne choice={choice} row={row} id={keyOf(row)} />}
            <Cells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows of a page. @param page one behind the last is the last */
function pageOf<Row>(rows: readonly Row[], page: number) {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const shown = Math.min(page, pages - 1);
  return { pages, shown, visible: rows.slice(shown * ROWS_PER_PAGE, (shown + 1) * ROWS_PER_PAGE) };
}

/** Rows as they are filtered and sorted. */
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

/** By what a row is found: what a column is sorted by, and what it shows. */
function textsOf<Row>({ value, cell, text }: Column<Row>, row: Row): Sortable[] {
  const shown = text ? text(row) : cell?.(row);
  return [value?.(row) ?? null, typeof shown === 'string' ? shown : null];
}

function Cells<Row>({ columns, row }: { columns: ReadonlyArray<Column<Row>>; row: Row }) {
  return (
    <>
      {columns.map(({ label, value, cell }) => (
        <td key={label}>{cell ? cell(row) : value?.(row)}</td>
      ))}
    </>
  );
}

function ChooseOne<Row>({ choice, row, id }: { choice: RowChoice<Row>; row: Row; id: string }) {
  return (
    <td>
      <Chooser choice={choice} keys={[id]} label={`Choose: ${choice.nameOf(row)}`} />
    </td>
  );
}

function ChooseAll<Row>({ choice, keys }: { choice: RowChoice<Row>; keys: readonly string[] }) {
  return (
    <th scope="col">
      <Chooser choice={choice} keys={keys} label="Choose all rows of this page" />
    </th>
  );
}

/** A box that stands for some rows. */
function Chooser<Row>({
  choice: { chosen, onChange },
  keys,
  label,
}: {
  choice: RowChoice<Row>;
  keys: readonly string[];
  label: string;
}) {
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
