// The built service as one of several instances, without its server and jobs, for programs that tests kill. It reads
// the environment of the service.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const load = createRequire(fileURLToPath(import.meta.url));
/** A module of the built service. @param path below src, without extension */
export const built = (path) => load(`../../../dist/src/${path}.js`);

const { completeConfig, readSettings } = built('platform/config/config');
const { createApp } = built('app/app.setup');
const { SystemClock } = built('kernel/time/clock');
const { createLogger } = built('platform/logging/logger');

const settings = readSettings(process.env);
const config = completeConfig(settings, {
  databaseUrl: settings.DATABASE_URL,
  jwtSecret: settings.JWT_SECRET,
});
const app = await createApp({
  ...{ config, logger: createLogger('silent') },
  ...{ clock: new SystemClock(), runsJobs: false },
});

/** A provider, by its class. */
export const provider = (type) => app.get(type, { strict: false });

/**
 * Runs a function repeatedly, with a pause in milliseconds. Like a job of the service, it is run again after a failure,
 * for example if a lock was held for too long on a busy machine.
 */
export async function forever(pauseMs, act) {
  for (;;) {
    try {
      await act();
    } catch (error) {
      process.stderr.write(`${error}\n`);
    }
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}
