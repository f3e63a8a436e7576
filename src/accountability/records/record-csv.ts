import { markedCell, unmarkedCell } from '../../platform/http/csv-cell';
import type { DatedRecord, RecordKind, RecordValues } from './record-kind';

/** The columns of a kind of record in a file. */
export function csvColumns({ fields }: RecordKind): string[] {
  return ['id', ...fields];
}

/** The file of all records of a kind: a header row, then the records in batches. */
export async function* csvFile(
  kind: RecordKind,
  batches: AsyncIterable<readonly DatedRecord[]>,
): AsyncGenerator<string> {
  yield `${csvColumns(kind).join(',')}\r\n`;
  for await (const batch of batches) yield await csvLines(kind, batch);
}

/** Records as lines of a file: lists are joined by `;`, and formulas are marked. */
async function csvLines(kind: RecordKind, records: readonly DatedRecord[]): Promise<string> {
  // Loaded with the first file, not at start.
  const { stringify } = await import('csv-stringify/sync');
  const columns = csvColumns(kind);
  const rows = records.map(({ record }) => {
    const values: RecordValues = { ...record };
    return columns.map((column) => cellOf(values[column] ?? ''));
  });
  return stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

function cellOf(value: string | readonly string[]): string {
  return markedCell(typeof value === 'string' ? value : value.join(';'));
}

/** The values of a line by column name, with the changes of `csvLines` undone. */
export function csvValues(
  { lists }: RecordKind,
  header: readonly string[],
  cells: readonly string[],
): RecordValues {
  return Object.fromEntries(
    header.map((column, index) => {
      const cell = unmarkedCell(cells[index] ?? '');
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
