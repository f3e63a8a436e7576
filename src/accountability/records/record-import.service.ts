import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ID_PREFIXES } from '../../kernel/ids';
import { AuditLog } from '../../platform/audit/index';
import { Database } from '../../platform/database/database';
import { type FieldProblem, InvalidInput } from '../../platform/http/domain-error';
import { check } from '../../api/validation/request-validation.pipe';
import type { Author } from './accountability-records.service';
import type { RecordKind } from './record-kind';
import { doubtsOf, visibleCells } from './csv-cells';
import { fitsHeader, headerOf } from './csv-header';
import { parsedCsv } from './csv-source';
import { csvValues } from './record-csv';
import { RecordBatches, type ImportRow } from './record-batches.service';
import { UnreadableRows } from './unreadable-rows';

/** A larger batch would outlive young-generation garbage collections, and the process would need more memory. */
const BATCH = 100;
/** A larger file must be split, as a request must not last too long. */
const MAX_ROWS = 200_000;
/** Further errors are counted and not listed. */
const MAX_ERRORS = 100_000;
const ROWS_BETWEEN_PAUSES = 200;

/** Why a row was not imported. */
export interface RowError {
  /** The line of the file; 2 is the first one after the header. */
  row: number;
  /** The column, `row` for the whole line, or `file` for the part that was not read. */
  field: string;
  message: string;
}

/** The result of an import. */
export interface ImportOutcome {
  /** The number of imported rows. */
  imported: number;
  /** The number of refused rows. */
  skipped: number;
  /** In the order of the file. */
  errors: RowError[];
}

/** The state of an import. */
interface Import {
  kind: RecordKind;
  header: string[];
  batch: ImportRow[];
  /** The records the batch refers to: two rows for the same record cannot be stored together. */
  keys: Set<string>;
  outcome: ImportOutcome;
  /** Whether nothing is stored or recorded. */
  isDryRun: boolean;
}

/**
 * Imports files of records (docs/api/accountability.md#csv-import), in batches: valid rows are stored, invalid ones are
 * reported.
 */
