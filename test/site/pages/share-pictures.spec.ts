import sharp from 'sharp';
import { MediaInspector } from '../../../src/media';
import { photo } from '../../factories/files';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { person } from '../../factories/people';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('the picture of a page in previews of links', () => {
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    service = await startService({ settings: { TRUST_PROXY: '1' } });
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  /** The picture that a page names. */
  async function pictureOf(page: string): Promise<Buffer> {
    const { text } = await reader.get(page);
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(unescaped(text)) ?? [];
    const answer = await fetch(service.url + new URL(address).pathname);
    expect([page, answer.status, answer.headers.get('content-type')]).toEqual([page, 200, 'image/jpeg']);
    return Buffer.from(await answer.arrayBuffer());
  }

  it('has the size of previews and at most 300 KB: city, ward, issue', async () => {
    const by = await person(service);
    const hostile = '<b>&" \u202e 𝕏 मराठी '.repeat(6);
    const plain = await reportedIssue(service, { by, title: hostile });
    const shown = await reportedIssue(service, { by, title: 'A deep hole' });
    await uploadedPhoto(service, shown, by, await photo('jpeg'));
    const pages = ['/mumbai', '/hi/mumbai', '/mumbai/wards/H-West'];
    for (const page of [...pages, `/mumbai/issues/${plain}`, `/ta/mumbai/issues/${shown}`]) {
      const picture = await pictureOf(page);
      expect([page, picture.length < 300 * 1024]).toEqual([page, true]);
      const { width, height, format } = await sharp(picture).metadata();
      expect([page, width, height, format]).toEqual([page, 1200, 630, 'jpeg']);
    }
  });

  it.each(['png', 'webp'] as const)('shows the transparent parts of a photo as white: %s', async (format) => {
    const by = await person(service);
    const issue = await reportedIssue(service, { by });
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = sharp({ create: { width: 800, height: 600, channels: 4, background } });
    await uploadedPhoto(service, issue, by, await clear.toFormat(format).toBuffer(), {
      mimeType: `image/${format}`,
    });
    const picture = sharp(await pictureOf(`/mumbai/issues/${issue}`));
    // Right of the name of the site and above the words there is nothing but the photo.
    const part = await picture.extract({ left: 900, top: 40, width: 200, height: 100 }).toBuffer();
    const { channels } = await sharp(part).stats();
    for (const { mean } of channels) expect(mean).toBeGreaterThan(250);
  });

  it('is another one once the content has changed, and the same before', async () => {
    const id = await reportedIssue(service, { title: 'Lamp out since Monday' });
    const [first, again] = [await pictureOf(`/mumbai/issues/${id}`), await pictureOf(`/mumbai/issues/${id}`)];
    expect(first.equals(again)).toBe(true);
    await service.database.sql(`update issues set title = 'Lamp is on again' where id = $1`, [id]);
    expect((await pictureOf(`/mumbai/issues/${id}`)).equals(first)).toBe(false);
  });

  it('waits for its turn among the pictures of its reader, who gets 429 with too many', async () => {
    const issues = [];
    for (let n = 0; n < 21; n++)
      issues.push(await reportedIssue(service, { title: `Dark lamp number ${n}` }));
    const inspector = service.app.get(MediaInspector, { strict: false });
    let release!: () => void;
    const held = new Promise<void>((done) => (release = done));
    const first = inspector.draw('127.0.0.1', () => held.then(() => Buffer.alloc(0)));
    const statuses: number[] = [];
    const asked = issues.map(async (id) => {
      const { status } = await fetch(`${service.url}/mumbai/issues/${id}/share.jpg`);
      statuses.push(status);
    });
    await Promise.race(asked);
    // Twenty wait, so only a refusal is answered while the turn is held.
    expect(statuses).toEqual([429]);
    release();
    await Promise.all([first, ...asked]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });

  it('counts an IPv6 network as one reader', async () => {
    const drawn = jest.spyOn(service.app.get(MediaInspector, { strict: false }), 'draw');
    const issues = [await reportedIssue(service), await reportedIssue(service, { title: 'Another lamp' })];
    for (const [index, from] of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'].entries())
      await fetch(`${service.url}/mumbai/issues/${issues[index]}/share.jpg`, {
        headers: { 'x-forwarded-for': from },
      });
    const readers = drawn.mock.calls.map(([reader]) => reader);
    drawn.mockRestore();
    expect(readers).toHaveLength(2);
    expect(new Set(readers).size).toBe(1);
  });

  it('is not found for what nobody may see', async () => {
    const id = await reportedIssue(service);
    await hiddenIssue(service, id);
    for (const path of [`/mumbai/issues/${id}`, `/pune/issues/${id}`, '/mumbai/wards/nowhere', '/atlantis'])
      expect([path, (await reader.get(`${path}/share.jpg`)).status]).toEqual([path, 404]);
  });
});
