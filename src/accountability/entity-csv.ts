import type { DatedRecord, Entity, EntityValues } from './entity';

/** What makes a spreadsheet take a cell for a formula, and the mark that keeps it from doing so. */
const NEEDS_MARK = /^(?:\s*['=+\-@＝＋－＠]|[\t\r])/;
const HAS_MARK = /^'(?=\s*['=+\-@＝＋－＠]|[\t\r])/;

/** The columns of a kind of record in a file. */
export function csvColumns({ fields }: Entity): string[] {
  return ['id', ...fields];
}

/** The file of all records of a kind, with a header row; a batch of records at a time. */
export async function* csvFile(
  entity: Entity,
  batches: AsyncIterable<readonly DatedRecord[]>,
): AsyncGenerator<string> {
  yield `${csvColumns(entity).join(',')}\r\n`;
  for await (const batch of batches) yield await csvLines(entity, batch);
}

/** Records as the lines of a file, each list joined by `;`, and no cell a formula. */
async function csvLines(entity: Entity, records: readonly DatedRecord[]): Promise<string> {
  // Loaded when the first file is written: a start has no use for it.
  const { stringify } = await import('csv-stringify/sync');
  const columns = csvColumns(entity);
  const rows = records.map(({ record }) => {
    const values: EntityValues = { ...record };
    return columns.map((column) => cellOf(values[column] ?? ''));
  });
  return stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

function cellOf(value: string | readonly string[]): string {
  return (typeof value === 'string' ? value : value.join(';')).replace(NEEDS_MARK, "'$&");
}

/** The values of a line, by the names of its columns; what `csvLines` has done is undone. */
export function csvValues(
  { lists }: Entity,
  header: readonly string[],
  cells: readonly string[],
): EntityValues {
  return Object.fromEntries(
    header.map((column, index) => {
      const cell = (cells[index] ?? '').replace(HAS_MARK, '');
      return [column, lists.includes(column) ? listOf(cell) : cell];
    }),
  );
}

function listOf(cell: string): string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
