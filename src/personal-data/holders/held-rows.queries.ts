import { statement, type Statement } from '../../platform/database/statement';
import type { ExportKind } from './export-kinds';
import type { PersonalDataSubject } from './personal-data-holder';

/** How many rows are read at once. */
export const BATCH = 500;

interface HeldRowsOptions {
  kind: ExportKind;
  /** The select list; without what is about other people. */
  columns: string;
  /** The tables, with their aliases. */
  from: string;
  /** Which rows are the person's; `$1` is what `by` says. */
  where: string;
  by: keyof PersonalDataSubject;
  /** What is different in each row. */
  key: string;
}

/** Rows of a table that are about a person: the statements that count them, and that read them in batches. */
export class HeldRows {
  readonly kind: ExportKind;
  readonly by: keyof PersonalDataSubject;
  readonly count: Statement;
  /** A batch of rows, each with its `position`, after the position `$2`. */
  readonly batch: Statement;

  constructor({ kind, columns, from, where, by, key }: HeldRowsOptions) {
    this.kind = kind;
    this.by = by;
    // The expression serves no index: one of the key would be read to its end for a person with few rows.
    const position = `(${key})::text collate "C"`;
    this.count = statement(`held.count-${kind}`, `select count(*)::int as count from ${from} where ${where}`);
    this.batch = statement(
      `held.read-${kind}`,
      `select ${columns}, ${position} as position from ${from}
        where ${where} and ${position} > $2 order by ${position} limit ${BATCH}`,
    );
  }
}
