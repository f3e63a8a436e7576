import type { QueryRunner } from 'typeorm';

const ROWS = 1000;

/**
 * Runs a statement for all rows of a table, a thousand at a time in the order of their key, so that no row is locked
 * for long. The migration has `transaction = false`, so that each batch is committed; one that was interrupted runs
 * again from its start.
 * @param key the columns of the primary key, all of them texts that are never empty
 * @param change a statement that changes data; it has the keys of its rows in `batch`
 */
export async function inBatches(
  runner: QueryRunner,
  table: string,
  key: readonly string[],
  change: string,
): Promise<void> {
  const columns = key.join(', ');
  const after = key.map((_, at) => `$${at + 1}`).join(', ');
  const backwards = key.map((column) => `${column} desc`).join(', ');
  let last = key.map(() => '');
  for (;;) {
    const [row] = (await runner.query(
      `with batch as materialized
              (select ${columns} from ${table} where (${columns}) > (${after}) order by ${columns} limit ${ROWS}),
            changed as (${change})
       select ${columns} from batch order by ${backwards} limit 1`,
      last,
    )) as Array<Record<string, string>>;
    if (row === undefined) return;
    last = key.map((column) => row[column]!);
  }
}
