import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DOCUMENTED_SURFACES } from '../app/app.documents';
import { AppModule } from '../app/app.module';
import { SystemClock } from '../kernel/time/clock';
import { completeConfig, readSettings } from '../platform/config/config';
import { buildDocument } from '../api/openapi/documents';
import { routesOf } from '../api/route-catalog';
import { createLogger } from '../platform/logging/logger';

/**
 * Writes the OpenAPI documents to a folder: `npm run openapi -- <folder>`. The modules are only inspected: no provider
 * is created, and no database is needed.
 */
async function main(): Promise<void> {
  const [folder = 'openapi', serverUrl = 'http://localhost:3000'] = process.argv.slice(2);
  const settings = readSettings({ LOCAL_IDENTITY: 'true' });
  const environment = {
    config: completeConfig(settings, { databaseUrl: 'postgres://nowhere/none', jwtSecret: '' }),
    logger: createLogger('silent'),
    clock: new SystemClock(),
  };
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(environment), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  mkdirSync(folder, { recursive: true });
  const routes = routesOf(app);
  for (const surface of DOCUMENTED_SURFACES) {
    const document = buildDocument(app, surface, routes, serverUrl);
    writeFileSync(join(folder, `${surface.name}.json`), `${JSON.stringify(document, null, 2)}\n`);
  }
}

void main();
