import type { UploadTicketDto } from '../../../src/media/dto/media.dto';
import { LimitReached } from '../../../src/api/limit-reached';
import { MediaInspector } from '../../../src/media/media-inspector';
import { bomb, photo } from '../../factories/files';
import { REPORT_FORM } from '../../factories/forms';
import { reportedIssue } from '../../factories/issues';
import { apiClient, reportForm } from '../../factories/open311';
import { type MediaService, startMediaService } from '../../support/service/media';
import { PublicClient } from '../../support/network/public-client';

/** As many as one person may have waiting. */
const MANY = 20;

describe('the queue of pictures', () => {
  let media: MediaService;
  let inspector: MediaInspector;

  beforeAll(async () => {
    media = await startMediaService('disk');
    inspector = media.service.app.get(MediaInspector, { strict: false });
  });
  beforeEach(() => media.renew());
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => media.stop());

  const signedIn = async (email: string) => {
    const reader = new PublicClient(media.service.url);
    await reader.signIn(email);
    return reader;
  };
  const report = (reader: PublicClient, title: string, bytes: Buffer) =>
    reader.postFiles('/mumbai/report', { ...REPORT_FORM, title, key: title }, [
      { field: 'photos', name: 'IMG_20260102.jpg', bytes },
    ]);
  const accountOf = async (email: string) =>
    (await media.service.database.sql<{ id: string }>('select id from users where email = $1', [email]))[0]
      ?.id;

  it('answers the report of another person while one person has as many waiting as allowed', async () => {
    const slow = await photo('png', { width: 900, height: 900 });
    const other = await signedIn('other@example.org');
    const small = await photo('jpeg', { width: 80, height: 60 });
    const tickets: UploadTicketDto[] = [];
    for (let n = 0; n < MANY; n++) {
      // An issue has at most ten.
      if (n % 10 === 0) media.issue = await reportedIssue(media.service, { by: media.reporter });
      tickets.push(await media.announce('image/png', slow.length));
    }
    let answered = 0;
    let begun: () => void;
    const first = new Promise<void>((done) => (begun = done));
    const greedy = tickets.map(async ({ uploadUrl }) => {
      const { status } = await media.put(uploadUrl, slow, 'image/png');
      answered++;
      begun();
      return status;
    });
    await first;
    expect((await report(other, 'Reported beside many', small)).status).toBe(303);
    // The other picture was not behind those of the first person, most of which still wait.
    expect(answered).toBeLessThan(MANY);
    expect(new Set(await Promise.all(greedy))).toEqual(new Set([200]));
  });

  it('counts each picture for who sends it, whichever way it comes', async () => {
    const cleaned = jest.spyOn(inspector, 'cleanImage');
    const owners = () => cleaned.mock.calls.splice(0).map(([, , owner]) => owner);
    const bytes = await photo('jpeg', { width: 80, height: 60 });

    await media.upload('image/jpeg', bytes);
    expect(owners()).toEqual([media.reporter.id]);

    const email = 'owner-of-photos@example.org';
    const reader = await signedIn(email);
    const { headers } = await report(reader, 'Reported by an owner', bytes);
    expect(owners()).toEqual([await accountOf(email)]);

    const path = new URL(headers.location!, media.service.url).pathname;
    const form = { resolution: 'The lamp was replaced this morning', key: 'resolve' };
    await reader.postFiles(`${path}/resolve`, form, [{ field: 'photos', name: 'a.jpg', bytes }]);
    expect(owners()).toEqual([await accountOf(email)]);

    const client = await apiClient(media.service, { name: 'Relay' });
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...reportForm(), api_key: client.apiKey }))
      body.append(name, value);
    body.append('media[]', new Blob([new Uint8Array(bytes)]), 'one.jpg');
    await fetch(`${media.service.url}/open311/v2/requests.json`, { method: 'POST', body });
    expect(owners()).toEqual([client.id]);
  });

  it('counts a thumbnail for the address that requests it', async () => {
    const made = jest.spyOn(inspector, 'thumbnail');
    const ticket = await media.upload('image/jpeg', await photo('jpeg', { width: 400, height: 300 }));
    expect((await media.get(media.here(ticket, '?w=160'))).status).toBe(200);
    expect(made.mock.calls.map(([, , , owner]) => owner)).toEqual(['127.0.0.1']);
  });

  describe('tells who sends too much when to try again', () => {
    const limited = () =>
      jest
        .spyOn(inspector, 'cleanImage')
        .mockRejectedValueOnce(new LimitReached('Your pictures took too long', 77));

    it('with 429 for an upload, whose URL can be used again', async () => {
      limited();
      const bytes = await photo('png', { width: 80, height: 60 });
      const { uploadUrl, publicUrl } = await media.announce('image/png', bytes.length);
      const refused = await media.put(uploadUrl, bytes, 'image/png');
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '77']);
      expect(refused.body).toMatchObject({ error: { message: 'Your pictures took too long' } });
      expect((await media.put(uploadUrl, bytes, 'image/png')).status).toBe(200);
      expect((await media.get(media.here({ publicUrl }))).status).toBe(200);
    });

    it('with 429 and the kept text for a form', async () => {
      limited();
      const reader = await signedIn('greedy@example.org');
      const refused = await report(reader, 'Reported too often', await photo('jpeg'));
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '77']);
      expect(refused.text).toContain('id="photos-error"');
      expect(refused.text).toContain('You have sent many photos in a short time.');
      expect(refused.text).toContain('Reported too often');
      expect(
        await media.service.database.sql(`select from issues where title = 'Reported too often'`),
      ).toEqual([]);
    });
  });

  it.each([
    ['more than 64 million pixels', bomb(8001, 8000)],
    ['a side of more than 20,000 pixels', bomb(1, 8_000_000)],
  ])('says of a picture with %s that it is too large, in every way in', async (_, bytes) => {
    const { uploadUrl } = await media.announce('image/png', bytes.length);
    const put = await media.put(uploadUrl, bytes, 'image/png');
    expect(put.status).toBe(400);
    expect(put.text).toMatch(/(64 million|20000) pixels/);
    expect((await media.detail()).media).toEqual([]);
    const refused = await report(await signedIn('large@example.org'), 'Reported in large', bytes);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('64 megapixels');
    expect(refused.text).toContain('20,000');
  });
});
