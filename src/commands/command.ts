import { isatty } from 'node:tty';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { SystemClock } from '../kernel/clock';
import { createLogger, FrameworkLogger } from '../platform/logging/logger';
import { Shutdown, writeToStandardError } from '../platform/shutdown';
import { assertPrepared, hasDatabase, prepareDatabase, provide, settingsOrEnd } from '../provision';

/** What a command ends with that could not do its work, so that no outcome is taken for one. */
export const NOT_DONE = 2;

export interface CommandOptions {
  /** Where there is no database yet and the embedded one would be used, it is set up as a first start would. */
  makesDatabase?: boolean;
}

/**
 * Runs one piece of work with the service's own parts, on the database the settings name, beside a service that runs.
 * It changes nothing but what the work changes: neither the schema nor an empty database.
 * @param work answers the exit code
 */
export async function runCommand(
  work: (context: INestApplicationContext) => Promise<number>,
  { makesDatabase = false }: CommandOptions = {},
): Promise<void> {
  const settings = settingsOrEnd(NOT_DONE);
  const level = settings.LOG_LEVEL === 'info' ? 'warn' : settings.LOG_LEVEL;
  const logger = createLogger(level, { fd: 2, isTerminal: isatty(2) });
  const shutdown = new Shutdown(logger, {
    failureCode: NOT_DONE,
    tell: writeToStandardError,
    subject: 'the command',
  });
  try {
    const isFirst = makesDatabase && !hasDatabase(settings);
    const environment = {
      config: await provide(settings, shutdown, !isFirst),
      logger,
      clock: new SystemClock(),
    };
    if (isFirst) await prepareDatabase(environment);
    else await assertPrepared(environment.config);
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
