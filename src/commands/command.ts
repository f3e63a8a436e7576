import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { SystemClock } from '../kernel/clock';
import { createLogger, FrameworkLogger } from '../platform/logging/logger';
import { Shutdown } from '../platform/shutdown';
import { prepareDatabase, provide, settingsOrEnd } from '../provision';

/**
 * Runs one piece of work with the service's own parts, on the database the settings name, beside a service that runs.
 * @param work answers the exit code
 */
export async function runCommand(work: (context: INestApplicationContext) => Promise<number>): Promise<void> {
  const settings = settingsOrEnd();
  const logger = createLogger(settings.LOG_LEVEL === 'info' ? 'warn' : settings.LOG_LEVEL);
  const shutdown = new Shutdown(logger);
  try {
    const environment = {
      config: await provide(settings, shutdown, true),
      logger,
      clock: new SystemClock(),
    };
    await prepareDatabase(environment);
    const context = await NestFactory.createApplicationContext(AppModule.of(environment), {
      logger: new FrameworkLogger(logger),
      abortOnError: false,
    });
    shutdown.add(() => context.close());
    await shutdown.end(await work(context));
  } catch (error) {
    await shutdown.abort(error);
  }
}
