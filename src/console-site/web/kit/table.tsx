import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Pager } from './pager';
import { filtered, nextSorting, type Sortable, type Sorting, sorted } from './table-rows';

export const ROWS_PER_PAGE = 25;

export interface Column<Row> {
  label: string;
  /** What the column is sorted and filtered by; without it the column is neither, as one of buttons. */
  value?: (row: Row) => Sortable;
  /** What is shown, the value unless given. */
  cell?: (row: Row) => ComponentChildren;
}

/** Rows that are chosen, for acts on all of them. */
export interface RowChoice<Row> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  nameOf: (row: Row) => string;
}

/** Which page of a table is shown; one behind the last shows the last. */
export interface Paging {
  page: number;
  onPage: (page: number) => void;
}

interface TableProps<Row> {
  /** What the table holds, for whoever cannot see it. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Lets rows be chosen. */
  choice?: RowChoice<Row>;
  /** Whether rows can be filtered here; false where the page asks the service. */
  hasFilter?: boolean;
  /** Where the page turns the table's pages, too; else the table does so alone. */
  paging?: Paging;
}

/** Rows that can be filtered, sorted and paged, all by keyboard. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  choice,
  hasFilter = true,
  paging,
}: TableProps<Row>) {
  const [ownPage, setOwnPage] = useState(0);
  const { page, onPage } = paging ?? { page: ownPage, onPage: setOwnPage };
  const { all, wanted, setWanted, sorting, setSorting } = useArranged(rows, columns);
  const { pages, shown, visible } = pageOf(all, page);
  return (
    <>
      {hasFilter && <Filter wanted={wanted} found={all.length} onChange={setWanted} />}
      <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption class="unseen">{caption}</caption>
          <Head
            columns={columns}
            choice={choice && <ChooseAll choice={choice} keys={visible.map(keyOf)} />}
            sorting={sorting}
            onSort={(label) => setSorting(nextSorting(sorting, label))}
          />
          <tbody>
            {visible.map((row) => (
              <tr key={keyOf(row)} class={choice?.chosen.has(keyOf(row)) ? 'current' : undefined}>
                {choice && <ChooseOne choice={choice} row={row} id={keyOf(row)} />}
                <Cells columns={columns} row={row} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && <Pager page={shown} pages={pages} onPage={onPage} />}
    </>
  );
}

/** The rows of a page. @param page one behind the last is the last */
function pageOf<Row>(rows: readonly Row[], page: number) {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const shown = Math.min(page, pages - 1);
  return { pages, shown, visible: rows.slice(shown * ROWS_PER_PAGE, (shown + 1) * ROWS_PER_PAGE) };
}

/** Rows as they are filtered and sorted. */
function useArranged<Row>(rows: readonly Row[], columns: ReadonlyArray<Column<Row>>) {
  const [wanted, setWanted] = useState('');
  const [sorting, setSorting] = useState<Sorting>();
  const values = columns.flatMap(({ value }) => (value ? [value] : []));
  const found = filtered(rows, (row) => values.map((value) => value(row)), wanted);
  const by = columns.find(({ label }) => label === sorting?.column)?.value;
  const all = by && sorting ? sorted(found, by, sorting.direction) : found;
  return { all, wanted, setWanted, sorting, setSorting };
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
