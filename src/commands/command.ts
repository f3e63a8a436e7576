import { isatty } from 'node:tty';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app/app.module';
import { SystemClock } from '../kernel/time/clock';
import { createLogger, FrameworkLogger } from '../platform/logging/logger';
import { Shutdown, writeToStandardError } from '../platform/shutdown';
import { assertPrepared, hasDatabase, prepareDatabase, provide, settingsOrEnd } from '../app/provision';

/** The exit code of a command that could not do its work, so that it is not mistaken for a result. */
export const NOT_DONE = 2;

export interface CommandOptions {
  /** Whether the embedded database is created if there is none, as by a first start. */
  makesDatabase?: boolean;
}

/**
 * Runs a task in the application's context, on the configured database, beside a running service. It neither migrates
 * the schema nor fills an empty database.
 * @param work returns the exit code
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
    report: writeToStandardError,
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
