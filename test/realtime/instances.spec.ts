import { Realtime } from '../../src/platform/realtime/realtime';
import { hiddenIssue, reportedIssue } from '../factories/issues';
import { postedMessage } from '../factories/messages';
import { hasRedis, type RedisServer, startRedis } from '../support/service/redis';
import { startService, type TestService } from '../support/service/service';
import { connectedSocket, join, next, type ThreadSocket } from '../support/network/socket';
import { itThoroughly } from '../support/service/thorough';

/** The parts of a Socket.IO server that show which rooms there are. */
interface Rooms {
  io: { sockets: { adapter: { rooms: Map<string, Set<string>> } } };
}

const ended = (socket: ThreadSocket) =>
  new Promise<string>((done) => socket.once('disconnect', (reason) => done(reason)));

describe('an instance that stops', () => {
  itThoroughly.each([['websocket'], ['polling']] as const)(
    'breaks its connections by %s, so that their clients connect again by themselves, and takes no more',
    async (transport) => {
      const service = await startService();
      const socket = await connectedSocket(service.url, { transports: [transport], reconnect: true });
      try {
        const reason = ended(socket);
        await service.app.get(Realtime).close();
        expect(await reason).toMatch(/^transport/);
        expect(socket.active).toBe(true);
        await expect(connectedSocket(service.url, { transports: [transport] })).rejects.toThrow();
        expect(service.app.get(Realtime).connections).toBe(0);
      } finally {
        socket.disconnect();
        await service.stop();
      }
    },
  );
});

(hasRedis ? describe : describe.skip)('one of two instances with one Redis', () => {
  let redis: RedisServer;
  let one: TestService;
  let two: TestService;

  beforeAll(async () => {
    redis = await startRedis();
    one = await startService({ settings: { REDIS_URL: redis.url } });
    two = await startService({ settings: { REDIS_URL: redis.url }, databaseUrl: one.database.url });
  });
  afterAll(async () => {
    await two.stop();
    await one.stop();
    await redis.stop();
  });

  it('keeps the connections of the other instance open', async () => {
    const issue = await reportedIssue(one);
    const [here, there] = [await connectedSocket(one.url), await connectedSocket(two.url)];
    expect(await join(there, issue)).toEqual({ ok: true });
    const reason = ended(here);
    await one.app.get(Realtime).close();
    expect(await reason).toMatch(/^transport/);
    const received = next(there, 'message:new');
    await postedMessage(two, issue);
    await received;
    expect(there.connected).toBe(true);
    there.disconnect();
  });

  it('removes its own connections from the room of an issue that is hidden while Redis is unavailable', async () => {
    const issue = await reportedIssue(two);
    const socket = await connectedSocket(two.url);
    expect(await join(socket, issue)).toEqual({ ok: true });
    await redis.stop();
    await hiddenIssue(two, issue);
    const { io } = two.app.get<unknown>(Realtime) as Rooms;
    while (io.sockets.adapter.rooms.has(`room:issue:${issue}`))
      await new Promise((done) => setTimeout(done, 5));
    expect(socket.connected).toBe(true);
    socket.disconnect();
  });
});
