import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findAbove } from '../platform/config/find-above';
import type { MigrationClass, Migrations } from '../platform/database/migrate';

/** Beside `src`, as TypeScript in tests and as JavaScript in a build. It is not part of the bundle. */
const FOLDER = findAbove(__dirname, 'migrations');
const MIGRATION = /^\d{13}-[a-z0-9-]+\.[jt]s$/;
const load = createRequire(__filename);

/** The names of the files of all migrations, oldest first. */
export const MIGRATION_FILES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => MIGRATION.test(name))
  .sort();

/** All migrations, one class per file. */
export const MIGRATIONS: Migrations = {
  count: MIGRATION_FILES.length,
  baseline: {
    name: 'Baseline1700000090000',
    timestamp: 1_700_000_090_000,
    replaces: { count: 87, last: 'RewordTriggerComments1700000090000' },
  },
  load: () =>
    MIGRATION_FILES.flatMap((name) =>
      Object.values(load(join(FOLDER, name)) as Record<string, MigrationClass>),
    ),
};
