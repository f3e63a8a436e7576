import decode from 'qr/decode.js';
import sharp from 'sharp';
import { fieldOf, PublicClient, unescaped } from '../../support/network/public-client';
import { reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';

describe('posters with a code', () => {
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  /** What a phone reads in the code of a page. */
  async function readCode(path: string): Promise<string> {
    const { text } = await reader.get(path);
    const svg = /<svg class="qr".*?<\/svg>/s.exec(text)?.[0] ?? '';
    const picture = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="370" height="370" ');
    const { data, info } = await sharp(Buffer.from(picture))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return decode({ width: info.width, height: info.height, data });
  }

  it('are linked from the page of a ward, with their short links', async () => {
    const { text } = await reader.get('/mumbai/wards/H-West');
    expect(text).toContain('href="/mumbai/posters/400050-road"');
    expect(text).toContain('href="/mumbai/r/400050-road"');
    expect(text).not.toContain('/mumbai/r/400093');
  });

  it('have the code of a short link, which opens the report form with the place and the category', async () => {
    const code = await readCode('/hi/mumbai/posters/400050-hygiene');
    expect(code).toMatch(/\/hi\/mumbai\/r\/400050-hygiene$/);
    const { status, headers } = await reader.get(new URL(code).pathname);
    expect([status, headers.location]).toEqual([302, '/hi/mumbai/report?pincode=400050&category=hygiene']);
    const { text } = await reader.get(headers.location!);
    expect([fieldOf(text, 'pincode'), fieldOf(text, 'category')]).toEqual(['400050', 'hygiene']);
  });

  it.each(['400050-moon', '999999', 'moon', '411001'])(
    'are not found, on a page of the city: %s',
    async (code) => {
      for (const kind of ['r', 'posters']) {
        const { status, text } = await reader.get(`/mumbai/${kind}/${code}`);
        expect([status, /data-city="(\w+)"/.exec(text)?.[1]]).toEqual([404, 'mumbai']);
      }
    },
  );

  it('are of the place alone where no category is named', async () => {
    const { headers } = await reader.get('/mumbai/r/400050');
    expect(headers.location).toBe('/mumbai/report?pincode=400050');
    const { text } = await reader.get('/mumbai/report?pincode=400050&category=moon');
    expect([fieldOf(text, 'pincode'), fieldOf(text, 'category')]).toEqual(['400050', '']);
    expect(unescaped((await reader.get('/mumbai/posters/400050')).text)).toContain('400050');
  });

  it('print an issue with the code of its own address', async () => {
    const path = `/mumbai/issues/${await reportedIssue(service)}`;
    expect(new URL(await readCode(path)).pathname).toBe(path);
  });
});
