import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from './in-batches';

/** Overrides, embeddings and isolates of the direction. */
const CONTROLS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

/** The texts of people outside the service, and what replaces each. */
const TEXTS: ReadonlyArray<readonly [table: string, columns: readonly string[]]> = [
  ['issues', ['title', 'description', 'address', 'area']],
  ['mentions', ['text', 'author_name']],
  ['users', ['display_name']],
];

/**
 * Removes controls of the direction from stored texts, with which "Asha nimda ytiC" was shown as "Asha City admin", and
 * line breaks from names. New texts have none. Each table is read once; few rows change.
 */
export class RemoveDirectionControls1700000094200 implements MigrationInterface {
  /** All issues are read, which takes long: what was changed must not stay locked until the end. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of TEXTS) {
      const changes = columns.map((column) => `${column} = translate(${column}, '${CONTROLS}', '')`);
      const found = columns.map((column) => `${column} ~ '[${CONTROLS}]'`);
      await this.update(runner, table, changes.join(', '), found.join(' or '));
    }
    await this.update(
      runner,
      'users',
      `display_name = coalesce(nullif(trim(regexp_replace(display_name, '[[:space:][:cntrl:]]+', ' ', 'g')), ''), 'Citizen')`,
      `display_name ~ '[[:cntrl:]]' or display_name = ''`,
    );
  }

  async down(): Promise<void> {
    // What was removed is not known any more, and nobody could see it.
  }

  private update(runner: QueryRunner, table: string, changes: string, condition: string): Promise<void> {
    return inBatches(
      runner,
      table,
      ['id'],
      `update ${table} set ${changes} where id in (select id from batch) and (${condition})`,
    );
  }
}
