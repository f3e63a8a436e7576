import { WebSocket } from 'ws';
import { IssueQueries } from '../../src/issues/issue.queries';
import { createLogger } from '../../src/platform/logging/logger';
import { Realtime } from '../../src/platform/realtime/realtime';
import { hiddenIssue, reportedIssue } from '../factories/issues';
import { postedMessage } from '../factories/messages';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import { join, next, Sockets, type ThreadSocket } from '../support/network/socket';

/** Sends payloads that the event types do not allow. */
interface Untyped {
  emit(event: string, ...payload: unknown[]): void;
  timeout(ms: number): { emitWithAck(event: string, ...payload: unknown[]): Promise<unknown> };
}

/** The parts of a Socket.IO server that show which connections are in which rooms. */
interface Rooms {
  io: { sockets: { adapter: { rooms: Map<string, Set<string>> } } };
}

describe('the gateway of threads', () => {
  let service: TestService;
  let issue: string;
  const sockets = new Sockets();
  const error = jest.fn();

  beforeAll(async () => {
    service = await startService({
      settings: { RATE_LIMIT_REALTIME: '1000' },
      logger: Object.assign(createLogger('silent'), { error }),
    });
  });
  beforeEach(async () => {
    issue = await reportedIssue(service);
    error.mockReset();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    sockets.disconnectAll();
  });
  afterAll(() => service.stop());

  const client = () => sockets.connect(service.url);
  const untyped = (socket: ThreadSocket) => socket as unknown as Untyped;
  const visibility = () => jest.spyOn(service.app.get(IssueQueries, { strict: false }), 'assertVisible');
  const members = (issueId: string) => {
    const { io } = service.app.get<unknown>(Realtime) as Rooms;
    return io.sockets.adapter.rooms.get(`room:issue:${issueId}`)?.size ?? 0;
  };
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((done) => setTimeout(done, 5));
  };

  it('acknowledges an event whose handler fails unexpectedly, logs the error, and keeps running', async () => {
    const socket = await client();
    visibility().mockRejectedValueOnce(new TypeError('a secret'));
    expect(await join(socket, issue)).toEqual({
      ok: false,
      error: { code: 'INTERNAL_ERROR', message: 'The service failed unexpectedly' },
    });
    expect(error).toHaveBeenCalledTimes(1);
    expect(await join(socket, issue)).toEqual({ ok: true });
    expect((await send({ method: 'GET', url: `${service.url}/api/health` })).status).toBe(200);
  });

  it('keeps running if a handler fails for an event without an acknowledgement', async () => {
    const socket = await client();
    visibility().mockRejectedValueOnce(new TypeError('a secret'));
    untyped(socket).emit('issue:join', { issueId: issue });
    untyped(socket).emit('issue:join');
    await until(() => error.mock.calls.length === 1);
    expect(await join(socket, issue)).toEqual({ ok: true });
  });

  it('answers even if the log fails', async () => {
    const socket = await client();
    error.mockImplementation(() => {
      throw new Error('full');
    });
    visibility().mockRejectedValueOnce(new TypeError('a secret'));
    expect(await join(socket, issue)).toMatchObject({ error: { code: 'INTERNAL_ERROR' } });
    expect(await join(socket, issue)).toEqual({ ok: true });
  });

  it.each<[string, (id: string) => unknown[], object]>([
    ['several arguments', (id) => [{ issueId: id }, 'more', 7], { ok: true }],
    ['other fields beside it', (id) => [{ issueId: id, room: 'x', nested: [{}] }], { ok: true }],
    ['it as the second argument', (id) => ['x', { issueId: id }], { ok: false }],
    ['nothing at all', () => [], { ok: false }],
  ])('uses the first argument as the payload: with %s', async (_, payload, answer) => {
    const socket = await client();
    const acknowledged = await untyped(socket)
      .timeout(5000)
      .emitWithAck('issue:join', ...payload(issue));
    expect(acknowledged).toMatchObject(answer);
    expect(members(issue)).toBe('ok' in answer && answer.ok ? 1 : 0);
  });

  it('refuses an invalid payload with its problem', async () => {
    const socket = await client();
    for (const event of ['issue:join', 'issue:leave']) {
      expect(await untyped(socket).timeout(5000).emitWithAck(event, { issueId: 7 })).toEqual({
        ok: false,
        error: { code: 'VALIDATION_ERROR', message: 'issueId must be the id of an issue' },
      });
    }
  });

  it('accepts a payload with thousands of nested levels in an unknown field', async () => {
    const socket = new WebSocket(`${service.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const answer = new Promise<string>((done) => {
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('0')) socket.send('40');
        else if (text.startsWith('40'))
          socket.send(`420["issue:join",{"issueId":"${issue}","x":${'['.repeat(7000)}${']'.repeat(7000)}}]`);
        else done(text);
      });
    });
    expect(await answer).toBe('430[{"ok":true}]');
    socket.close();
  });

  it('drops events beyond the limit without an acknowledgement', async () => {
    const socket = await client();
    let answered = 0;
    for (let n = 0; n < 150; n++) socket.emit('issue:leave', { issueId: issue }, () => answered++);
    // Also dropped until the limit allows another event; the events before it are then handled.
    const joined = () =>
      untyped(socket)
        .timeout(500)
        .emitWithAck('issue:join', { issueId: issue })
        .catch(() => undefined);
    let answer: unknown;
    while (answer === undefined) answer = await joined();
    expect(answer).toEqual({ ok: true });
    expect(answered).toBeGreaterThanOrEqual(60);
    expect(answered).toBeLessThan(150);
    expect(error).not.toHaveBeenCalled();
  });

  it('keeps no connection in a room if it ended while joining', async () => {
    const socket = await client();
    let resolveJoin!: () => void;
    const asked = new Promise<void>((arrived) =>
      visibility().mockImplementationOnce(
        () =>
          new Promise((done) => {
            resolveJoin = () =>
              done({
                ...{ id: issue, city: 'mumbai', status: 'open', reporterId: '', ownerId: '' },
                ...{ hidden: false, withheld: false },
              });
            arrived();
          }),
      ),
    );
    socket.emit('issue:join', { issueId: issue }, () => undefined);
    await asked;
    const { connections } = service.app.get(Realtime);
    socket.disconnect();
    await until(() => service.app.get(Realtime).connections < connections);
    resolveJoin();
    expect(await join(await client(), issue)).toEqual({ ok: true });
    expect(members(issue)).toBe(1);
  });

  it('removes connections from the room of a hidden issue; they join again once it is shown', async () => {
    const socket = await client();
    await join(socket, issue);
    await hiddenIssue(service, issue);
    await until(() => members(issue) === 0);
    await hiddenIssue(service, issue, false);
    let received = 0;
    socket.onAny(() => received++);
    const other = await client();
    await join(other, issue);
    const sent = next(other, 'message:new');
    await postedMessage(service, issue);
    await sent;
    expect(received).toBe(0);
  });
});
