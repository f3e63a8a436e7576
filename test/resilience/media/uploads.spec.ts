import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { UploadTicketDto } from '../../../src/media/dto/media.dto';
import { video } from '../../factories/files';
import { report } from '../../factories/issues';
import type { Envelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { type ServerProcess, signIn } from '../../support/process/server-process';
import { createSite, type Site } from '../../support/process/site';

const MB = 1024 * 1024;
const MAX_UPLOAD_BYTES = 100 * MB;

describe('uploads to a service process', () => {
  let site: Site;
  let server: ServerProcess;
  let caller: { authorization: string };
  let issueId: string;

  beforeAll(async () => {
    site = await createSite();
    server = await site.start();
    caller = await signIn(server.url);
    issueId = (await post<{ issueId: string }>('/api/issues', report())).issueId;
  });
  afterAll(() => site.clear());

  const post = async <Data>(path: string, body: object) => {
    const answer = await send<Envelope<Data>>({
      method: 'POST',
      url: server.url + path,
      headers: { 'content-type': 'application/json', ...caller },
      payload: JSON.stringify(body),
    });
    return answer.body.data;
  };
  const announce = (fileSize: number) => {
    const body = { type: 'upload', mimeType: 'video/mp4', fileName: 'a.mp4', fileSize };
    return post<UploadTicketDto>(`/api/issues/${issueId}/media`, body);
  };
  const local = (url: string) => server.url + url.slice(new URL(url).origin.length);
  const residentMemory = () => {
    const [, kilobytes] =
      /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  };

  /** Sends a file of the given size in parts, up to `until` bytes. */
  function put(url: string, size: number, until = size): Promise<number> {
    return new Promise((done, fail) => {
      const outgoing = request(
        local(url),
        { method: 'PUT', headers: { 'content-type': 'video/mp4', 'content-length': String(size) } },
        (response) => response.resume().on('end', () => done(response.statusCode ?? 0)),
      );
      outgoing.on('error', fail);
      const piece = Buffer.alloc(64 * 1024, 7);
      function* pieces() {
        yield video('mp4', 64 * 1024);
        for (let sent = piece.length; sent < until; sent += piece.length) {
          yield sent + piece.length > until ? piece.subarray(0, until - sent) : piece;
        }
      }
      const bytes = Readable.from(pieces());
      if (until < size) bytes.on('end', () => outgoing.destroy(new Error('cut off')));
      bytes.pipe(outgoing, { end: until === size });
    });
  }

  const onLinux = process.platform === 'linux' ? it : it.skip;

  onLinux('of 100 MB take no memory worth the name', async () => {
    await put((await announce(MB)).uploadUrl, MB);
    const before = residentMemory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentMemory())), 20);
    const ticket = await announce(MAX_UPLOAD_BYTES);
    expect(await put(ticket.uploadUrl, MAX_UPLOAD_BYTES)).toBe(200);
    clearInterval(watch);
    expect((most - before) / MB).toBeLessThan(30);
    const part = await send({
      method: 'GET',
      url: `${server.url}/media/${ticket.mediaId}`,
      headers: { range: `bytes=${MAX_UPLOAD_BYTES - 10}-` },
    });
    expect([part.status, part.text.length]).toEqual([206, 10]);
  });

  it('that are cut off leave no files, and can be sent again', async () => {
    const { uploadUrl, mediaId } = await announce(2 * MB);
    for (let i = 0; i < 5; i++) {
      await expect(put(uploadUrl, 2 * MB, MB)).rejects.toThrow();
    }
    expect((await send({ method: 'GET', url: `${server.url}/media/${mediaId}` })).status).toBe(404);
    const { readdirSync } = await import('node:fs');
    const drafts = () => readdirSync(join(site.folder, 'media', 'drafts'));
    while (drafts().length > 0) await new Promise((done) => setTimeout(done, 20));
    expect(await put(uploadUrl, 2 * MB)).toBe(200);
  });
});
