import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Parser } from 'csv-parse';
import { ID_PREFIXES } from '../kernel/ids';
import { AuditLog } from '../audit';
import { Database } from '../platform/database/database';
import { type FieldProblem, InvalidInput } from '../platform/http/domain-error';
import { check } from '../api/validation/request-validation.pipe';
import type { Author } from './accountability-records.service';
import type { Entity } from './entity';
import { csvColumns, csvValues } from './entity-csv';
import { EntityBatches, type ImportRow } from './entity-batches.service';
import { UnreadableRows } from './unreadable-rows';

/** More would live longer than a young collection, and the process would grow by it. */
const BATCH = 100;
const MAX_LINE_LENGTH = 64 * 1024;
/** A byte order mark hides the quotes after it from the parser. */
const MARKED = /^\ufeff"?([^"]*)"?$/;
/** Larger files must be split: a request must not last for ever. */
const MAX_ROWS = 200_000;
/** More are counted and not named. */
const MAX_ERRORS = 100_000;
const ROWS_BETWEEN_PAUSES = 200;

/** Why a row did not land. */
export interface RowError {
  /** The line of the file; 2 is the first after the header. */
  row: number;
  /** The column, `row` for the whole line, or `file` for what was not read. */
  field: string;
  message: string;
}

/** What became of a file. */
export interface ImportOutcome {
  /** Rows that landed. */
  imported: number;
  /** Rows that did not. */
  skipped: number;
  /** In the order of the file. */
  errors: RowError[];
}

/** One file on its way in. */
interface Import {
  entity: Entity;
  header: string[];
  batch: ImportRow[];
  /** What the rows of the batch mean: two that mean the same cannot be stored together. */
  keys: Set<string>;
  outcome: ImportOutcome;
  /** Nothing is stored or recorded. */
  isDryRun: boolean;
}

/**
 * Takes in files of records (docs/api/accountability.md#csv-import): good rows land, bad ones are reported; a batch at
 * a time.
 */
