import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type CataloguedRoute, type RouteCatalog, routesOf } from '../../../src/api/route-catalog';
import { RouteMatcher } from '../../../src/api/route-matcher';
import { AppModule } from '../../../src/app/app.module';
import { completeConfig, readSettings } from '../../../src/platform/config/config';
import { createLogger } from '../../../src/platform/logging/logger';
import { TestClock } from '../service/clock';

/** The routes of the service, without starting it. */
export async function declaredRoutes(): Promise<CataloguedRoute[]> {
  const environment = {
    config: configOf({ LOCAL_IDENTITY: 'true' }),
    logger: createLogger('silent'),
    clock: new TestClock(),
  };
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(environment), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return routesOf(app);
}

/** The matcher of the service, without starting it. */
export async function routeMatcher(settings: Record<string, string> = {}): Promise<RouteMatcher> {
  const routes = await declaredRoutes();
  return new RouteMatcher({ routes: () => routes } as RouteCatalog, configOf(settings));
}

function configOf(settings: Record<string, string>): ReturnType<typeof completeConfig> {
  return completeConfig(readSettings(settings), { databaseUrl: 'postgres://nowhere/none', jwtSecret: '' });
}
