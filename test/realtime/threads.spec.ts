import { connect } from 'node:net';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import request from 'supertest';
import { WebSocket } from 'ws';
import type { MessagePageDto } from '../../src/messages/dto/message.dto';
import { Realtime } from '../../src/platform/realtime/realtime';
import { hiddenIssue, reportedIssue } from '../factories/issues';
import { postedMessage } from '../factories/messages';
import { officialPerson, person, type TestPerson } from '../factories/people';
import type { Envelope } from '../support/network/client';
import { answerOf, send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import {
  closed,
  connectedSocket,
  join,
  next,
  openSocket,
  type SocketOptions,
  Sockets,
} from '../support/network/socket';
import { atMost } from '../support/service/time-limits';
import { itThoroughly } from '../support/service/thorough';

describe('realtime threads', () => {
  let service: TestService;
  let asha: TestPerson;
  let issue: string;
  const sockets = new Sockets();

  beforeAll(async () => {
    service = await startService({
      settings: { RATE_LIMIT_REALTIME: '1000', CORS_ORIGINS: 'https://app.example.org' },
    });
    asha = await person(service, { name: 'Asha' });
  });
  beforeEach(async () => {
    issue = await reportedIssue(service, { by: asha });
  });
  afterEach(() => {
    sockets.disconnectAll();
  });
  afterAll(() => service.stop());

  const client = (options?: SocketOptions) => sockets.connect(service.url, options);
  const inRoom = async (options?: SocketOptions) => {
    const socket = await client(options);
    expect(await join(socket, issue)).toEqual({ ok: true });
    return socket;
  };
  const path = (rest = '') => `/api/issues/${issue}/messages${rest}`;

  it.each([['websocket'], ['polling']] as const)(
    'send a message to everyone in the room, by %s',
    async (transport) => {
      const listeners = [await inRoom({ transports: [transport] }), await inRoom({ as: asha })];
      const outside = await client();
      let leaked = 0;
      outside.onAny(() => leaked++);
      const received = listeners.map((socket) => next(socket, 'message:new'));
      await postedMessage(service, issue, { by: asha, content: 'A new <i>pothole</i>' });
      const { body } = await service.tokenApi.get<Envelope<MessagePageDto>>(path());
      for (const message of await Promise.all(received)) expect(message).toEqual(body.data.items[0]);
      expect(leaked).toBe(0);
    },
  );

  it('send reactions and deletions', async () => {
    const socket = await inRoom();
    const { messageId } = await postedMessage(service, issue, { by: asha });
    const reacted = next(socket, 'message:reaction');
    await service.tokenApi.as(asha).post(path(`/${messageId}/react`), { emoji: '👍' });
    expect(await reacted).toEqual({ issueId: issue, messageId, reactions: { '👍': 1 } });
    const deleted = next(socket, 'message:deleted');
    await service.tokenApi.as(asha).delete(path(`/${messageId}`));
    expect(await deleted).toEqual({ issueId: issue, messageId });
  });

  it('send that words were taken out, or are shown otherwise, without them', async () => {
    const socket = await inRoom();
    const api = service.tokenApi.as(asha);
    for (const change of [
      () => api.post(`/api/issues/${issue}/redactions`, { field: 'title', ranges: [{ start: 0, end: 3 }] }),
      () => api.patch(`/api/issues/${issue}/privacy`, { shownAs: 'anonymous' }),
    ]) {
      const redacted = next(socket, 'issue:redacted');
      expect([200, 201]).toContain((await change()).status);
      expect(await redacted).toEqual({ issueId: issue });
    }
  });

  it('send the events of the AsyncAPI document', async () => {
    const { body } = await answerOf<{
      channels: { issue: { messages: Record<string, { name: string; payload: object }> } };
    }>(request(service.url).get('/asyncapi/realtime.json'));
    const ajv = addFormats(new Ajv2020({ strict: false }));
    const described = Object.values(body.channels.issue.messages);
    const validate = (name: string, event: unknown) => {
      const { payload: schema } = described.find((message) => message.name === name)!;
      expect(schema).toMatchObject({ type: 'object', required: expect.any(Array) as string[] });
      expect([ajv.validate(schema, event), ajv.errorsText()]).toEqual([true, 'No errors']);
    };
    expect(described.map(({ name }) => name).sort()).toEqual([
      'issue:join',
      'issue:leave',
      'issue:redacted',
      'message:deleted',
      'message:new',
      'message:reaction',
    ]);
    const socket = await inRoom();
    const events: Array<[string, unknown]> = [];
    socket.onAny((name: string, event: unknown) => events.push([name, event]));
    const { messageId } = await postedMessage(service, issue, { by: asha });
    await service.tokenApi.as(asha).post(path(`/${messageId}/react`), { emoji: '👍' });
    const redacted = next(socket, 'issue:redacted');
    await service.tokenApi
      .as(asha)
      .post(path(`/${messageId}/redactions`), { ranges: [{ start: 0, end: 3 }] });
    await redacted;
    const last = next(socket, 'message:deleted');
    await service.tokenApi.as(asha).delete(path(`/${messageId}`));
    await last;
    expect(events.map(([name]) => name)).toEqual([
      'message:new',
      'message:reaction',
      'issue:redacted',
      'message:deleted',
    ]);
    for (const [name, event] of events) validate(name, event);
  });

  it('send a message that was posted twice with one key once, and no refused one', async () => {
    const socket = await inRoom();
    let received = 0;
    socket.on('message:new', () => received++);
    const keyed = service.tokenApi.as(asha).with({ 'idempotency-key': 'sent once' });
    await keyed.post(path(), { content: 'Once' });
    await keyed.post(path(), { content: 'Once' });
    await service.tokenApi.as(asha).post(path(), { content: '' });
    const last = next(socket, 'message:new');
    await postedMessage(service, issue, { by: asha });
    await last;
    expect(received).toBe(2);
  });

  it('send messages in the order of the list', async () => {
    const socket = await inRoom();
    const received: string[] = [];
    socket.on('message:new', ({ messageId }) => received.push(messageId));
    const people = await Promise.all(Array.from({ length: 8 }, () => person(service)));
    await Promise.all(
      people.flatMap((by) => [1, 2, 3, 4, 5].map(() => postedMessage(service, issue, { by }))),
    );
    const { body } = await service.tokenApi.get<Envelope<MessagePageDto>>(path());
    while (received.length < 40) await new Promise((done) => setTimeout(done, 10));
    expect(received).toEqual(body.data.items.map(({ messageId }) => messageId));
  });

  it('send nothing to connections that have left', async () => {
    const socket = await inRoom();
    expect(await socket.emitWithAck('issue:leave', { issueId: issue })).toEqual({ ok: true });
    let received = 0;
    socket.onAny(() => received++);
    const other = await inRoom();
    const deliveredEvent = next(other, 'message:new');
    await postedMessage(service, issue);
    await deliveredEvent;
    expect(received).toBe(0);
  });

  it('refuse the room of an unknown or hidden issue', async () => {
    await hiddenIssue(service, issue);
    for (const socket of [await client(), await client({ as: asha })]) {
      for (const id of [issue, 'iss_unknown', '\0', 'x'.repeat(100)]) {
        const answer = await join(socket, id);
        expect(answer).toMatchObject({ ok: false });
      }
      expect(await join(socket, issue)).toEqual({
        ok: false,
        error: { code: 'NOT_FOUND', message: 'There is no such issue' },
      });
    }
  });

  describe('a connection', () => {
    it.each(['x', 'a.b.c', 7, {}, 'x'.repeat(10_000)])('is refused with the token %j', async (token) => {
      const refused = connectedSocket(service.url, { as: { accessToken: token as string } });
      await expect(refused).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
    });

    it.each([
      ['websocket', 'https://evil.example'],
      ['polling', 'https://evil.example'],
      ['websocket', 'null'],
    ] as const)('is refused by %s from a page of %s', async (transport, origin) => {
      const refused = connectedSocket(service.url, { transports: [transport], headers: { origin } });
      await expect(refused).rejects.toThrow();
    });

    it.each([['websocket'], ['polling']] as const)(
      'is accepted by %s from a page of the service',
      async (transport) => {
        await inRoom({ transports: [transport], headers: { origin: 'https://app.example.org' } });
      },
    );

    it('upgrades from polling to a websocket', async () => {
      const socket = await inRoom({ transports: ['polling', 'websocket'] });
      while (socket.io.engine.transport.name !== 'websocket')
        await new Promise((done) => setTimeout(done, 20));
      const deliveredEvent = next(socket, 'message:new');
      await postedMessage(service, issue);
      await deliveredEvent;
    });

    it.each([
      ['signed out', (who: TestPerson) => service.tokenApi.as(who).post('/api/auth/logout')],
      [
        'demoted',
        (who: TestPerson) => service.database.sql(`update users set role = 'viewer' where id = $1`, [who.id]),
      ],
      [
        'no official any more',
        (who: TestPerson) =>
          service.database.sql(`update officials set email = '' where lower(email) = $1`, [who.email]),
      ],
    ])('ends within five seconds when its person is %s; an anonymous one stays open', async (_, change) => {
      const who = await officialPerson(service);
      const [theirs, anonymous, another] = [
        await client({ as: who }),
        await client(),
        await client({ as: asha }),
      ];
      const since = Date.now();
      await change(who);
      expect(await closed(theirs)).toBe('io server disconnect');
      expect(Date.now() - since).toBeLessThan(atMost(5000));
      expect([anonymous.connected, another.connected]).toEqual([true, true]);
    });

    it('may be in fifty rooms', async () => {
      const socket = await client();
      const ids = await service.database.sql<{ id: string }>(
        `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                             reporter_id, created_at, updated_at)
         select 'iss_room' || n, 'A title of ten', 'A description of twenty', 'mumbai', 'road', 'Roads', 'low', 'open',
                'new', $1, now(), now() from generate_series(1, 51) n returning id`,
        [asha.id],
      );
      const answers = await Promise.all(ids.map(({ id }) => join(socket, id)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'CONFLICT' } });
    });
  });

  const upgrade = (path: string, protocol: string, method = 'GET') =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

  it.each([
    ['/api/health', 'h2c'],
    ['/api/health', 'websocket'],
  ])('answer the request for %s with an upgrade to %s as a plain one', async (path, protocol) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.write(upgrade(path, protocol));
    const answer = await new Promise<string>((done) =>
      socket.once('data', (chunk: Buffer) => done(chunk.toString())),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200[\s\S]*"status":"ok"/);
    socket.destroy();
  });

  it('survive connections that are reset during the upgrade', async () => {
    for (const path of ['/nope', '/media/med_x', '/socket.io/?EIO=4&transport=websocket', '/socket.io/']) {
      for (const method of ['GET', 'PUT']) {
        const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
        socket.on('error', () => undefined);
        await new Promise<void>((done) => socket.once('connect', done));
        socket.write(upgrade(path, 'websocket', method), () => socket.resetAndDestroy());
      }
    }
    await new Promise((done) => setTimeout(done, 200));
    await inRoom();
  });

  it.each([
    ['pongs', '3'],
    ['foreign namespaces', '40/nope,'],
    ['sign-ins', '40{"token":"x.y.z"}'],
  ])('close a connection that floods the server with %s', async (_, frame) => {
    const socket = new WebSocket(`${service.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const closed = new Promise<void>((done) => socket.on('close', () => done()));
    await new Promise<void>((done) => socket.on('open', () => done()));
    const timer = setInterval(() => {
      for (let i = 0; i < 50 && socket.readyState === WebSocket.OPEN; i++) socket.send(frame);
    }, 5);
    await closed;
    clearInterval(timer);
  });

  it('send no events of an issue once it is hidden', async () => {
    const socket = await inRoom();
    let received = 0;
    socket.onAny(() => received++);
    const { messageId } = await postedMessage(service, issue, { by: asha });
    while (received === 0) await new Promise((done) => setTimeout(done, 10));
    await hiddenIssue(service, issue);
    await postedMessage(service, issue, { by: asha });
    await service.tokenApi.as(asha).post(path(`/${messageId}/react`), { emoji: '👍' });
    await service.tokenApi.as(asha).delete(path(`/${messageId}`));
    expect(await join(socket, issue)).toMatchObject({ ok: false });
    expect(received).toBe(1);
  });

  it('limit the number of connections per address', async () => {
    const strict = await startService({ settings: { RATE_LIMIT_REALTIME: '3' } });
    try {
      for (let i = 0; i < 3; i++) await sockets.connect(strict.url);
      await expect(connectedSocket(strict.url)).rejects.toThrow();
      const around = '/socket.io/?EIO=4&transport=polling&sid=';
      expect((await request(strict.url).get(around)).status).toBe(403);
    } finally {
      await strict.stop();
    }
  });

  it('limit the number of connections that an address holds, also behind a proxy', async () => {
    const settings = { CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: '1' };
    const strict = await startService({ settings });
    try {
      const held = [await sockets.connect(strict.url), await sockets.connect(strict.url)];
      await expect(connectedSocket(strict.url)).rejects.toThrow();
      expect((await request(strict.url).get('/api/health')).status).toBe(200);
      held[0]!.disconnect();
      const realtime = strict.app.get(Realtime);
      while (realtime.connections > 1) await new Promise((done) => setTimeout(done, 10));
      await sockets.connect(strict.url);
    } finally {
      await strict.stop();
    }
  });

  itThoroughly('keep working through ten thousand hostile packets', async () => {
    const listener = await inRoom();
    const hostile = Array.from({ length: 20 }, () => openSocket(service.url, { reconnect: true }));
    sockets.keep(...hostile);
    const circular = { issueId: { __proto__: null, toString: 'x' } };
    const payloads: unknown[][] = [
      ['issue:join', circular],
      ['issue:join', { issueId: ['room'] }],
      ['issue:join', null],
      ['issue:join'],
      ['issue:join', { issueId: 'iss_unknown' }, 'no function'],
      ['issue:leave', { issueId: 1e308 }],
      ['disconnecting', {}],
      ['error', new Error('x')],
      ['__proto__', { constructor: 1 }],
      ['issue:join', Buffer.alloc(100)],
      ['issue:join', { issueId: 'x'.repeat(1024 * 1024) }],
    ];
    let sent = 0;
    for (let round = 0; sent < 10_000; round++) {
      for (const socket of hostile) {
        const payload =
          payloads[(round + sent) % (round % 50 === 0 ? payloads.length : payloads.length - 1)]!;
        try {
          (socket as unknown as { emit(...payload: unknown[]): void }).emit(...payload);
        } catch {
          // Names the client library itself refuses.
        }
        sent++;
      }
      if (round % 20 === 0) await new Promise((done) => setTimeout(done, 1));
    }
    for (const raw of [
      '42["issue:join"',
      '4',
      '451-["x",{"_placeholder":true,"num":9}]',
      '\u0000',
      '99999',
    ]) {
      const { status } = await send({
        method: 'POST',
        url: `${service.url}/socket.io/?EIO=4&transport=polling&sid=unknown`,
        payload: raw,
      });
      expect(status).toBe(400);
    }
    const deliveredEvent = next(listener, 'message:new');
    await postedMessage(service, issue);
    await deliveredEvent;
    expect(listener.connected).toBe(true);
    expect((await service.tokenApi.get('/api/health')).status).toBe(200);
  });
});
