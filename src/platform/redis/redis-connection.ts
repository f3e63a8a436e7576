import type { Redis } from 'ioredis';
import type { Logger } from '../logging/logger';

const RETRY_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
/** A command that takes longer fails: every user of Redis can do without it. */
const COMMAND_TIMEOUT_MS = 200;

/**
 * A connection that never blocks its callers: while Redis is unavailable a command fails at once, and one without an
 * answer fails soon. It connects and reconnects by itself, and logs once when it is lost and once when it is back.
 * @param purpose what it is used for, in the log
 */
export async function connectRedis(url: string, purpose: string, logger: Logger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: () => RETRY_MS,
    enableOfflineQueue: false,
  });
  reportOnce(client, purpose, logger);
  return client;
}

/** The same for a subscriber, which subscribes anew on each connection (`subscribeWhenReady`). */
export async function connectRedisSubscriber(url: string, purpose: string, logger: Logger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: null,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: () => RETRY_MS,
  });
  reportOnce(client, purpose, logger);
  return client;
}

function reportOnce(client: Redis, purpose: string, logger: Logger): void {
  let away = false;
  client.on('error', (error: Error) => {
    if (!away) logger.warn({ err: error, purpose }, 'Redis cannot be reached: this instance does without');
    away = true;
  });
  client.on('ready', () => {
    if (away) logger.info({ purpose }, 'Redis is back');
    away = false;
  });
}
