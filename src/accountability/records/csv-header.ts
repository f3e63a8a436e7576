import { check } from '../../api/validation/request-validation.pipe';
import { InvalidInput } from '../../platform/http/domain-error';
import type { RecordKind } from './record-kind';
import { csvColumns } from './record-csv';

const MAX_PROBLEMS = 20;

/**
 * The columns of a file, by its header row, without the empty ones that spreadsheets add at the end.
 * @throws InvalidInput for a column that is unknown, missing or there twice
 */
export function headerOf(kind: RecordKind, cells: readonly string[]): string[] {
  if (cells.some((cell) => cell.includes('\0')))
    throw new InvalidInput([{ field: 'file', message: 'must be UTF-8, or UTF-16 with a byte order mark' }]);
  const header = cells.map((cell) => cell.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim());
  while (header.at(-1) === '') header.pop();
  const known = csvColumns(kind);
  const required = (check(kind.create, {}).problems ?? []).map(({ field }) => field);
  const names = new Set(header);
  const problems = [
    ...repeatedOrUnknown(header, known).map((column) => ({
      field: 'file',
      message: `has a column "${column.slice(0, 50)}" that is unknown or there twice`,
    })),
    ...required
      .filter((column) => !names.has(column))
      .map((column) => ({ field: 'file', message: `has no column ${column}` })),
  ];
  if (problems.length > 0) throw new InvalidInput(problems.slice(0, MAX_PROBLEMS));
  return header;
}

function repeatedOrUnknown(header: readonly string[], known: readonly string[]): string[] {
  const seen = new Set<string>();
  return header.filter((column) => {
    const isFine = known.includes(column) && !seen.has(column);
    seen.add(column);
    return !isFine;
  });
}

/** Whether the cells beyond the header are empty, as spreadsheets write them. */
export function fitsHeader(header: readonly string[], cells: readonly string[]): boolean {
  return cells.length >= header.length && cells.slice(header.length).every((cell) => cell.trim() === '');
}