@Injectable()
export class EntityImport {
  constructor(
    private readonly batches: EntityBatches,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param file the bytes of a CSV file with a header row of field names
   * @param isDryRun whether the file is only checked: nothing is stored, and the outcome says what would be
   * @throws InvalidInput when the header does not fit; nothing is stored then
   */
  async import(by: Author, entity: Entity, file: Readable, isDryRun = false): Promise<ImportOutcome> {
    const state: Import = {
      entity,
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

  /** What has landed is recorded, also when the file was cut off. */
  private async record(by: Author, { entity, outcome, isDryRun }: Import, cutOff: boolean): Promise<void> {
    const { imported, skipped } = outcome;
    if (isDryRun || (cutOff && imported === 0)) return;
    await this.database.transaction(() =>
      this.audit.record({
        surface: by.surface ?? 'token',
        actor: by,
        action: 'accountability.import',
        target: { kind: entity.entityType, id: '*' },
        before: null,
        after: { imported, skipped, ...(cutOff && { cutOff }) },
      }),
    );
  }

  /** A row is taken when the next one is there: the last one of a file that was cut at its limit is not whole. */
  private async read(file: Readable & { truncated?: boolean }, state: Import): Promise<void> {
    const unreadable = new UnreadableRows();
    const parser = await this.parserOf(file, unreadable);
    let read = 0;
    let held: [row: number, cells: Buffer[]] | undefined;
    try {
      for await (const cells of parser as AsyncIterable<Buffer[]>) {
        read++;
        const row = unreadable.rowOf(read);
        if (held) await this.take(state, ...held);
        held = undefined;
        if (row - 1 > MAX_ROWS) return refuse(state.outcome, row, [TOO_MANY_ROWS]);
        if (row === 1) state.header = headerOf(state.entity, cells.map(String));
        else held = [row, cells];
        // Bad rows wait for nothing: others would not be answered meanwhile.
        if (read % ROWS_BETWEEN_PAUSES === 0) await setImmediate();
      }
    } finally {
      // Given up early, the rest of the file must still go by, or the request never ends.
      file.unpipe(parser).resume();
    }
    if (state.header.length === 0)
      throw new InvalidInput([{ field: 'file', message: 'must have a header row' }]);
    if (held && !file.truncated) await this.take(state, ...held);
    for (const row of unreadable.rows()) refuse(state.outcome, row, [UNREADABLE_ROW]);
  }

  private async parserOf(file: Readable, unreadable: UnreadableRows): Promise<Parser> {
    const { parse } = await import('csv-parse');
    const parser = parse({
      // A spreadsheet or an editor ends lines that are added to an exported file in its own way.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_LINE_LENGTH,
      skip_records_with_error: true,
      on_skip: (error) => {
        unreadable.add(Number(error?.records ?? 0));
        return undefined;
      },
      // Read as bytes: UTF-8 is checked for each cell.
      encoding: null,
    });
    const cutOff = () => {
      if (!file.readableEnded) parser.destroy(new InvalidInput([{ field: 'file', message: 'was cut off' }]));
    };
    file.once('error', cutOff).once('close', cutOff);
    // The request may have ended while the library was loaded.
    if (file.destroyed) cutOff();
    file.pipe(parser);
    return parser;
  }

  private async take(state: Import, row: number, bytes: Buffer[]): Promise<void> {
    const { entity, header, outcome } = state;
    const unreadable = header.filter((_, index) => !isText(bytes[index]));
    if (unreadable.length > 0) {
      return refuse(
        outcome,
        row,
        unreadable.map((field) => ({ field, message: 'must be UTF-8 text without NUL' })),
      );
    }
    const cells = bytes.map(String);
    if (cells.every((cell) => cell.trim() === '')) return;
    const { id, ...fields } = csvValues(entity, header, cells);
    const { value, problems: found = [] } = check(entity.create, fields);
    const problems = byColumn(found);
    if (cells.length !== header.length)
      problems.push({ field: 'row', message: lengthProblem(cells, header) });
    if (id && !isIdOf(entity, id as string)) {
      problems.push({ field: 'id', message: `is no id of ${withArticle(entity.entityType)}` });
    }
    if (problems.length > 0)
      return refuse(outcome, row, hasLineEnd(cells) ? [...problems, PERHAPS_OPEN_QUOTE] : problems);
    await this.add(state, {
      row,
      id: (id as string) || undefined,
      values: { ...value },
    });
  }

  private async add(state: Import, row: ImportRow): Promise<void> {
    const { entity, batch, keys } = state;
    const means = [row.id, ...(row.id ? [] : entity.identity.map((field) => row.values[field]))];
    const key = JSON.stringify(means);
    const last = batch.at(-1);
    // A row with an id may mean the record one without means by its identity.
    const isOtherKind = last !== undefined && (last.id === undefined) !== (row.id === undefined);
    if (isOtherKind || keys.has(key)) await this.flush(state);
    keys.add(key);
    batch.push(row);
    if (batch.length === BATCH) await this.flush(state);
  }

  private async flush({ entity, header, batch, keys, outcome, isDryRun }: Import): Promise<void> {
    if (batch.length === 0) return;
    const rows = batch.splice(0);
    keys.clear();
    const lost = isDryRun
      ? await this.batches.lostReferences(entity, rows)
      : await this.batches.store(entity, rows, header);
    const refused = new Set(lost.map(({ row }) => row));
    outcome.imported += rows.length - refused.size;
    outcome.skipped += refused.size;
    for (const { row, field } of lost) outcome.errors.push({ row, field, message: 'names no official' });
  }
}

const TOO_MANY_ROWS = {
  field: 'file',
  message: `has more than ${MAX_ROWS} rows: this one and what follows were not read`,
};
/** One whose quote is never closed takes what follows along. */
const UNREADABLE_ROW = { field: 'row', message: 'cannot be read as CSV' };

/** What is said of a refused row with a line end in a cell: it may hold rows that follow, up to their next quote. */
const PERHAPS_OPEN_QUOTE = {
  field: 'row',
  message: 'has a cell of several lines: where that is not meant, a quote before it is not closed',
};

function isText(bytes: Buffer | undefined): boolean {
  return bytes === undefined || (isUtf8(bytes) && !bytes.includes(0));
}

function headerOf(entity: Entity, cells: string[]): string[] {
  const header = cells.map((cell) => cell.replace(MARKED, '$1').trim());
  const known = csvColumns(entity);
  const required = (check(entity.create, {}).problems ?? []).map(({ field }) => field);
  const problems = [
    ...header
      .filter((column, index) => !known.includes(column) || header.indexOf(column) !== index)
      .map((column) => ({
        field: 'file',
        message: `has a column "${column.slice(0, 50)}" that is unknown or there twice`,
      })),
    ...required
      .filter((column) => !header.includes(column))
      .map((column) => ({ field: 'file', message: `has no column ${column}` })),
  ];
  if (problems.length > 0) throw new InvalidInput(problems.slice(0, 20));
  return header;
}

function lengthProblem(cells: readonly string[], header: readonly string[]): string {
  return `has ${cells.length > header.length ? 'more' : 'fewer'} cells than the header`;
}

function hasLineEnd(cells: readonly string[]): boolean {
  return cells.some((cell) => /[\r\n]/.test(cell));
}

/** A kind of record in words, such as `an official` or `a police station`. */
function withArticle(entityType: string): string {
  const words = entityType.replaceAll('_', ' ');
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

function isIdOf(entity: Entity, id: string): boolean {
  return new RegExp(`^${ID_PREFIXES[entity.id]}_[0-7][0-9a-hjkmnp-tv-z]{25}$`).test(id);
}

function refuse(outcome: ImportOutcome, row: number, problems: ReadonlyArray<Omit<RowError, 'row'>>): void {
  outcome.skipped++;
  if (outcome.errors.length >= MAX_ERRORS && problems[0]?.field !== 'file') return;
  for (const { field, message } of problems) outcome.errors.push({ row, field, message });
}

/** What is wrong with a member of a list is wrong with the column, and said once. */
function byColumn(problems: readonly FieldProblem[]): FieldProblem[] {
  const told = problems.map(({ field, message }) => ({ field: field.split('.')[0] ?? field, message }));
  return told.filter(
    ({ field, message }, index) =>
      told.findIndex((each) => each.field === field && each.message === message) === index,
  );
}
