import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../service/database';
import { type ServerProcess, startServer } from './server-process';

/** The environment of service processes: a database and a folder. */
export interface Site {
  database: TestDatabase;
  folder: string;
  /** Starts a process, and waits until it answers. */
  start(environment?: Record<string, string>): Promise<ServerProcess>;
  /** Stops the running processes and removes all data. */
  clear(): Promise<void>;
}

export async function createSite(): Promise<Site> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'civic-site-'));
  const servers: ServerProcess[] = [];
  return {
    database,
    folder,
    start: async (environment) => {
      const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, ...environment });
      servers.push(server);
      return server;
    },
    clear: async () => {
      for (const { process } of servers) process.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
