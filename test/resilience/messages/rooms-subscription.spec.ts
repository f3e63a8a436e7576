import { createServer as createHttpServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import type { Logger } from '../../../src/platform/logging/logger';
import { joinInstances } from '../../../src/platform/realtime/redis-rooms';
import { hasRedis, type RedisServer, startRedis } from '../../support/service/redis';
import { startTcpProxy, type TcpProxy } from '../../support/process/tcp-proxy';

const LOGGER = { info: () => undefined, warn: () => undefined } as unknown as Logger;
/** Longer than a start waits for Redis. */
const SLOW_MS = 1500;
/** The channels of the adapter, for requests between instances and for their answers. */
const CHANNELS = 3;

(hasRedis ? describe : describe.skip)('the rooms of all instances are subscribed to', () => {
  let redis: RedisServer;
  let watcher: Redis;
  let proxy: TcpProxy;
  let leave: (() => void) | undefined;

  beforeEach(async () => {
    redis = await startRedis();
    watcher = new Redis(redis.url);
    proxy = await startTcpProxy(Number(new URL(redis.url).port));
  });
  afterEach(async () => {
    leave?.();
    watcher.disconnect();
    await proxy.close();
    await redis.stop();
  });

  async function join(): Promise<void> {
    const io = new Server(createHttpServer());
    leave = await joinInstances(io, `redis://127.0.0.1:${proxy.port}`, LOGGER);
  }
  async function subscriptions(): Promise<number> {
    const channels = (await watcher.call('PUBSUB', 'CHANNELS')) as string[];
    return channels.length + ((await watcher.call('PUBSUB', 'NUMPAT')) as number);
  }
  async function untilSubscribed(): Promise<void> {
    while ((await subscriptions()) !== CHANNELS + 1) await delay(20);
  }

  it('is made by an instance that starts before Redis answers', async () => {
    proxy.delay(SLOW_MS);
    await join();
    proxy.delay(0);
    await untilSubscribed();
  });

  it('is made again after a reconnect', async () => {
    await join();
    await untilSubscribed();
    proxy.cut();
    while ((await subscriptions()) !== 0) await delay(1);
    await untilSubscribed();
  });

  it('is made even if connections are lost meanwhile', async () => {
    proxy.delay(10);
    await join();
    for (let cuts = 0; cuts < 20; cuts++) {
      await delay(cuts * 7);
      proxy.cut();
    }
    await untilSubscribed();
  });
});
