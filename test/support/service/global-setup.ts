import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { MIGRATIONS } from '../../../src/app/migrations';
import { migrate } from '../../../src/platform/database/migrate';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres';
import { ensureBuilt } from './built';
import { makeClusterFolder } from './cluster-folder';
import { asService, ensureServiceRole, TEMPLATE, withDatabase } from './database';
import { startSharedBrowser } from '../browser/chromium';
import { writeDocuments } from '../source/documents';
import { isLong } from '../process/fault-report';
import { reservePreparedFolder } from './prepared-folder';
import { stopAtRunEnd } from './run-end';
import { reserveTemporaryFolder } from './temporary-folder';

/** A test cluster is temporary, so nothing must be flushed to disk. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=300',
];
/** The databases of a run are many and small: vacuuming them would cost more than it saves. */
const WITHOUT_VACUUM = ['autovacuum=off'];

/**
 * Provides a PostgreSQL server with a migrated template database (an embedded one, or the one of TEST_DATABASE_URL,
 * whose role must be allowed to create databases), the OpenAPI documents of the built service, and a browser.
 */
export default async function globalSetup(): Promise<void> {
  reserveTemporaryFolder();
  ensureBuilt();
  process.env.TEST_OPENAPI = writeDocuments();
  reservePreparedFolder();
  if (isLong) process.env.FAULT_REPORT = join(mkdtempSync(join(tmpdir(), 'civic-faults-')), 'rows.jsonl');
  let server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const folder = await makeClusterFolder();
    const postgres = await startEmbeddedPostgres({
      folder,
      parameters: isLong ? FAST : [...FAST, ...WITHOUT_VACUUM],
    });
    stopAtRunEnd(async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    server = postgres.url('postgres');
  }
  process.env.TEST_POSTGRES_URL = server;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await ensureServiceRole(client);
  await client.end();
  const template = withDatabase(server, TEMPLATE);
  await migrate(template, MIGRATIONS, { serviceUrl: asService(template) });
  const browser = await startSharedBrowser();
  if (!browser) return;
  process.env.TEST_BROWSER = browser.address;
  stopAtRunEnd(browser.stop);
}
