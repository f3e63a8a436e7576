import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { ConvertedMessageDto } from '../../src/channels/dto/conversion.dto';
import { chatDelivery, chatMessage, signature } from '../factories/chat';
import { person } from '../factories/people';
import { type HttpAnswer, send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';

/** The secret, the body and the signature that a large platform publishes as a test vector. */
const SECRET = "It's a Secret to Everybody";
const GOLDEN = {
  body: 'Hello, World!',
  signature: 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
};
const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('a caller of the chat platform’s webhook', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      settings: {
        CHAT_TOKEN: SECRET,
        CHAT_TOKEN_PREVIOUS: 'the secret of last year',
        CHAT_VERIFY_TOKEN: 'known to the platform',
      },
    });
  });
  beforeEach(async () => {
    await service.database.sql('delete from mentions');
  });
  afterAll(() => service.stop());

  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    send<{ status?: string; error?: string }>({
      method: 'POST',
      url: `${service.url}/api/chat/webhook`,
      headers,
      payload,
    });
  const signed = (body: string | Buffer) => ({ 'x-hub-signature-256': signature(body, SECRET) });
  const inbox = async () =>
    (
      await service.database.sql<{ id: string; text: string }>(
        'select external_id as id, text from mentions order by external_id',
      )
    ).map(({ id, text }) => [id, text]);

  describe('signs', () => {
    it('like the published test vector', async () => {
      expect(signature(GOLDEN.body, SECRET)).toBe(GOLDEN.signature);
      expect((await post(GOLDEN.body, { 'x-hub-signature-256': GOLDEN.signature })).status).toBe(200);
      const other = GOLDEN.signature.replace(/7$/, '8');
      expect((await post(GOLDEN.body, { 'x-hub-signature-256': other })).status).toBe(403);
    });

    it('emoji and escapes as bytes of the body, not as parsed', async () => {
      const plain = chatDelivery([chatMessage({ id: 'plain', text: { body: 'गड्ढा 🕳️ Straße' } })]);
      const escaped = plain
        .replace('plain', 'escaped')
        .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      expect(escaped).toMatch(/^[\x20-\x7e]+$/);
      for (const body of [plain, escaped]) expect((await post(body, signed(body))).status).toBe(200);
      expect(await inbox()).toEqual([
        ['escaped', 'गड्ढा 🕳️ Straße'],
        ['plain', 'गड्ढा 🕳️ Straße'],
      ]);
      expect((await post(escaped, signed(plain))).status).toBe(403);
    });

    it('a body with a byte order mark', async () => {
      const body = `\ufeff${chatDelivery([chatMessage({ id: 'marked' })])}`;
      expect((await post(body, signed(body))).status).toBe(200);
      expect((await inbox()).map(([id]) => id)).toEqual(['marked']);
    });

    it('a body of a shape that no delivery has: it is counted as unreadable', async () => {
      const wide = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`k${n}`, n]));
      const delivery = JSON.parse(chatDelivery([chatMessage({ id: 'wide' })])) as object;
      for (const more of [wide, { list: Array.from({ length: 350_000 }, () => 0) }]) {
        const body = JSON.stringify({ ...delivery, ...more });
        expect((await post(body, signed(body))).status).toBe(200);
      }
      expect(await inbox()).toEqual([]);
    });

    it('one body and sends another with the same parsed content', async () => {
      const body = chatDelivery([chatMessage({ id: 'once' })]);
      const read = JSON.parse(body) as Record<string, unknown>;
      const reordered = JSON.stringify(Object.fromEntries(Object.entries(read).reverse()));
      const twins = [
        reordered,
        JSON.stringify(read, null, 1),
        `${body}\n`,
        body.replace('"object":', '"object":"another","object":'),
        body.replace('once', '\\u006fnce'),
        `\ufeff${body}`,
      ];
      for (const twin of twins) expect([twin, (await post(twin, signed(body))).status]).toEqual([twin, 403]);
      expect(await inbox()).toEqual([]);
      expect((await post(reordered, signed(reordered))).status).toBe(200);
    });

    it('with an invalid header', async () => {
      const body = chatDelivery([chatMessage()]);
      const right = signature(body, SECRET);
      const hex = right.slice(7);
      for (const given of [
        `${right}00`,
        `${right} `.padEnd(5000, 'a'),
        `sha256=${hex.slice(0, 63)}g`,
        `sha256=${Buffer.from(hex, 'hex').toString('base64')}`,
        `sha256:${hex}`,
        `sha256=sha256=${hex}`,
        `sha512=${createHmac('sha512', SECRET).update(body).digest('hex')}`,
        `sha256=${'0'.repeat(64)}`,
        `sha256=${createHmac('sha256', '').update(body).digest('hex')}`,
        'sha256=undefined',
        'é'.repeat(71),
      ])
        expect([given, (await post(body, { 'x-hub-signature-256': given })).status]).toEqual([given, 403]);
      expect(await inbox()).toEqual([]);
    });

    it('twice, once correctly, and cannot choose which header counts', async () => {
      const body = chatDelivery([chatMessage()]);
      const right = `X-Hub-Signature-256: ${signature(body, SECRET)}`;
      const wrong = `X-Hub-Signature-256: sha256=${'0'.repeat(64)}`;
      for (const headers of [
        [right, wrong],
        [wrong, right],
        [right, right],
      ])
        expect(await raw(body, headers)).toMatch(/^HTTP\/1\.1 403/);
      expect(await raw(body, [right])).toMatch(/^HTTP\/1\.1 200/);
    });

    it('without a content type, with any other, or compressed, over the decoded bytes', async () => {
      for (const [n, type] of [
        '',
        'text/plain',
        'application/x-www-form-urlencoded',
        'x',
        'application/json; charset=utf-16',
      ].entries()) {
        const body = chatDelivery([chatMessage({ id: `typed-${n}` })]);
        const headers: Record<string, string> = type ? { 'content-type': type } : {};
        expect([type, (await post(body, { ...signed(body), ...headers })).status]).toEqual([type, 200]);
      }
      const body = chatDelivery([chatMessage({ id: 'zipped' })]);
      const zipped = gzipSync(body);
      const gzip = { 'content-encoding': 'gzip' };
      expect((await post(zipped, { ...signed(zipped), ...gzip })).status).toBe(403);
      expect((await post(zipped, { ...signed(body), ...gzip })).status).toBe(200);
      expect((await post(body, { ...signed(body), 'content-encoding': 'zebra' })).status).toBe(400);
      expect(await inbox()).toHaveLength(6);
    });
  });

  it('may send at most 3 MB, also after decompression', async () => {
    const sized = (bytes: number, id: string) => {
      const body = chatDelivery([chatMessage({ id, text: { body: '' } })]);
      return body.replace('"body":""', `"body":"${'x'.repeat(bytes - body.length)}"`);
    };
    for (const [bytes, expected] of [
      [150 * 1024, 200],
      [3 * MB, 200],
      [3 * MB + 1, 413],
    ] as const) {
      const body = sized(bytes, `size-${bytes}`);
      expect(Buffer.byteLength(body)).toBe(bytes);
      expect([bytes, (await post(body, signed(body))).status]).toEqual([bytes, expected]);
    }
    const bomb = sized(60 * MB, 'bomb');
    const { status } = await post(gzipSync(bomb), { ...signed(bomb), 'content-encoding': 'gzip' });
    expect(status).toBe(413);
    expect((await inbox()).map(([id]) => id)).toEqual(['size-153600', `size-${3 * MB}`]);
  });

  it('may sign with the previous secret until it is removed from the settings', async () => {
    const body = chatDelivery([chatMessage({ id: 'rotated' })]);
    const signedBy = (secret: string) => ({ 'x-hub-signature-256': signature(body, secret) });
    expect((await post(body, signedBy('the secret before last year'))).status).toBe(403);
    expect((await post(body, signedBy('the secret of last year'))).status).toBe(200);
    expect((await post(body, signedBy(SECRET))).status).toBe(200);
    expect((await inbox()).map(([id]) => id)).toEqual(['rotated']);
  });

  it('has no second effect with a valid body from eight days ago', async () => {
    const body = chatDelivery([chatMessage({ id: 'old', text: { body: 'Deep pothole in Pune' } })]);
    expect((await post(body, signed(body))).status).toBe(200);
    const draft = {
      title: 'Deep pothole',
      description: 'As it was written in the chat',
      category: 'road',
      city: 'Pune',
    };
    const convert = async () =>
      service.tokenApi
        .as(await person(service))
        .post<ConvertedMessageDto>('/api/chat/messages/old/convert', draft);
    const first = await convert();
    service.clock.advance(8 * DAY_MS);
    const stored = () => service.database.sql('select * from mentions');
    const before = await stored();
    for (const headers of [{}, { 'x-api-surface': 'public' }] as Array<Record<string, string>>)
      expect((await post(body, { ...signed(body), ...headers })).status).toBe(200);
    expect(await stored()).toEqual(before);
    const again = await convert();
    expect([first.status, again.status, again.body.issueId]).toEqual([201, 200, first.body.issueId]);
    service.clock.set();
  });

  it('cannot guess the verify token by a prefix, another type, or repetition', async () => {
    const verify = (query: string) =>
      send({
        method: 'GET',
        url: `${service.url}/api/chat/webhook?hub.mode=subscribe&hub.challenge=17&${query}`,
      });
    const token = encodeURIComponent('known to the platform');
    const answers: HttpAnswer[] = [];
    for (const query of [
      'hub.verify_token=',
      'hub.verify_token=k',
      `hub.verify_token=${token}x`,
      `hub.verify_token=${token}&hub.verify_token=${token}`,
      `hub.verify_token[]=${token}`,
      'hub.verify_token=civic-development-verify-token',
      `hub.verify_token=${'x'.repeat(8000)}`,
    ])
      answers.push(await verify(query));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    for (const { text } of answers) expect(text).not.toContain('17');
    const right = await verify(`hub.verify_token=${token}`);
    expect([right.status, right.text]).toEqual([200, '17']);
    expect(right.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
  });

  it('has the valid messages stored if one of a thousand is invalid', async () => {
    const messages = Array.from({ length: 1000 }, (_, n) => chatMessage({ id: `m${n}` }));
    messages[500] = { id: 'poison', from: '9', type: 'text', text: { body: { toString: 1 } }, timestamp: {} };
    const body = chatDelivery(messages);
    expect((await post(body, signed(body))).status).toBe(200);
    const ids = (await inbox()).map(([id]) => id);
    expect([ids.length, ids.includes('poison'), ids.includes('m500')]).toEqual([999, false, false]);
  });

  /** Sends raw header lines, which may be repeated. */
  function raw(body: string, headers: readonly string[]): Promise<string> {
    return new Promise((done, fail) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => done(text)).on('error', fail);
      socket.write(
        [
          'POST /api/chat/webhook HTTP/1.1',
          'Host: x',
          'Connection: close',
          ...headers,
          `Content-Length: ${Buffer.byteLength(body)}`,
          '',
          body,
        ].join('\r\n'),
      );
    });
  }
});
