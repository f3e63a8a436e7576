import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiClient } from './client';
import { Contract } from '../source/contract';

/** What supertest must neither add to a request nor change in an answer. */
describe('ApiClient', () => {
  let server: Server;
  let client: ApiClient;
  let asked: { line: string; headers: string[]; body: string };

  const ANSWERS: Record<string, [number, Record<string, string>, string]> = {
    '/moved': [302, { location: '/elsewhere' }, ''],
    '/broken': [500, { 'content-type': 'application/json' }, '{"a":1}'],
    '/file': [200, { 'content-type': 'application/zip' }, '\u00e9'],
    '/null': [200, { 'content-type': 'application/json' }, 'null'],
  };
  const received = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
    const line = `${request.method} ${request.url}`;
    return { line, headers: headers.sort(), body: Buffer.concat(chunks).toString() };
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      void received(request).then((got) => {
        asked = got;
        const [status, headers, text] = ANSWERS[request.url ?? ''] ?? [204, {}, ''];
        response.writeHead(status, headers).end(text);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    client = new ApiClient(url, new Contract(() => ({ paths: {} })));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it('sends the target, the headers and the body unchanged', async () => {
    const host = expect.stringMatching(/^host: 127/) as string;
    await client.get('/a?b=%ff&c=%00');
    expect(asked).toEqual({ line: 'GET /a?b=%ff&c=%00', headers: ['connection: close', host], body: '' });
    await client.with({ 'x-key': 'cl\u00e9' }).post('/a', { b: '\u00e9' });
    expect(asked).toEqual({
      line: 'POST /a',
      headers: [
        'connection: close',
        'content-length: 10',
        'content-type: application/json',
        host,
        'x-key: cl\u00e9',
      ],
      body: '{"b":"\u00e9"}',
    });
  });

  it.each([
    ['{"broken', '{"broken'],
    ['', ''],
    [null, 'null'],
    [[1], '[1]'],
    [JSON.parse('{"__proto__":1}'), '{"__proto__":1}'],
  ])('sends %j as %s', async (body: unknown, text) => {
    await client.put('/a', body);
    expect(asked.body).toBe(text);
    expect(asked.headers).toContain(`content-length: ${text.length}`);
  });

  it.each([
    ['/moved', { status: 302, text: '', body: undefined }],
    ['/broken', { status: 500, text: '{"a":1}', body: { a: 1 } }],
    ['/file', { status: 200, text: '\u00e9', body: undefined }],
    ['/null', { status: 200, text: 'null', body: null }],
    ['/none', { status: 204, text: '', body: undefined }],
  ])('reads the answer of %s unchanged', async (path, expected) => {
    const { headers, ...answer } = await client.get(path);
    expect(answer).toEqual(expected);
    expect(headers).toMatchObject(ANSWERS[path]?.[1] ?? {});
  });
});
