import { LANGUAGES, localPath } from '../../../src/web/site/languages';
import { reportedIssue } from '../../factories/issues';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const DELHI = { lat: 28.63, lng: 77.22, address: 'Connaught Place' };

/** The properties of a page's map; undefined if the page has none. */
async function mapOf(reader: PublicClient, path: string) {
  const props = /<div class="map"[^>]* data-props="([^"]*)"/.exec((await reader.get(path)).text)?.[1];
  if (props === undefined) return undefined;
  return JSON.parse(unescaped(props)) as {
    base: { view: [number, number, number, number]; tiles?: object; hasBase: boolean };
    isPicker?: boolean;
    words: { label: string };
  };
}

/** The texts of the script of a report form. */
async function reportWords(reader: PublicClient, path: string) {
  const props = /<form[^>]* data-island="report"[^>]* data-props="([^"]*)"/.exec(
    (await reader.get(path)).text,
  )?.[1];
  if (props === undefined) throw new Error(`no report form at ${path}`);
  return (JSON.parse(unescaped(props)) as { words: { rough: string } }).words;
}

describe('the maps of the site', () => {
  let service: TestService;
  let reader: PublicClient;

  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  it.each([
    ['mumbai', 19.08, 72.88],
    ['bangalore', 12.97, 77.59],
    ['delhi', 28.61, 77.21],
    ['hyderabad', 17.39, 78.47],
    ['chennai', 13.08, 80.27],
    ['pune', 18.52, 73.86],
    ['kolkata', 22.57, 88.36],
    ['ahmedabad', 23.02, 72.57],
  ])('show %s initially, and not all of India', async (city, lat, lng) => {
    const [west = 0, south = 0, east = 0, north = 0] = (await mapOf(reader, `/${city}`))?.base.view ?? [];
    expect([west < lng, lng < east, south < lat, lat < north]).toEqual([true, true, true, true]);
    expect([east - west, north - south].every((degrees) => degrees < 1.5)).toBe(true);
  });

  it('can pick and show a position if there are boundaries or tiles', async () => {
    const issue = await reportedIssue(service, { city: 'delhi', location: DELHI });
    expect([
      (await mapOf(reader, '/mumbai/report'))?.isPicker,
      await mapOf(reader, '/delhi/report'),
      await mapOf(reader, `/delhi/issues/${issue}`),
    ]).toEqual([true, undefined, undefined]);
    const { text } = await reader.get('/delhi/report');
    expect([text.includes('name="pincode"'), text.includes('name="lat"')]).toEqual([true, true]);
  });

  it.each(['report', 'follow'])('are not mentioned by the form %s of a city without one', async (form) => {
    expect((await reader.get(`/mumbai/${form}`)).text).toContain('Touch the map');
    expect((await reader.get(`/delhi/${form}`)).text).not.toContain('Touch the map');
  });

  it('are not mentioned beside a rough position in a city without one, in any language', async () => {
    for (const language of LANGUAGES) {
      const { rough } = await reportWords(reader, localPath(language, '/delhi/report'));
      const withMap = (await reportWords(reader, localPath(language, '/mumbai/report'))).rough;
      expect([rough.includes('{n}'), rough.length < withMap.length]).toEqual([true, true]);
    }
  });

  it('load nothing from other hosts, and the privacy page says so', async () => {
    const { text } = await reader.get('/privacy');
    expect(text).toContain('Nothing is loaded from other sites.');
    // The retention of the addresses for alerts.
    expect(text).toContain('Mails are kept for 30 days.');
  });
});

describe('the maps of the site with tiles', () => {
  let service: TestService;
  let reader: PublicClient;
  const settings = {
    MAP_TILE_URL: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1',
    MAP_TILE_ATTRIBUTION: '© The <b>tile</b> makers',
  };

  beforeAll(async () => {
    service = await startService({ settings });
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  it('are shown in every city', async () => {
    const tiles = { url: settings.MAP_TILE_URL, attribution: settings.MAP_TILE_ATTRIBUTION };
    expect(await mapOf(reader, '/delhi/report')).toMatchObject({
      isPicker: true,
      words: { label: 'Touch the map where it is, or skip the map.' },
      base: { hasBase: true, tiles },
    });
    const issue = await reportedIssue(service, { city: 'delhi', location: DELHI });
    expect(await mapOf(reader, `/delhi/issues/${issue}`)).toMatchObject({ base: { tiles } });
  });

  it('may load images from this one origin, and the privacy page names it', async () => {
    const { headers, text } = await reader.get('/privacy');
    expect(headers['content-security-policy']).toContain(
      `img-src 'self' data: blob: http://localhost:3000 https://tiles.example:8443; media-src 'self' http://localhost:3000;`,
    );
    expect([
      text.includes('tiles.example:8443'),
      text.includes('Nothing is loaded from other sites.'),
      text.includes('Photos and videos come from'),
    ]).toEqual([true, false, false]);
  });
});

describe('the site with an object store', () => {
  it('names its host on the privacy page in every language, and in the content security policy', async () => {
    const service = await startService({
      settings: {
        STORAGE_DRIVER: 's3',
        S3_ENDPOINT: 'https://store.example:9000',
        S3_BUCKET: 'photos',
        S3_REGION: 'ap-south-1',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
    try {
      const reader = new PublicClient(service.url);
      const { headers, text } = await reader.get('/privacy');
      const [, host = ''] = /media-src 'self' \S+ https:\/\/([^;\s]+)/.exec(
        String(headers['content-security-policy']),
      )!;
      expect(host).toContain('store.example:9000');
      expect(text).toContain(`Photos and videos come from ${host}`);
      expect(text).not.toContain('Nothing is loaded from other sites.');
      for (const language of LANGUAGES)
        expect((await reader.get(localPath(language, '/privacy'))).text).toContain(host);
    } finally {
      await service.stop();
    }
  });
});
