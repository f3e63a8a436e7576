import type { EntityMetadata } from 'typeorm';
import type { TestDatabase } from './database';

/** A value of each column type, close to the limits of JavaScript where there are any. */
const VALUES: Readonly<Record<string, string>> = {
  bytea: `'\\x00ff'`,
  bigint: '9007199254740993',
  bit: "B'1'",
  boolean: 'true',
  date: "'2026-01-31'",
  'double precision': '0.1',
  integer: '2147483647',
  json: `'{"at": "2026-01-31", "n": [1, null]}'`,
  jsonb: `'{"at": "2026-01-31", "n": [1, null]}'`,
  numeric: '1.10',
  smallint: '-1',
  text: "'नमस्ते'",
  timestamptz: "'2026-01-31T23:59:59.999+05:30'",
};

/**
 * Inserts a row into each empty table, with a value in each column. The values have no meaning: check constraints are
 * dropped, and foreign keys and triggers are disabled.
 */
export async function fillEmptyTables(database: TestDatabase, tables: EntityMetadata[]): Promise<void> {
  for (const { tableName, columns } of tables) {
    const [some] = await database.sql(`select from ${tableName} limit 1`);
    if (some) continue;
    const checks = await database.sql<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [tableName],
    );
    const values = columns.map(({ type, isArray, length }) => {
      const value = VALUES[String(type)];
      if (value === undefined) throw new Error(`${tableName} has a column of type ${String(type)}`);
      if (type === 'bit') return `${value}::bit(${length || 1})`;
      return isArray ? `array[${value}, ${value}]::${String(type)}[]` : value;
    });
    const names = columns.map(({ databaseName }) => databaseName);
    await database.sql(`
      begin;
      set local session_replication_role = replica;
      ${checks.map(({ name }) => `alter table ${tableName} drop constraint ${name};`).join('\n')}
      insert into ${tableName} (${names.join(', ')}) overriding system value values (${values.join(', ')});
      commit`);
  }
}
