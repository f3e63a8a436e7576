import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { ROOT } from '../../support/source/deployment';
import { send } from '../../support/network/http';

const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD5rdlJp8rVqE=';
const [, CODE = ''] =
  /```js receiver\n([\s\S]+?)```/.exec(readFileSync(join(ROOT, 'docs/webhooks.md'), 'utf8')) ?? [];

describe('the receiver of docs/webhooks.md', () => {
  let receiver: ChildProcess;
  let url: string;
  let output = '';

  beforeAll(async () => {
    receiver = spawn(process.execPath, ['--input-type=module', '--eval', CODE], {
      env: { PATH: process.env.PATH, PORT: '0', WEBHOOK_SECRET: SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [first] = (await once(receiver.stdout!, 'data')) as [Buffer];
    url = `http://127.0.0.1:${/listening on (\d+)/.exec(first.toString())![1]}/`;
    receiver.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  });
  afterAll(() => receiver.kill());

  const BODY = JSON.stringify({ type: 'issue.reported', data: {} });
  async function deliver({ id = 'wev_1', at = new Date(), body = BODY, secret = SECRET, before = '' } = {}) {
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': before + new Webhook(secret).sign(id, at, BODY),
    };
    return (await send({ method: 'POST', url, headers, payload: body })).status;
  }
  const MINUTES_MS = 60_000;

  it('accepts a signed event once', async () => {
    expect([await deliver(), await deliver()]).toEqual([204, 204]);
    expect(output).toBe('issue.reported\n');
  });

  it('accepts an event signed with two secrets, one of which it has', async () => {
    const other = new Webhook('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA').sign('wev_2', new Date(), BODY);
    expect(await deliver({ id: 'wev_2', before: `${other} ` })).toBe(204);
  });

  /**
   * Sends the beginning of a request, then closes the connection. @returns the beginning of the answer, if it is
   * awaited
   */
  async function breakOff(bytes: string, waits: boolean): Promise<string> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n`;
    await new Promise<void>((done) => socket.write(head + bytes, () => done()));
    const answer = waits ? String(((await once(socket, 'data')) as [Buffer])[0]) : '';
    socket.destroy();
    return answer;
  }

  it('keeps running after an aborted request', async () => {
    for (let n = 0; n < 5; n++) await breakOff('abc', false);
    expect(await deliver({ id: 'wev_3' })).toBe(204);
    expect(receiver.exitCode).toBeNull();
  });

  it('reads a body only up to the maximum size of an event, and keeps running', async () => {
    expect(await breakOff('a'.repeat(30_000), true)).toMatch(/^HTTP\/1.1 413 /);
    expect(await deliver({ id: 'wev_4' })).toBe(204);
    expect(receiver.exitCode).toBeNull();
  });

  it('refuses another body, secret or time', async () => {
    expect(await deliver({ body: `${BODY} ` })).toBe(401);
    expect(await deliver({ secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })).toBe(401);
    expect(await deliver({ at: new Date(Date.now() - 6 * MINUTES_MS) })).toBe(401);
    expect(await deliver({ at: new Date(Date.now() + 6 * MINUTES_MS) })).toBe(401);
  });
});
