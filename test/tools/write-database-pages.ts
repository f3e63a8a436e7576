import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MIGRATIONS } from '../../src/app/migrations';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres';
import { migrate } from '../../src/platform/database/migrate';
import { databasePages } from './database/pages';

/** Writes docs/database.md and the pages in docs/database, from a new database: `npm run docs:database`. */
async function main(): Promise<void> {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'civic-pages-'));
  const postgres = await startEmbeddedPostgres({ folder, parameters: ['fsync=off'] });
  try {
    const url = postgres.url('postgres');
    await migrate(url, MIGRATIONS);
    const pages = await databasePages(url, root);
    rmSync(join(root, 'docs/database'), { recursive: true, force: true });
    for (const [path, text] of pages) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
