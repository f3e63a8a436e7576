import type { MigrationInterface, QueryRunner } from 'typeorm';

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
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of TEXTS) {
      const changes = columns.map((column) => `${column} = translate(${column}, '${CONTROLS}', '')`);
      const found = columns.map((column) => `${column} ~ '[${CONTROLS}]'`);
      await runner.query(`update ${table} set ${changes.join(', ')} where ${found.join(' or ')}`);
    }
    await runner.query(`
      update users set display_name = coalesce(nullif(trim(regexp_replace(display_name, '[[:space:][:cntrl:]]+', ' ', 'g')), ''), 'Citizen')
       where display_name ~ '[[:cntrl:]]' or display_name = ''`);
  }

  async down(): Promise<void> {
    // What was removed is not known any more, and nobody could see it.
  }
}
