import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: Array<{ src: string; sizes: string; purpose: string }>;
  shortcuts: Array<{ url: string }>;
}

describe('the installed site', () => {
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    service = await startService({
      settings: { SITE_NAME: 'Nagar Samasya', SITE_BRAND: '#7a1f5c', SITE_ACCENT: '#a8e05f' },
    });
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  const manifestOf = async (path: string) => JSON.parse((await reader.get(path)).text) as Manifest;
  const fileAt = async (path: string) => {
    const answer = await fetch(service.url + path);
    const type = answer.headers.get('content-type');
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const styles = async () => {
    const [, address = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec((await reader.get('/')).text) ?? [];
    return { address, text: (await reader.get(address)).text };
  };

  it('has a manifest in the language of the page, with icons of the sizes it names', async () => {
    const { text } = await reader.get('/hi/mumbai');
    expect(text).toContain('<link rel="manifest" href="/hi/manifest.webmanifest"/>');
    const manifest = await manifestOf('/hi/manifest.webmanifest');
    expect(manifest).toMatchObject({ name: 'Nagar Samasya', lang: 'hi', start_url: '/hi', id: '/' });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/hi/report', '/hi/map', '/hi/me']);
    for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
      const { status, body, type } = await fileAt(src);
      expect([src, status, type]).toEqual([src, 200, 'image/png']);
      const { width, height } = await sharp(body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await reader.get('/icons/1024.png')).status).toBe(404);
    expect((await reader.get('/icons/constructor.png')).status).toBe(404);
  });

  it('has an icon for iOS without transparent parts', async () => {
    expect((await reader.get('/')).text).toContain(
      '<link rel="apple-touch-icon" href="/icons/apple-touch.png"/>',
    );
    const { body } = await fileAt('/icons/apple-touch.png');
    const { isOpaque } = await sharp(body).stats();
    expect([(await sharp(body).metadata()).width, isOpaque]).toEqual([180, true]);
  });

  it('has the name and the colours of the operator, in its mark, too', async () => {
    const { text } = await reader.get('/');
    expect(text).toMatch(/<title>[^<]* – Nagar Samasya<\/title>/);
    expect(text).toContain('content="Nagar Samasya"');
    const css = await styles();
    expect(css.text).toContain('--brand:#7a1f5c');
    expect(css.text).toContain('--sun:#a8e05f');
    const [, mark = ''] = /href="([^"]+)" type="image\/svg\+xml"/.exec(text) ?? [];
    expect((await reader.get(mark)).text).toMatch(/#7a1f5c.*#a8e05f/s);
  });

  it('has the usual style sheet under its usual name without such settings', async () => {
    const usual = await startService();
    const { text } = await new PublicClient(usual.url).get('/');
    expect(text).not.toContain((await styles()).address);
    expect(text).toContain('Civic Issues</title>');
    await usual.stop();
  });
});

describe('the mark of an operator', () => {
  const MARK =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#c01080"/></svg>';
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mark-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileOf = (name: string, svg: string) => {
    const file = join(folder, name);
    writeFileSync(file, svg);
    return file;
  };

  /** The colour in the middle of a part of a picture. */
  async function colourAt(picture: Buffer, [left, top]: [left: number, top: number]): Promise<number[]> {
    const part = { left, top, width: 4, height: 4 };
    const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats();
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
  }

  it('is in the header, the icons of browsers and devices, and the pictures of links', async () => {
    const service = await startService({ settings: { SITE_MARK: fileOf('mark.svg', MARK) } });
    const reader = new PublicClient(service.url);
    const { text } = await reader.get('/mumbai');
    const [, mark = ''] = /href="([^"]+)" type="image\/svg\+xml"/.exec(text) ?? [];
    expect((await reader.get(mark, { accept: '*/*' })).text).toBe(MARK);
    expect(text).toContain(`<img class="mark" src="${mark}" alt width="32" height="32"/>`);
    const bytesAt = async (path: string) =>
      Buffer.from(await (await fetch(service.url + path)).arrayBuffer());
    const places: Array<[path: string, at: [left: number, top: number]]> = [
      ['/favicon.ico', [14, 14]],
      ['/icons/192.png', [96, 96]],
      ['/icons/apple-touch.png', [90, 90]],
      ['/mumbai/share.jpg', [94, 78]],
    ];
    for (const [path, at] of places) {
      const [red = 0, green = 255, blue = 0] = await colourAt(await bytesAt(path), at);
      expect([path, Math.abs(red - 192) < 8, green < 32, Math.abs(blue - 128) < 12]).toEqual([
        ...[path, true, true, true],
      ]);
    }
    await service.stop();
  });

  it.each([
    ['is missing', undefined, 'ENOENT'],
    ['is no SVG file', 'a picture', 'is no SVG file'],
    ['has no size', MARK.replace(/viewBox="[^"]*"/, ''), 'has no viewBox'],
    ['is not drawn by browsers', MARK.replace(/xmlns="[^"]*"/, ''), 'has no xmlns'],
    ['is too large', MARK + ' '.repeat(70_000), 'has more than 64 KB'],
    ['runs something', MARK.replace('<rect', '<rect onload="alert(1)"'), 'must not have onload='],
    ['has a script', MARK.replace('<rect', '<script>alert(1)</script><rect'), 'must not have <script'],
    [
      'loads something',
      MARK.replace('<rect', '<image href="https://a.example/b.png"/><rect'),
      'must not have',
    ],
    ['is damaged', MARK.slice(0, -10), 'SITE_MARK'],
    ['draws nothing', MARK.replace(/<rect[^>]*>/, ''), 'the file draws nothing'],
  ])('that %s ends the start, and the message says why', async (name, svg, reason) => {
    const file = svg === undefined ? join(folder, 'none.svg') : fileOf(`${name}.svg`, svg);
    const start = startService({ settings: { SITE_MARK: file } });
    await expect(start).rejects.toThrow(reason);
    await expect(start).rejects.toThrow('Name a readable SVG file');
  });
});
