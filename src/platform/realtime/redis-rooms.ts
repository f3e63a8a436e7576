import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Server } from 'socket.io';
import type { Logger } from '../logging/logger';
import { connectRedis, connectRedisSubscriber } from '../redis/redis-connection';

/** How long a start waits for Redis, which may be away. */
const START_WAIT_MS = 2_000;

/**
 * Makes the rooms of all instances with the same Redis one. While Redis is away each instance serves its own
 * connections, and nothing waits.
 * @returns a function that leaves the others
 */
export async function joinInstances(io: Server, url: string, logger: Logger): Promise<() => void> {
  const { createAdapter } = await import('@socket.io/redis-adapter');
  // What cannot be published at once is late already.
  const publisher = await connectRedis(url, 'sending to the rooms of other instances', logger);
  const subscriber = await connectRedisSubscriber(url, 'hearing from the rooms of other instances', logger);
  subscribeWhenReady(subscriber);
  const publish = publisher.publish.bind(publisher);
  // The adapter does not look at the outcome, and a rejection nobody hears ends the process.
  publisher.publish = (...message: Parameters<typeof publish>) => publish(...message).catch(() => 0);
  // Not events.once: that fails with the first error, and Redis may be away when a service starts.
  const ready = new Promise<void>((done) => publisher.once('ready', done));
  await Promise.race([ready, delay(START_WAIT_MS)]);
  io.adapter(createAdapter(publisher, subscriber));
  return () => {
    publisher.disconnect();
    subscriber.disconnect();
  };
}

/**
 * Makes every subscription on each connection that becomes ready. ioredis would send one as soon as it is connected;
 * its own question whether the server is ready then fails, as the connection takes nothing but subscriptions any more,
 * and with the connection the subscription is gone for good.
 */
function subscribeWhenReady(subscriber: Redis): void {
  const wanted: Array<() => Promise<unknown>> = [];
  const keeping =
    (subscribe: (...names: string[]) => Promise<unknown>) =>
    (...names: Array<string | string[]>): Promise<unknown> => {
      const again = () => subscribe(...names.flat()).catch(() => 0);
      wanted.push(again);
      return subscriber.status === 'ready' ? again() : Promise.resolve(0);
    };
  subscriber.subscribe = keeping(subscriber.subscribe.bind(subscriber)) as Redis['subscribe'];
  subscriber.psubscribe = keeping(subscriber.psubscribe.bind(subscriber)) as Redis['psubscribe'];
  subscriber.on('ready', () => wanted.forEach((again) => void again()));
}