@Injectable()
export class RecordImportService {
  constructor(
    private readonly batches: RecordBatches,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param file the bytes of a CSV file with a header row of field names
   * @param isDryRun whether the file is only checked: nothing is stored, and the result shows what an import would do
   * @throws InvalidInput for an invalid header; nothing is stored then
   */
  async import(by: Author, kind: RecordKind, file: Readable, isDryRun = false): Promise<ImportOutcome> {
    const state: Import = {
      kind,
      header: [],
      batch: [],
      keys: new Set(),
      outcome: { imported: 0, skipped: 0, errors: [] },
      isDryRun,
    };
    try {
      await this.read(file, state);
      await this.flush(state);
    } catch (error) {
      await this.record(by, state, true);
      throw error;
    }
    await this.record(by, state, false);
    state.outcome.errors.sort((a, b) => a.row - b.row);
    return state.outcome;
  }

  /** Records the stored rows, also if the file was cut off. */
  private async record(by: Author, { kind, outcome, isDryRun }: Import, cutOff: boolean): Promise<void> {
    const { imported, skipped } = outcome;
    if (isDryRun || (cutOff && imported === 0)) return;
    await this.database.transaction(() =>
      this.audit.record({
        surface: by.surface ?? 'token',
        actor: by,
        action: 'accountability.import',
        target: { kind: kind.entityType, id: '*' },
        before: null,
        after: { imported, skipped, ...(cutOff && { cutOff }) },
      }),
    );
  }

  /** A row is processed when the next one was read: the last row of a file that was cut off may be incomplete. */
  private async read(file: Readable & { truncated?: boolean }, state: Import): Promise<void> {
    const unreadable = new UnreadableRows();
    const { parser, end } = await parsedCsv(file, (rowsBefore) => unreadable.add(rowsBefore));
    let read = 0;
    let held: [row: number, cells: Buffer[]] | undefined;
    try {
      for await (const cells of parser as AsyncIterable<Buffer[]>) {
        read++;
        const row = unreadable.rowOf(read);
        if (held) await this.take(state, ...held);
        held = undefined;
        if (row - 1 > MAX_ROWS) return refuse(state.outcome, row, [TOO_MANY_ROWS]);
        if (row === 1) state.header = headerOf(state.kind, cells.map(String));
        else held = [row, cells];
        // Invalid rows never wait for the database, so other requests need a pause to be handled.
        if (read % ROWS_BETWEEN_PAUSES === 0) await setImmediate();
      }
    } finally {
      end();
    }
    if (state.header.length === 0)
      throw new InvalidInput([{ field: 'file', message: 'must have a header row' }]);
    if (held && !file.truncated) await this.take(state, ...held);
    for (const row of unreadable.rows()) refuse(state.outcome, row, [UNREADABLE_ROW]);
  }

  private async take(state: Import, row: number, bytes: Buffer[]): Promise<void> {
    const { kind, header, outcome } = state;
    const unreadable = header.filter((_, index) => !isText(bytes[index]));
    if (unreadable.length > 0) {
      return refuse(
        outcome,
        row,
        unreadable.map((field) => ({ field, message: 'must be UTF-8 text without NUL' })),
      );
    }
    const cells = visibleCells(kind, header, bytes.map(String));
    if (cells.every((cell) => cell.trim() === '')) return;
    const { id, ...fields } = csvValues(kind, header, cells);
    const { value, problems: found = [] } = check(kind.create, fields);
    const problems = byColumn(found);
    if (!fitsHeader(header, cells)) problems.push({ field: 'row', message: lengthProblem(cells, header) });
    if (id && !isIdOf(kind, id as string)) {
      problems.push({ field: 'id', message: `is no id of ${withArticle(kind.entityType)}` });
    }
    if (problems.length > 0)
      return refuse(outcome, row, hasLineEnd(cells) ? [...problems, PERHAPS_OPEN_QUOTE] : problems);
    await this.add(state, {
      row,
      id: (id as string) || undefined,
      values: { ...value },
      doubts: doubtsOf(fields),
    });
  }

  private async add(state: Import, row: ImportRow): Promise<void> {
    const { kind, batch, keys } = state;
    const means = [row.id, ...(row.id ? [] : kind.identity.map((field) => row.values[field]))];
    const key = JSON.stringify(means);
    const last = batch.at(-1);
    // A row with an id may be for the same record as a row without one.
    const isOtherKind = last !== undefined && (last.id === undefined) !== (row.id === undefined);
    if (isOtherKind || keys.has(key)) await this.flush(state);
    keys.add(key);
    batch.push(row);
    if (batch.length === BATCH) await this.flush(state);
  }

  private async flush({ kind, header, batch, keys, outcome, isDryRun }: Import): Promise<void> {
    if (batch.length === 0) return;
    const rows = batch.splice(0);
    keys.clear();
    const problems = await this.batches.newDoubts(kind, rows);
    const doubtful = new Set(problems.map(({ row }) => row));
    const sound = rows.filter(({ row }) => !doubtful.has(row));
    const lost = isDryRun
      ? await this.batches.lostReferences(kind, sound)
      : await this.batches.store(kind, sound, header);
    problems.push(...lost.map((each) => ({ ...each, message: 'names no official' })));
    const refused = new Set(problems.map(({ row }) => row));
    outcome.imported += rows.length - refused.size;
    outcome.skipped += refused.size;
    outcome.errors.push(...problems);
  }
}

const TOO_MANY_ROWS = {
  field: 'file',
  message: `has more than ${MAX_ROWS} rows: this one and what follows were not read`,
};
/** A cell whose quote is never closed contains the following rows. */
const UNREADABLE_ROW = { field: 'row', message: 'cannot be read as CSV' };

/** The hint for a refused row with a line break in a cell: it may contain the rows up to the next quote. */
const PERHAPS_OPEN_QUOTE = {
  field: 'row',
  message: 'has a cell of several lines: where that is not meant, a quote before it is not closed',
};

function isText(bytes: Buffer | undefined): boolean {
  return bytes === undefined || (isUtf8(bytes) && !bytes.includes(0));
}

function lengthProblem(cells: readonly string[], header: readonly string[]): string {
  return `has ${cells.length > header.length ? 'more' : 'fewer'} cells than the header`;
}

function hasLineEnd(cells: readonly string[]): boolean {
  return cells.some((cell) => /[\r\n]/.test(cell));
}

/** A kind of record with its article, such as `an official` or `a police station`. */
function withArticle(entityType: string): string {
  const words = entityType.replaceAll('_', ' ');
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

function isIdOf(kind: RecordKind, id: string): boolean {
  return new RegExp(`^${ID_PREFIXES[kind.id]}_[0-7][0-9a-hjkmnp-tv-z]{25}$`).test(id);
}

function refuse(outcome: ImportOutcome, row: number, problems: ReadonlyArray<Omit<RowError, 'row'>>): void {
  outcome.skipped++;
  if (outcome.errors.length >= MAX_ERRORS && problems[0]?.field !== 'file') return;
  for (const { field, message } of problems) outcome.errors.push({ row, field, message });
}

/** The problems of list items are reported for the column, each message once. */
function byColumn(problems: readonly FieldProblem[]): FieldProblem[] {
  const found = problems.map(({ field, message }) => ({ field: field.split('.')[0] ?? field, message }));
  return found.filter(
    ({ field, message }, index) =>
      found.findIndex((each) => each.field === field && each.message === message) === index,
  );
}
