import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../../src/app/app.setup';
import { completeConfig, readSettings } from '../../../src/platform/config/config';
import { RouteCatalog } from '../../../src/api/route-catalog';
import { createLogger, type Logger } from '../../../src/platform/logging/logger';
import { ApiClient } from '../network/client';
import { TestClock } from './clock';
import { Contract } from '../source/contract';
import { createTestDatabase, type TestDatabase } from './database';
import { documentOf } from '../source/documents';
import { PERSONAL_DATA_KEY_FILE } from './key-file';
import { PATIENT_TIMEOUT_MS } from './time-limits';

export const JWT_SECRET = 'a secret of the tests, longer than thirty-two bytes';

/** The service as `main` runs it, with its own database and a clock that can be moved. */
export interface TestService {
  app: NestExpressApplication;
  url: string;
  database: TestDatabase;
  clock: TestClock;
  tokenApi: ApiClient;
  publicApi: ApiClient;
  consoleApi: ApiClient;
  /** GeoReport in JSON; XML has no schema, and is requested with `send`. */
  open311: ApiClient;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  settings?: Record<string, string>;
  databaseUrl?: string;
  logger?: Logger;
  /** Whether the site asks new people how they are shown, as it does; most specs are about something else. */
  asksWelcome?: boolean;
  /** Whether the jobs run on their schedules, as in `main`. */
  runsJobs?: boolean;
}

export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'civic-data-'));
  const clock = new TestClock();
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PERSONAL_DATA_KEY_FILE,
    LOCAL_IDENTITY: 'true',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_GENERAL: '1000000',
    RATE_LIMIT_AUTH: '1000000',
    RATE_LIMIT_PUBLIC: '1000000',
    RATE_LIMIT_FEEDS: '1000000',
    RATE_LIMIT_FOLLOW: '1000000',
    DATABASE_TIMEOUT_MS: PATIENT_TIMEOUT_MS,
    ...options.settings,
  });
  const config = completeConfig(settings, {
    databaseUrl: options.databaseUrl ?? database.url,
    jwtSecret: JWT_SECRET,
  });
  const logger = options.logger ?? createLogger(settings.LOG_LEVEL);
  const app = await createApp({ config, logger, clock, runsJobs: options.runsJobs ?? false });
  if (!options.asksWelcome && options.databaseUrl === undefined)
    await database.sql('alter table users alter column welcomed_at set default now()');
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  // Routes that these settings exclude do not belong to this service's contract.
  const routes = app.get(RouteCatalog).routes();
  const contractOf = (surface: string) => new Contract(() => documentOf(surface, routes));
  return {
    app,
    url,
    database,
    clock,
    tokenApi: new ApiClient(url, contractOf('token')),
    publicApi: new ApiClient(url, contractOf('public'), { 'x-api-surface': 'public' }),
    consoleApi: new ApiClient(url, contractOf('console')),
    open311: new ApiClient(url, contractOf('open311')),
    stop: async () => {
      await app.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
