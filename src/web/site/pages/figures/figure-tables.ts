import type { CategorySlug } from '../../../../kernel/categories';
import type { Key, Words } from '../../i18n/translate';
import type { WardFigure } from '../wards/ward-figures.queries';
import { AGES_DAYS, type CityCounts, type MonthFigure } from './city-figures.queries';

/** The tables of a city's figures, by the names of their files. */
export const TABLES = ['months', 'backlog', 'wards'] as const;
export type TableName = (typeof TABLES)[number];

/** What the table of wards can be sorted by; from the highest number, or the first name. */
export const SORTS = ['ward', 'category', 'reported', 'open', 'late', 'fixed'] as const;
export type Sort = (typeof SORTS)[number];

/** A column of a table. */
interface Column {
  name: string;
  label: string;
  isNumber: boolean;
}

/** A table as it is shown, and as its file has it; columns without any value are left out. */
export interface FigureTable {
  name: TableName;
  caption: string;
  columns: readonly Column[];
  rows: ReadonlyArray<readonly string[]>;
}

/** The names of a city's wards by their codes. */
export type WardLabels = ReadonlyMap<string, string>;

/** A value of a cell; numbers are formatted in the language. */
type Cell = string | number;

/** The tables of a city's figures in a language. */
export function tablesOf(words: Words, counts: CityCounts, wards: WardLabels, sort: Sort): FigureTable[] {
  return [monthTable(words, counts), backlogTable(words, counts), wardTable(words, counts, wards, sort)];
}

function monthTable(words: Words, { months }: CityCounts): FigureTable {
  const columns = [
    text('month', words.text('figures.month')),
    number(words, 'reported', 'wards.reported'),
    number(words, 'fixed', 'figures.fixed'),
  ];
  const rows = [...months].reverse().map(({ month, reported, fixed }) => [month, reported, fixed]);
  return table(words, 'months', 'figures.byMonth', columns, rows);
}

function backlogTable(words: Words, { backlog }: CityCounts): FigureTable {
  const columns = [
    text('age', words.text('figures.age')),
    number(words, 'open', 'figures.open'),
    number(words, 'late', 'figures.late'),
  ];
  const rows = [...AGES_DAYS, Infinity].map((_, group): Cell[] => {
    const { open = 0, late = 0 } = backlog.find((each) => each.group === group) ?? {};
    return [ageOf(words, group), open, late];
  });
  return table(words, 'backlog', 'figures.backlog', columns, rows);
}

function ageOf(words: Words, group: number): string {
  const [from, to] = [AGES_DAYS[group - 1] ?? 0, AGES_DAYS[group]];
  if (to === undefined) return words.text('figures.older', { n: words.number(from) });
  return words.text('figures.days', { from: words.number(from), to: words.number(to) });
}

function wardTable(words: Words, { kinds }: CityCounts, wards: WardLabels, sort: Sort): FigureTable {
  const columns = [
    text('ward', words.text('filter.ward')),
    text('category', words.text('filter.category')),
    number(words, 'reported', 'wards.reported'),
    number(words, 'open', 'figures.open'),
    number(words, 'late', 'figures.late'),
    number(words, 'fixed', 'figures.fixed'),
  ];
  const category = (slug: CategorySlug) => words.text(`category.${slug}`);
  const named = kinds.map((kind) => ({
    ...kind,
    fixed: kind.resolved,
    ward: kind.ward === '' ? words.text('figures.noWard') : (wards.get(kind.ward) ?? kind.ward),
    category: category(kind.category),
  }));
  const compare = new Intl.Collator(words.language, { numeric: true }).compare;
  const byName = (a: (typeof named)[number], b: (typeof named)[number]) =>
    compare(a.ward, b.ward) || compare(a.category, b.category);
  named.sort((a, b) =>
    sort === 'ward'
      ? byName(a, b)
      : sort === 'category'
        ? compare(a.category, b.category) || byName(a, b)
        : b[sort] - a[sort] || byName(a, b),
  );
  const rows = named.map((row) => [row.ward, row.category, row.reported, row.open, row.late, row.fixed]);
  return table(words, 'wards', 'figures.byWard', columns, rows);
}

const text = (name: string, label: string): Column => ({ name, label, isNumber: false });
const number = (words: Words, name: keyof MonthFigure | keyof WardFigure, label: Key): Column => ({
  name,
  label: words.text(label),
  isNumber: true,
});

function table(
  words: Words,
  name: TableName,
  caption: Key,
  columns: readonly Column[],
  rows: ReadonlyArray<readonly Cell[]>,
): FigureTable {
  const isUsed = columns.map((_, index) => rows.some((row) => row[index] !== 0 && row[index] !== ''));
  const used = <Value>(values: readonly Value[]) => values.filter((_, index) => isUsed[index]);
  const shown = (cell: Cell) => (typeof cell === 'number' ? words.number(cell) : cell);
  return {
    name,
    caption: words.text(caption),
    columns: used(columns),
    rows: rows.map((row) => used(row).map(shown)),
  };
}
