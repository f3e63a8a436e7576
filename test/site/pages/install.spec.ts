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
