import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { SystemClock } from '../kernel/clock';
import { createLogger, FrameworkLogger } from '../platform/logging/logger';
import { Shutdown } from '../platform/shutdown';
import { assertPrepared, provide, settingsOrEnd } from '../provision';

/** What a command ends with that could not do its work, so that no outcome is taken for one. */
const NOT_DONE = 2;

/**
 * Runs one piece of work with the service's own parts, on the database the settings name, beside a service that runs.
 * It changes nothing but what the work changes: neither the schema nor an empty database.
 * @param work answers the exit code
 */
export async function runCommand(work: (context: INestApplicationContext) => Promise<number>): Promise<void> {
  const settings = settingsOrEnd(NOT_DONE);
  const logger = createLogger(settings.LOG_LEVEL === 'info' ? 'warn' : settings.LOG_LEVEL);
  const shutdown = new Shutdown(logger, NOT_DONE);
  try {
    const environment = {
      config: await provide(settings, shutdown, true),
      logger,
      clock: new SystemClock(),
    };
    await assertPrepared(environment.config);
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
