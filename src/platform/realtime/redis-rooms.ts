import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Server } from 'socket.io';
import type { Logger } from '../logging/logger';
import { connectRedis, connectRedisSubscriber } from '../redis/redis-connection';

/** How long a start waits for Redis, which may be unavailable. */
const START_WAIT_MS = 2_000;

/**
 * Shares rooms among all instances that use the same Redis. While Redis is unavailable each instance serves its own
 * connections, and nothing waits.
 * @returns a function that disconnects from the other instances
 */
export async function joinInstances(io: Server, url: string, logger: Logger): Promise<() => void> {
  const { createAdapter } = await import('@socket.io/redis-adapter');
  // A message that cannot be published at once would arrive too late.
  const publisher = await connectRedis(url, 'sending to the rooms of other instances', logger);
  const subscriber = await connectRedisSubscriber(url, 'receiving from the rooms of other instances', logger);
  subscribeWhenReady(subscriber);
  const publish = publisher.publish.bind(publisher);
  // The adapter ignores the promise, and an unhandled rejection ends the process.
  publisher.publish = (...message: Parameters<typeof publish>) => publish(...message).catch(() => 0);
  // Not `events.once`: it rejects with the first error, and Redis may be unavailable at start.
  const ready = new Promise<void>((done) => publisher.once('ready', done));
  await Promise.race([ready, delay(START_WAIT_MS)]);
  io.adapter(createAdapter(publisher, subscriber));
  return () => {
    publisher.disconnect();
    subscriber.disconnect();
  };
}

/**
 * Subscribes again on each connection, once it is ready. ioredis would subscribe as soon as it is connected; its own
 * readiness check then fails, since a subscribed connection accepts no other commands, and the subscription is lost
 * with the connection.
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
