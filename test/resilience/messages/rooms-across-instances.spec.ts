import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import { postedMessage } from '../../factories/messages';
import { hasRedis, type RedisServer, startRedis } from '../../support/service/redis';
import { startService, type TestService } from '../../support/service/service';
import { connectedSocket, join, type ThreadSocket } from '../../support/network/socket';
import { atMost } from '../../support/service/time-limits';

(hasRedis ? describe : describe.skip)('rooms of two instances with one Redis', () => {
  let redis: RedisServer;
  let one: TestService;
  let two: TestService;
  let asha: TestPerson;
  let issue: string;
  let here: ThreadSocket;
  let there: ThreadSocket;

  beforeAll(async () => {
    redis = await startRedis();
    one = await startService({ settings: { REDIS_URL: redis.url } });
    two = await startService({ settings: { REDIS_URL: redis.url }, databaseUrl: one.database.url });
    asha = await person(one);
    issue = await reportedIssue(one, { by: asha });
    here = await connectedSocket(one.url);
    there = await connectedSocket(two.url);
    for (const socket of [here, there]) expect(await join(socket, issue)).toEqual({ ok: true });
  });
  afterAll(async () => {
    for (const socket of [here, there]) socket.disconnect();
    await two.stop();
    await one.stop();
    await redis.stop();
  });

  const receivedBy = async (socket: ThreadSocket) => {
    const received: string[] = [];
    const listen = ({ messageId }: { messageId: string }) => received.push(messageId);
    socket.on('message:new', listen);
    const { messageId } = await postedMessage(one, issue, { by: asha });
    while (!received.includes(messageId)) await new Promise((done) => setTimeout(done, 5));
    socket.off('message:new', listen);
  };

  it('reach every client once, on any instance', async () => {
    let received = 0;
    const count = () => received++;
    there.on('message:new', count);
    await receivedBy(there);
    await receivedBy(here);
    await receivedBy(there);
    expect(received).toBe(3);
    there.off('message:new', count);
  });

  it('do not require Redis at the start', async () => {
    const nowhere = `redis://127.0.0.1:${await freePort()}`;
    const lonely = await startService({ settings: { REDIS_URL: nowhere }, databaseUrl: one.database.url });
    const socket = await connectedSocket(lonely.url);
    expect(await join(socket, issue)).toEqual({ ok: true });
    socket.disconnect();
    await lonely.stop();
  });

  it('reach the own instance while Redis is unavailable, delay no request, and reach all once it is back', async () => {
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    const startedAt = Date.now();
    for (let i = 0; i < 5; i++) await receivedBy(here);
    expect(Date.now() - startedAt).toBeLessThan(atMost(2000));
    redis = await startRedis(port);
    for (let received = false; !received;) {
      there.once('message:new', () => (received = true));
      await postedMessage(one, issue, { by: asha });
      await new Promise((done) => setTimeout(done, 100));
      there.off('message:new');
    }
  });
});
