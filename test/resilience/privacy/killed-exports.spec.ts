import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { report } from '../../factories/issues';
import { photo } from '../../factories/files';
import type { Envelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { createSite, type Site } from '../../support/process/site';
import { signIn } from '../../support/process/server-process';

const EMAIL = 'asha@example.org';
/** So large that it is written for a moment. */
const PHOTO_BYTES = 400 * 1024 * 1024;
const LIMIT_MS = 180_000;

describe('an export whose process is killed', () => {
  const TMPDIR = mkdtempSync(join(tmpdir(), 'civic-killed-'));
  let site: Site;
  beforeAll(async () => {
    site = await createSite();
  });
  afterAll(async () => {
    await site.clear();
    rmSync(TMPDIR, { recursive: true, force: true });
  });

  const left = () => readdirSync(TMPDIR).filter((name) => name.includes('-export-'));

  it(
    'leaves no copy of the data once the service is started again, which makes it',
    async () => {
      let server = await site.start({ TMPDIR });
      const headers = { ...(await signIn(server.url, EMAIL)), 'content-type': 'application/json' };
      const ask = async <Data>(method: string, path: string, body?: object) => {
        const payload = body && JSON.stringify(body);
        const answer = await send<Envelope<Data>>({ method, url: server.url + path, headers, payload });
        if (answer.status >= 300) throw new Error(answer.text);
        return answer.body;
      };
      const { issueId } = (await ask<{ issueId: string }>('POST', '/api/issues', report())).data;
      const bytes = await photo('jpeg', { width: 60, height: 40 });
      const announced = { type: 'upload', mimeType: 'image/jpeg', fileName: 'a.jpg', fileSize: bytes.length };
      const ticket = (
        await ask<{ uploadUrl: string; mediaId: string }>('POST', `/api/issues/${issueId}/media`, announced)
      ).data;
      const { pathname, search } = new URL(ticket.uploadUrl);
      const type = { 'content-type': 'image/jpeg' };
      await send({ method: 'PUT', url: server.url + pathname + search, headers: type, payload: bytes });
      const stored = readdirSync(site.folder, { recursive: true })
        .map(String)
        .find((name) => name.includes('objects') && name.endsWith(ticket.mediaId));
      truncateSync(join(site.folder, stored!), PHOTO_BYTES);
      const local = await send<{ idToken: string }>({
        ...{ method: 'POST', url: `${server.url}/dev/identity`, headers },
        payload: JSON.stringify({ email: EMAIL }),
      });
      const { id } = (await ask<{ id: string }>('POST', '/api/users/me/exports', local.body)).data;
      while (left().length === 0) await delay(5);
      server.process.kill('SIGKILL');
      await server.ended;
      expect(left()).toHaveLength(1);
      // Its lease would end within a minute.
      await site.database.sql(`update jobs set leased_until = now() where name = 'exports'`);
      const abandoned = left();
      server = await site.start({ TMPDIR });
      expect(left()).not.toEqual(expect.arrayContaining(abandoned));
      const state = async () =>
        (await ask<{ state: string }>('GET', `/api/users/me/exports/${id}`)).data.state;
      while (!['ready', 'failed'].includes(await state())) await delay(100);
      expect(await state()).toBe('ready');
      expect(left()).toEqual([]);
    },
    LIMIT_MS,
  );
});
