import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import type { IssueDto } from '../../src/issues/dto/issue.dto';
import { MediaInspector } from '../../src/media/media-inspector';
import { MediaSweeper } from '../../src/media/media-sweeper.service';
import type { AddedMediaDto, UploadTicketDto } from '../../src/media/dto/media.dto';
import { Config } from '../../src/config/config';
import { Jobs } from '../../src/platform/jobs/jobs';
import { animation, photo, video } from '../factories/files';
import { reportedIssue } from '../factories/issues';
import { officialPerson, person, type TestPerson } from '../factories/people';
import type { Envelope, ErrorEnvelope } from '../support/client';
import { answerOf, send } from '../support/http';
import { type S3Server, startS3 } from '../support/s3';
import { startService, type TestService } from '../support/service';

const POST = { type: 'microblog', url: 'https://social.example/@asha/123' };

describe.each(['disk', 's3'] as const)('media kept on %s', (driver) => {
  let s3: S3Server | undefined;
  let service: TestService;
  let reporter: TestPerson;
  let stranger: TestPerson;
  let admin: TestPerson;
  let issue: string;

  beforeAll(async () => {
    s3 = driver === 's3' ? await startS3() : undefined;
    service = await startService({ settings: { ...s3?.settings } });
  });
  beforeEach(async () => {
    // Signed in anew each time, for the clock is moved.
    reporter = await person(service);
    stranger = await person(service);
    admin = await person(service, { role: 'admin' });
    issue = await reportedIssue(service, { by: reporter });
  });
  afterAll(async () => {
    await service.stop();
    await s3?.stop();
  });

  const api = (who?: TestPerson) => (who ? service.tokenApi.as(who) : service.tokenApi);
  const path = (rest = '') => `/api/issues/${issue}/media${rest}`;
  const detail = async () => (await api().get<Envelope<IssueDto>>(`/api/issues/${issue}`)).body.data;
  const mediaCount = async () => {
    const rows = await service.database.sql<{ n: number }>(
      'select media_count as n from issues where id = $1',
      [issue],
    );
    return rows[0]?.n;
  };
  const announce = async (mimeType: string, fileSize: number, who = reporter) => {
    const body = { type: 'upload', mimeType, fileName: 'IMG_1234.JPG', fileSize };
    const answer = await api(who).post<Envelope<UploadTicketDto>>(path(), body);
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const put = (url: string, bytes: Buffer, type: string, headers: Record<string, string> = {}) =>
    send({ method: 'PUT', url, headers: { 'content-type': type, ...headers }, payload: bytes });
  const here = (ticket: { publicUrl: string }, query = '') =>
    service.url + new URL(ticket.publicUrl).pathname + query;
  const shown = (ticket: { publicUrl: string }, headers: Record<string, string> = {}) =>
    answerOf(request(service.url).get(new URL(ticket.publicUrl).pathname).set(headers));
  /** As a browser does, with redirects. */
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers });
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  /** The upload URLs name the public address, which in tests is not the one listened on. */
  const local = (url: string) =>
    driver === 'disk' ? service.url + url.slice(new URL(url).origin.length) : url;
  const upload = async (mimeType: string, bytes: Buffer) => {
    const ticket = await announce(mimeType, bytes.length);
    const { status } = await put(local(ticket.uploadUrl), bytes, mimeType);
    return { ...ticket, status };
  };
  const stored = () => {
    if (s3) return s3.keys().map((key) => key.replace(/^media-/, ''));
    const folder = join(service.app.get(Config).settings.DATA_DIR, 'media');
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  };

  describe('POST /api/issues/:id/media of a post', () => {
    it('attaches a reference', async () => {
      const { status, body } = await api(stranger).post<Envelope<AddedMediaDto>>(path(), POST);
      expect(status).toBe(201);
      expect(body.data).toEqual({
        mediaId: expect.stringMatching(/^med_/) as string,
        type: 'microblog',
        url: POST.url,
        addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      });
      expect((await detail()).media).toEqual([body.data]);
      expect(await mediaCount()).toBe(1);
    });

    it.each([
      [{}, 'type'],
      [{ type: 'other' }, 'type'],
      [{ type: 'microblog' }, 'url'],
      [{ type: 'microblog', url: 'no url' }, 'url'],
      [{ type: 'microblog', url: 'javascript:alert(1)' }, 'url'],
      [{ type: 'microblog', url: `https://x.example/${'x'.repeat(2000)}` }, 'url'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a.png' }, 'fileSize'],
      [{ type: 'upload', fileName: 'a.png', fileSize: 10 }, 'mimeType'],
      [{ type: 'upload', mimeType: 'image/svg+xml', fileName: 'a.svg', fileSize: 10 }, 'mimeType'],
      [{ type: 'upload', mimeType: 'text/html', fileName: 'a.html', fileSize: 10 }, 'mimeType'],
      [{ type: 'upload', mimeType: 'image/png', fileName: '', fileSize: 10 }, 'fileName'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a', fileSize: 0 }, 'fileSize'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a', fileSize: 1.5 }, 'fileSize'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a', fileSize: '10' }, 'fileSize'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a', fileSize: 10 * 1024 * 1024 + 1 }, 'fileSize'],
      [{ type: 'upload', mimeType: 'video/mp4', fileName: 'a', fileSize: 100 * 1024 * 1024 + 1 }, 'fileSize'],
    ])('refuses %j', async (body, field) => {
      const answer = await api(reporter).post<ErrorEnvelope>(path(), body);
      expect([answer.status, answer.body.error.code, answer.body.error.details?.[0]?.field]).toEqual([
        400,
        'VALIDATION_ERROR',
        field,
      ]);
      expect(await mediaCount()).toBe(0);
    });

    it('is refused to the signed out, to viewers, and on an issue that is unknown or hidden', async () => {
      const viewer = await person(service, { role: 'viewer' });
      expect((await api().post(path(), POST)).status).toBe(401);
      expect((await api(viewer).post(path(), POST)).status).toBe(403);
      expect((await api(reporter).post('/api/issues/iss_unknown/media', POST)).status).toBe(404);
      await service.database.sql('update issues set hidden = true where id = $1', [issue]);
      expect((await api(stranger).post(path(), POST)).status).toBe(404);
    });

    it('takes ten items and refuses the eleventh, also when they come at once', async () => {
      const answers = await Promise.all(Array.from({ length: 14 }, () => api(reporter).post(path(), POST)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(409)]);
      expect([await mediaCount(), (await detail()).media.length]).toEqual([10, 10]);
    });

    it('attaches once however often it is repeated with its Idempotency-Key, with the same status', async () => {
      const keyed = api(reporter).with({ 'idempotency-key': `once-${issue}` });
      const body = { type: 'upload', mimeType: 'image/png', fileName: 'a.png', fileSize: 10 };
      const answers = [await keyed.post(path(), body), await keyed.post(path(), body)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect(await mediaCount()).toBe(1);
    });
  });

  describe('an upload', () => {
    it('is attached at once and shown at its public URL when its bytes are there', async () => {
      const bytes = await photo('jpeg');
      const ticket = await announce('image/jpeg', bytes.length);
      expect(ticket.mediaId).toMatch(/^med_/);
      expect(ticket.publicUrl).toBe(`http://localhost:3000/media/${ticket.mediaId}`);
      const lifetime = Date.parse(ticket.expiresAt) - Date.now();
      expect(lifetime).toBeGreaterThan(14 * 60_000);
      expect(lifetime).toBeLessThanOrEqual(15 * 60_000);
      expect((await detail()).media).toEqual([
        {
          mediaId: ticket.mediaId,
          type: 'image',
          url: ticket.publicUrl,
          addedAt: expect.any(String) as string,
        },
      ]);
      expect((await get(here(ticket))).status).toBe(404);

      expect((await put(local(ticket.uploadUrl), bytes, 'image/jpeg')).status).toBe(200);
      const shown = await get(here(ticket));
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
    });

    it.each([['jpeg'], ['png'], ['webp']] as const)('as %s loses who took it and where', async (format) => {
      const bytes = await photo(format);
      expect((await sharp(bytes).metadata()).exif).toBeDefined();
      const shown = await get(here(await upload(`image/${format}`, bytes)));
      expect((await sharp(shown.bytes).metadata()).exif).toBeUndefined();
      expect(shown.bytes.includes('a secret author')).toBe(false);
    });

    it('of a large picture is bounded, upright, and has thumbnails', async () => {
      const large = await sharp(await photo('jpeg', { width: 4000, height: 1000 }))
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const ticket = await upload('image/jpeg', large);
      const shown = await sharp((await get(here(ticket))).bytes).metadata();
      expect([shown.width, shown.height, shown.orientation]).toEqual([640, 2560, undefined]);
      for (let i = 0; i < 2; i++) {
        const small = await get(here(ticket, '?w=320'));
        expect(await sharp(small.bytes).metadata()).toMatchObject({
          width: 320,
          height: 1280,
          format: 'jpeg',
        });
      }
      expect((await get(here(ticket, '?w=321'))).status).toBe(400);
    });

    it('of an animation shows its first frame', async () => {
      const bytes = await animation();
      expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(3);
      const shown = await get(here(await upload('image/gif', bytes)));
      expect(shown.headers.get('content-type')).toBe('image/gif');
      expect((await sharp(shown.bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
      const { dominant } = await sharp(shown.bytes).stats();
      expect(dominant.r).toBeGreaterThan(200);
    });

    it.each(['mp4', 'quicktime', 'webm'] as const)(
      'of a %s video is shown as it came, in ranges',
      async (type) => {
        const bytes = video(type);
        const ticket = await upload(`video/${type}`, bytes);
        const shown = await get(here(ticket));
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, `video/${type}`]);
        expect(shown.bytes.equals(bytes)).toBe(true);
        const part = await get(here(ticket), { range: 'bytes=10-19' });
        expect([part.status, part.bytes.length]).toEqual([206, 10]);
        expect((await get(here(ticket, '?w=320'))).status).toBe(404);
      },
    );

    it('is never served as anything active', async () => {
      const page = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(300));
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(300));
      for (const [type, bytes] of [
        ['image/png', page],
        ['image/gif', Buffer.concat([Buffer.from('GIF89a/*'), page])],
        ['image/jpeg', svg],
        ['image/webp', await photo('png')],
        ['image/jpeg', (await photo('jpeg')).subarray(0, 40)],
        ['image/png', (await photo('png')).subarray(0, 500_000)],
        ['video/mp4', page],
        ['video/mp4', await photo('png')],
      ] as const) {
        const ticket = await upload(type, bytes);
        expect(ticket.status).toBe(driver === 'disk' ? 400 : 200);
        expect((await get(here(ticket))).status).toBe(404);
        while (stored().some((name) => name.includes(ticket.mediaId)))
          await new Promise((done) => setTimeout(done, 20));
      }
      expect([(await detail()).media, await mediaCount()]).toEqual([[], 0]);
    });

    it('keeps nothing that follows a picture in its file', async () => {
      const bytes = Buffer.concat([await photo('png'), Buffer.from('<script>alert(1)</script>')]);
      const ticket = await upload('image/png', bytes);
      expect((await get(here(ticket))).bytes.includes('alert(1)')).toBe(false);
    });

    it('is not opened when it would unpack to more than a camera takes', async () => {
      const square = { width: 20_000, height: 20_000, channels: 3, background: 'white' } as const;
      const bomb = await sharp({ create: square, limitInputPixels: false })
        .png({ compressionLevel: 9 })
        .toBuffer();
      expect(bomb.length).toBeLessThan(10 * 1024 * 1024);
      const ticket = await upload('image/png', bomb);
      expect((await get(here(ticket))).status).toBe(404);
    });

    it('is shown with headers that keep it harmless and fresh', async () => {
      const ticket = await upload('image/png', await photo('png'));
      const { headers } = await shown(ticket);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=30',
      });
    });

    it('answers ranges and preconditions as HTTP says', async () => {
      const bytes = video('mp4');
      const ticket = await upload('video/mp4', bytes);
      if (driver === 's3') {
        // The bucket is where the client is sent, and answers as it can.
        const part = await get(here(ticket), { range: 'bytes=0-4' });
        return expect([part.status, part.bytes.length]).toEqual([206, 5]);
      }
      const ask = async (headers: Record<string, string>) => {
        const answer = await shown(ticket, headers);
        return [answer.status, answer.text.length];
      };
      const { etag } = (await shown(ticket)).headers;
      expect(await ask({ 'if-none-match': etag ?? '' })).toEqual([304, 0]);
      expect(await ask({ 'if-match': '"another"' })).toEqual([412, 0]);
      expect(await ask({ range: 'bytes=9999999-' })).toEqual([416, 0]);
      expect(await ask({ range: 'bytes=0-4' })).toEqual([206, 5]);
    });

    it('answers everyone, some to come back later, when many want pictures made at once', async () => {
      const ticket = await upload('image/jpeg', await photo('jpeg', { width: 3000, height: 2000 }));
      await get(here(ticket));
      const made = Array.from({ length: 20 }, () => get(here(ticket, '?w=640')));
      expect(new Set((await Promise.all(made)).map(({ status }) => status))).toEqual(new Set([200]));
      const bytes = await photo('png');
      const puts = Array.from({ length: 9 }, async () => {
        const { uploadUrl, publicUrl } = await announce('image/png', bytes.length);
        const sent = await put(local(uploadUrl), bytes, 'image/png');
        // One that was told to come back may send it again.
        for (
          let again = sent;
          again.status === 503;
          again = await put(local(uploadUrl), bytes, 'image/png')
        ) {
          expect(again.headers['retry-after']).toBeDefined();
          await new Promise((done) => setTimeout(done, 50));
        }
        return publicUrl;
      });
      for (const publicUrl of await Promise.all(puts)) {
        let shown = await get(here({ publicUrl }));
        while (shown.status === 503) shown = await get(here({ publicUrl }));
        expect(shown.status).toBe(200);
      }
    });

    it('is shown while its issue is', async () => {
      const ticket = await upload('image/png', await photo('png'));
      await service.database.sql('update issues set hidden = true where id = $1', [issue]);
      expect((await get(here(ticket))).status).toBe(404);
    });

    it.each(['med_unknown', 'x', '..%2f..%2fjwt.secret', '%00', '.'.repeat(300)])('unlike %s', async (id) => {
      expect((await get(`${service.url}/media/${id}`)).status).toBe(404);
    });
  });

  describe('a PUT that is not the one announced is 403:', () => {
    const bytes = video('mp4');
    const announced = () => announce('video/mp4', bytes.length);
    const refused = async (url: string, type = 'video/mp4', sent = bytes) => {
      expect((await put(local(url), sent, type)).status).toBe(403);
    };

    it('another content type', async () => {
      const { uploadUrl } = await announced();
      for (const type of ['video/webm', 'text/html', 'video/mp4; charset=utf-8', 'application/json']) {
        await refused(uploadUrl, type);
      }
      expect((await put(local(uploadUrl), bytes, 'video/mp4')).status).toBe(200);
    });

    it('another size', async () => {
      const { uploadUrl } = await announced();
      await refused(uploadUrl, 'video/mp4', bytes.subarray(1));
      await refused(uploadUrl, 'video/mp4', Buffer.concat([bytes, bytes]));
    });

    it('another signature, or none', async () => {
      const { uploadUrl } = await announced();
      const other = await announced();
      const name = driver === 'disk' ? 'signature' : 'X-Amz-Signature';
      const changed = new URL(uploadUrl);
      changed.searchParams.set(name, new URL(other.uploadUrl).searchParams.get(name) ?? '');
      await refused(changed.toString());
      changed.searchParams.set(name, 'x');
      await refused(changed.toString());
      // Whether anonymous requests are refused is the bucket's own setting; the test server's are not.
      changed.search = '';
      if (driver === 'disk') await refused(changed.toString());
    });

    it('another key', async () => {
      const { uploadUrl, mediaId } = await announced();
      const other = await announced();
      await refused(uploadUrl.replace(mediaId, other.mediaId));
      await refused(uploadUrl.replace(mediaId, 'med_unknown'));
    });

    it('after its expiry', async () => {
      const { uploadUrl } = await announced();
      const name = driver === 'disk' ? 'expires' : 'X-Amz-Expires';
      const later = new URL(uploadUrl);
      later.searchParams.set(name, String(Number(later.searchParams.get(name)) + 3600));
      await refused(later.toString());
    });

    if (driver === 'disk') {
      it('one of several at once', async () => {
        const { uploadUrl, publicUrl } = await announced();
        const variants = Array.from({ length: 6 }, (_, i) =>
          Buffer.concat([bytes.subarray(0, -1), Buffer.from([i])]),
        );
        const answers = await Promise.all(
          variants.map((variant) => put(local(uploadUrl), variant, 'video/mp4')),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
        const winner = answers.findIndex(({ status }) => status === 200);
        const shown = await get(here({ publicUrl }));
        expect(shown.bytes.equals(variants[winner]!)).toBe(true);
        expect(stored().filter((name) => name.includes(publicUrl.split('/').at(-1)!))).toHaveLength(1);
      });

      it('after fifteen minutes', async () => {
        const { uploadUrl } = await announced();
        service.clock.advance(15 * 60_000 + 1000);
        await refused(uploadUrl);
      });

      it('a second time, or once the item is deleted', async () => {
        const { uploadUrl } = await announced();
        expect((await put(local(uploadUrl), bytes, 'video/mp4')).status).toBe(200);
        await refused(uploadUrl);
        const other = await announced();
        await api(reporter).delete(path(`/${other.mediaId}`));
        await refused(other.uploadUrl);
      });
    }
  });

  describe('DELETE /api/issues/:id/media/:mediaId', () => {
    const gone = async (mediaId: string) => {
      while (stored().some((name) => name.includes(mediaId)))
        await new Promise((done) => setTimeout(done, 20));
    };

    it.each(['the reporter', 'an admin'])('by %s removes the item and its objects', async (who) => {
      const ticket = await upload('image/png', await photo('png'));
      await get(here(ticket, '?w=160'));
      expect(stored().filter((name) => name.includes(ticket.mediaId))).toHaveLength(2);
      const { status, body } = await api(who === 'an admin' ? admin : reporter).delete(
        path(`/${ticket.mediaId}`),
      );
      expect([status, body]).toEqual([
        200,
        { success: true, data: { mediaId: ticket.mediaId, deleted: true } },
      ]);
      expect((await get(here(ticket))).status).toBe(404);
      expect([(await detail()).media, await mediaCount()]).toEqual([[], 0]);
      await gone(ticket.mediaId);
    });

    it('of a reference removes the reference', async () => {
      const { body } = await api(reporter).post<Envelope<AddedMediaDto>>(path(), POST);
      expect((await api(reporter).delete(path(`/${body.data.mediaId}`))).status).toBe(200);
      expect((await detail()).media).toEqual([]);
    });

    it('is refused to everyone else, whoever added it, and 404 for what is not there', async () => {
      const { body } = await api(stranger).post<Envelope<AddedMediaDto>>(path(), POST);
      const { mediaId } = body.data;
      for (const who of [stranger, await officialPerson(service)]) {
        expect((await api(who).delete(path(`/${mediaId}`))).status).toBe(403);
      }
      expect((await api().delete(path(`/${mediaId}`))).status).toBe(401);
      expect((await api(reporter).delete(path('/med_unknown'))).status).toBe(404);
      const elsewhere = await reportedIssue(service, { by: reporter });
      expect((await api(reporter).delete(`/api/issues/${elsewhere}/media/${mediaId}`)).status).toBe(404);
      expect((await api(reporter).delete(path(`/${mediaId}`))).status).toBe(200);
      expect((await api(reporter).delete(path(`/${mediaId}`))).status).toBe(404);
      expect(await mediaCount()).toBe(0);
    });
  });

  describe('the sweep', () => {
    const sweep = () => service.app.get(MediaSweeper, { strict: false }).sweep();

    it('takes uploads that never came off their issue, and what was left of deleted ones out of the storage', async () => {
      await announce('image/png', 10);
      const kept = await upload('image/png', await photo('png'));
      await get(here(kept));
      service.clock.advance(36 * 60_000);
      expect((await sweep()).abandoned).toBeGreaterThan(0);
      expect((await detail()).media.map(({ mediaId }) => mediaId)).toEqual([kept.mediaId]);
      expect(await mediaCount()).toBe(1);
      // A purge that failed half way.
      await service.database.sql('update media set purged_at = null where deleted_at is not null');
      expect((await sweep()).purged).toBeGreaterThan(0);
      expect(
        await service.database.sql(
          `select from media where type <> 'microblog' and deleted_at is not null and purged_at is null`,
        ),
      ).toEqual([]);
    });

    it('keeps what it cannot look at for the next run', async () => {
      const ticket = await announce('video/mp4', 5000);
      const inspector = service.app.get(MediaInspector, { strict: false });
      const broken = jest.spyOn(inspector, 'checkVideo').mockRejectedValue(new Error('the disk failed'));
      // On disk an upload is looked at as soon as it is there, too.
      const { status } = await put(local(ticket.uploadUrl), video('mp4'), 'video/mp4');
      expect(status).toBe(driver === 'disk' ? 500 : 200);
      service.clock.advance(36 * 60_000);
      await sweep();
      expect(broken).toHaveBeenCalledTimes(driver === 'disk' ? 2 : 1);
      broken.mockRestore();
      await sweep();
      expect((await get(here(ticket))).status).toBe(200);
    });

    if (driver === 's3') {
      it('takes in bytes nobody has asked for yet', async () => {
        const ticket = await upload('image/png', await photo('png'));
        expect((await sweep()).taken).toBe(1);
        const keys = stored().filter((key) => key.includes(ticket.mediaId));
        expect(keys).toEqual([ticket.mediaId]);
      });
    }

    it('is run by one of several at once, and says how it went', async () => {
      const jobs = service.app.get(Jobs, { strict: false });
      const runs = await Promise.all([
        jobs.run('media-sweep'),
        jobs.run('media-sweep'),
        jobs.run('media-sweep'),
      ]);
      expect(runs.filter((outcome) => outcome !== undefined)).toHaveLength(1);
      const [row] = await service.database.sql(`select runs::int, failures::int, outcome from jobs`);
      expect(row).toMatchObject({ runs: 1, failures: 0, outcome: { abandoned: 0 } });
    });
  });

  it('counts what it holds: no counter differs from its rows', async () => {
    const drift = await service.database.sql(
      `select i.id from issues i where media_count <>
         (select count(*) from media m where m.issue_id = i.id and m.deleted_at is null)`,
    );
    expect(drift).toEqual([]);
  });
});
