import { Realtime } from '../../src/platform/realtime/realtime';
import { hiddenIssue, reportedIssue } from '../factories/issues';
import { postedMessage } from '../factories/messages';
import { person, type TestPerson } from '../factories/people';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import {
  closed,
  connectedSocket,
  join,
  next,
  openSocket,
  type SocketOptions,
  Sockets,
  type ThreadSocket,
} from '../support/network/socket';
import { atMost } from '../support/service/time-limits';

/** Sends payloads that the event types do not allow. */
interface Untyped {
  emit(event: string, ...payload: unknown[]): void;
  timeout(ms: number): { emitWithAck(event: string, ...payload: unknown[]): Promise<unknown> };
}

/** The parts of a Socket.IO server that show which connections are in which rooms. */
interface Rooms {
  io?: { sockets: { adapter: { rooms: Map<string, Set<string>> } } };
}

describe('a hostile connection', () => {
  let service: TestService;
  let asha: TestPerson;
  let issue: string;
  const sockets = new Sockets();

  beforeAll(async () => {
    service = await startService({ settings: { RATE_LIMIT_REALTIME: '1000' } });
  });
  beforeEach(async () => {
    asha = await person(service);
    issue = await reportedIssue(service, { by: asha });
  });
  afterEach(() => {
    sockets.disconnectAll();
    service.clock.set();
  });
  afterAll(() => service.stop());

  const client = (options?: SocketOptions) => sockets.connect(service.url, options);
  /** The rooms without those of single connections. */
  const rooms = () => {
    const { io } = service.app.get<unknown>(Realtime) as Rooms;
    const all = io?.sockets.adapter.rooms ?? new Map<string, Set<string>>();
    return [...all].filter(([name, members]) => !members.has(name)).map(([name]) => name);
  };

  it.each([['websocket'], ['polling']] as const)(
    'by %s with an expired token, or one of another kind, is refused',
    async (transport) => {
      const { body } = await service.tokenApi.post<{ idToken: string }>('/dev/identity', {
        email: asha.email,
      });
      const ask = (accessToken: string) =>
        connectedSocket(service.url, { as: { accessToken }, transports: [transport] });
      (await ask(asha.accessToken)).disconnect();
      for (const token of [asha.refreshToken, body.idToken])
        await expect(ask(token)).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
      service.clock.advance(15 * 60_000 + 1000);
      await expect(ask(asha.accessToken)).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
      expect((await send({ method: 'GET', url: `${service.url}/api/health` })).status).toBe(200);
    },
  );

  it('cannot join a room by an invalid issue id, and gets an error', async () => {
    const socket = (await client()) as unknown as Untyped;
    const hidden = await reportedIssue(service);
    await hiddenIssue(service, hidden);
    for (const payload of [
      null,
      undefined,
      7,
      'iss_x',
      issue,
      [],
      [issue],
      {},
      { issueId: null },
      { issueId: [issue] },
      { issueId: { evil: 1 } },
      { issueId: '' },
      { issueId: hidden },
      { issueId: 'room:issue:' + issue },
      { issueId: `${issue}\u0000` },
      { issueId: '\ud800' },
      { issueId: 'x'.repeat(101) },
      { room: issue },
      Buffer.from(issue),
    ]) {
      const answer = await socket.timeout(5000).emitWithAck('issue:join', payload);
      expect([payload, answer]).toEqual([
        payload,
        { ok: false, error: { code: expect.any(String) as string, message: expect.any(String) as string } },
      ]);
    }
    for (const event of ['join', 'issue:', 'message:new', 'connect', '$all'])
      await expect(
        (async () => socket.timeout(200).emitWithAck(event, { issueId: issue }))(),
      ).rejects.toThrow();
    expect(rooms()).toEqual([]);
    expect(await join(socket as unknown as ThreadSocket, issue)).toEqual({ ok: true });
    expect(rooms()).toHaveLength(1);
  });

  it('cannot send events to other clients', async () => {
    const listener = await client();
    await join(listener, issue);
    let received = 0;
    listener.onAny(() => received++);
    const liar = (await client()) as unknown as Untyped;
    await join(liar as unknown as ThreadSocket, issue);
    for (const event of ['message:new', 'message:reaction', 'message:deleted'])
      liar.emit(event, { issueId: issue, messageId: 'msg_x', content: 'forged' });
    const deliveredEvent = next(listener, 'message:new');
    const { messageId } = await postedMessage(service, issue, { by: asha });
    expect(await deliveredEvent).toMatchObject({ messageId });
    expect(received).toBe(1);
  });

  it('is closed when its session ends, and cannot reconnect with it', async () => {
    const socket = await client({ as: asha });
    await join(socket, issue);
    const since = Date.now();
    await service.tokenApi.as(asha).post('/api/auth/logout');
    expect(await closed(socket)).toBe('io server disconnect');
    expect(Date.now() - since).toBeLessThan(atMost(5000));
    const refused = new Promise<Error>((done) => socket.once('connect_error', done));
    socket.connect();
    expect(await refused).toMatchObject({ data: { code: 'UNAUTHORIZED' } });
    expect([socket.connected, rooms()]).toEqual([false, []]);
  });

  it('has its token checked again after a reconnect, and is in no room', async () => {
    const socket = openSocket(service.url, { as: asha, reconnect: true });
    sockets.keep(socket);
    socket.io.reconnectionDelay(20);
    await new Promise<void>((done) => socket.once('connect', done));
    await join(socket, issue);
    const { id } = socket;
    const again = new Promise<void>((done) => socket.once('connect', done));
    socket.io.engine.close();
    await again;
    expect([Boolean(socket.recovered), socket.id === id, rooms()]).toEqual([false, false, []]);
    service.clock.advance(16 * 60_000);
    const refused = new Promise<Error>((done) => socket.once('connect_error', done));
    socket.io.engine.close();
    expect(await refused).toMatchObject({ data: { code: 'UNAUTHORIZED' } });
  });

  it('that joins thousands of rooms is closed after some, while others are served', async () => {
    const listener = await client();
    await join(listener, issue);
    const flood = await client();
    let answered = 0;
    const over = closed(flood);
    for (let n = 0; n < 5000; n++) flood.emit('issue:join', { issueId: `iss_${n}` }, () => answered++);
    expect(await over).toMatch(/transport/);
    expect(answered).toBeLessThan(200);
    const deliveredEvent = next(listener, 'message:new');
    await postedMessage(service, issue, { by: asha });
    await deliveredEvent;
    expect(rooms()).toHaveLength(1);
  });

  it.each<[string, () => unknown[]]>([
    ['1.1 MB', () => [{ issueId: 'x'.repeat(1.1 * 1024 * 1024) }]],
    ['17 KB', () => [{ issueId: 'x'.repeat(17 * 1024) }]],
    ['an attachment of 17 KB', () => [Buffer.alloc(17 * 1024)]],
    ['eleven attachments', () => Array.from({ length: 11 }, () => Buffer.alloc(10))],
  ])('that sends an event of %s is closed', async (_, payload) => {
    const listener = await client();
    const socket = await client();
    const over = closed(socket);
    (socket as unknown as Untyped).emit('issue:join', ...payload());
    expect(await over).toMatch(/transport/);
    expect(await join(listener, issue)).toEqual({ ok: true });
  });
});
