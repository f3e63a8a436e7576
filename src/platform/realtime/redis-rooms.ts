import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from 'socket.io';
import type { Logger } from '../logging/logger';

const RETRY_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Makes the rooms of all instances with the same Redis one. While Redis is away each instance serves its own
 * connections, and nothing waits.
 * @returns a function that leaves the others
 */
export async function joinInstances(io: Server, url: string, logger: Logger): Promise<() => void> {
  const [{ createAdapter }, { Redis }] = await Promise.all([
    import('@socket.io/redis-adapter'),
    import('ioredis'),
  ]);
  const options = {
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: () => RETRY_MS,
  };
  // What cannot be published at once is late already; a subscription is made when it can be.
  const publisher = new Redis(url, { ...options, enableOfflineQueue: false });
  const subscriber = new Redis(url, { ...options, maxRetriesPerRequest: null });
  for (const client of [publisher, subscriber]) reportOnce(client, logger);
  const publish = publisher.publish.bind(publisher);
  // The adapter does not look at the outcome, and a rejection nobody hears ends the process.
  publisher.publish = (...message: Parameters<typeof publish>) => publish(...message).catch(() => 0);
  // Not events.once: that fails with the first error, and Redis may be away when a service starts.
  const ready = new Promise<void>((done) => publisher.once('ready', done));
  await Promise.race([ready, delay(CONNECT_TIMEOUT_MS)]);
  io.adapter(createAdapter(publisher, subscriber));
  return () => {
    publisher.disconnect();
    subscriber.disconnect();
  };
}

/** One line when the connection is lost and one when it is back; the client tries twice a second. */
function reportOnce(client: import('ioredis').Redis, logger: Logger): void {
  let away = false;
  client.on('error', (error: Error) => {
    if (!away) logger.warn({ err: error }, 'Redis cannot be reached: rooms end at this instance');
    away = true;
  });
  client.on('ready', () => {
    if (away) logger.info({}, 'Redis is back: rooms reach all instances again');
    away = false;
  });
}
