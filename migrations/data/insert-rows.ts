import type { QueryRunner } from 'typeorm';

/** A row by the names of its columns. */
export type Row = Record<string, unknown>;

/** Inserts rows as JSON, so that one statement inserts all of them. Each has the columns of the first. */
export async function insertRows(runner: QueryRunner, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await runner.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
