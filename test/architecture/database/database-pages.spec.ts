import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { ROOT } from '../../support/source/deployment';
import { COMMAND, databasePages } from '../../tools/database/pages';

describe('the pages about the database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('equal the entities and the migrated schema', async () => {
    const pages = await databasePages(database.ownerUrl, ROOT);
    const written = [
      'docs/database.md',
      ...readdirSync(join(ROOT, 'docs/database')).map((name) => `docs/database/${name}`),
    ];
    const outdated = [...new Set([...pages.keys(), ...written])].flatMap((path) => {
      const file = join(ROOT, path);
      const now = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      const wanted = pages.get(path)?.split('\n') ?? [];
      const line = Array.from({ length: Math.max(now.length, wanted.length) }).findIndex(
        (_, index) => now[index] !== wanted[index],
      );
      return line === -1 ? [] : [`run "${COMMAND}": ${path}:${line + 1} is to be "${wanted[line] ?? ''}"`];
    });
    expect(outdated).toEqual([]);
  });

  const triggers = `
    create function unknown_keeper() returns trigger language plpgsql as 'begin return null; end';
    create trigger unknown_trg after insert on users for each row execute function unknown_keeper();`;

  it('are not generated if a trigger has no comment', async () => {
    await database.sql(triggers);
    await expect(databasePages(database.ownerUrl, ROOT)).rejects.toThrow(
      'the trigger unknown_trg has no comment: add a migration with "comment on trigger unknown_trg on users"',
    );
  });

  it('are not generated if no test proves a trigger', async () => {
    await database.sql(`${triggers} comment on trigger unknown_trg on users is 'nothing';`);
    await expect(databasePages(database.ownerUrl, ROOT)).rejects.toThrow(
      'no test proves the trigger unknown_trg: name one in trigger-proofs.ts',
    );
  });

  it('are not generated if a proof names an unknown trigger', async () => {
    await database.sql('drop trigger users_search_rename on users');
    await expect(databasePages(database.ownerUrl, ROOT)).rejects.toThrow(
      'trigger-proofs.ts names triggers there are none of: users_search_rename',
    );
  });

  it('are not generated if a table has no entity', async () => {
    await database.sql('create table forgotten (id text)');
    await expect(databasePages(database.ownerUrl, ROOT)).rejects.toThrow(
      'the table forgotten has no entity: write one in the context that owns it',
    );
  });
});
