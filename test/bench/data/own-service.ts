import { randomBytes } from 'node:crypto';
import { databaseName, ensureFilled, startBenchPostgres } from './databases';
import { type RunningServer, startService } from '../servers/start';

const POOL_SIZE = 10;

/**
 * Runs work against the service on a filled database, without a floor server, and stops both afterwards.
 * @param rows issues in the database, which the work must only read
 */
export async function withService(
  rows: number,
  work: (service: RunningServer, environment: { databaseUrl: string; jwtSecret: string }) => Promise<void>,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const postgres = await startBenchPostgres();
  try {
    await ensureFilled(postgres, rows);
    const databaseUrl = postgres.url(databaseName(rows));
    const jwtSecret = randomBytes(48).toString('base64url');
    const service = await startService(`pages-${rows}`, { databaseUrl, jwtSecret, poolSize: POOL_SIZE });
    try {
      await work(service, { databaseUrl, jwtSecret });
    } finally {
      await service.stop();
    }
  } finally {
    await postgres.stop();
  }
}
