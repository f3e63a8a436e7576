import { parse } from 'csv-parse/sync';
import { apiClient, filedReport, type TestClient } from '../factories/open311';
import { hiddenIssue, manyIssues, feedStatusChanged, reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { DownloadsService } from '../../src/open311/data/downloads.service';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import { fieldsOf, readXml, type XmlNode } from '../support/network/xml';

interface Feature {
  id: string;
  geometry: { type: string; coordinates: number[] } | null;
  properties: Record<string, unknown>;
}
interface Collection {
  type: string;
  features: Feature[];
}
type Row = Record<string, string>;

const HOSTILE = '=HYPERLINK("http://x") ]]> </title> \u202e & <b>';
/** Without the control of the direction, which is not stored. */
const STORED = HOSTILE.replace('\u202e', '');
const MANY = 2300;

describe('open data', () => {
  let service: TestService;
  let client: TestClient;
  let located: string;
  let unlocated: string;
  let hidden: string;

  beforeAll(async () => {
    service = await startService({
      settings: { DATA_LICENSE: 'CC-BY-4.0', PUBLIC_BASE_URL: 'https://issues.example.org' },
    });
    client = await apiClient(service);
    located = await filedReport(service, client, { description: HOSTILE, service_code: 'road' });
    unlocated = await reportedIssue(service, { category: 'traffic' });
    hidden = await filedReport(service, client, { description: 'What nobody is to see any more' });
    await hiddenIssue(service, hidden);
  });
  afterAll(() => service.stop());

  const get = (path: string, headers = {}) => send({ method: 'GET', url: service.url + path, headers });
  const entriesOf = (feed: XmlNode) => feed.children.filter(({ name }) => name === 'entry');
  const entryIds = (feed: XmlNode) => entriesOf(feed).map((entry) => fieldsOf(entry).id);
  const tagOf = (id: string) => `tag:issues.example.org,2026:/issues/${id}`;

  it('has an Atom feed of the newest issues, with points', async () => {
    const { headers, text } = await get('/feeds/mumbai.atom');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=20, must-revalidate');
    const [feed] = readXml(text);
    expect([feed!.name, fieldsOf(feed!).id]).toEqual(['feed', 'tag:issues.example.org,2026:/feeds/mumbai']);
    expect(entryIds(feed!)).toEqual([tagOf(unlocated), tagOf(located)]);
    const entry = entriesOf(feed!)[1]!;
    expect(fieldsOf(entry)).toMatchObject({ summary: STORED, point: '19.0544 72.8324' });
    expect(entriesOf(feed!)[0]!.children.map(({ name }) => name)).not.toContain('point');
    expect(entry.children.find(({ name }) => name === 'link')!.attributes.href).toBe(
      `https://issues.example.org/mumbai/issues/${located}`,
    );
  });

  it('is revalidated by its ETag', async () => {
    for (const path of ['/feeds/mumbai.atom', '/feeds/mumbai.geojson']) {
      const { headers } = await get(path);
      const conditional = { 'if-none-match': String(headers.etag), 'cache-control': 'no-cache' };
      expect((await get(path, conditional)).status).toBe(304);
    }
  });

  it('has a GeoJSON feed, without a geometry for an issue without a point', async () => {
    const { headers, text } = await get('/feeds/mumbai.geojson');
    expect(headers['content-type']).toBe('application/geo+json; charset=utf-8');
    const { type, features } = JSON.parse(text) as Collection;
    expect(type).toBe('FeatureCollection');
    expect(features.map(({ id, geometry }) => [id, geometry])).toEqual([
      [unlocated, null],
      [located, { type: 'Point', coordinates: [72.8324, 19.0544] }],
    ]);
  });

  it('has feeds of a ward, a category, or both', async () => {
    await service.database.sql(`update issues set ward = 'H/West' where id = $1`, [located]);
    const idsAt = async (path: string) => entryIds(readXml((await get(path)).text)[0]!);
    expect(await idsAt('/feeds/mumbai/ward/H-West.atom')).toEqual([tagOf(located)]);
    expect(await idsAt('/feeds/mumbai/category/traffic.atom')).toEqual([tagOf(unlocated)]);
    expect(await idsAt('/feeds/mumbai/ward/H-West/category/road.atom')).toEqual([tagOf(located)]);
    expect(await idsAt('/feeds/mumbai/ward/H-West/category/traffic.atom')).toEqual([]);
  });

  it('has a feed of an issue’s events, latest first', async () => {
    await feedStatusChanged(service, located, 'ack');
    const [feed] = readXml((await get(`/feeds/mumbai/issues/${located}.atom`)).text);
    expect(entriesOf(feed!).map((entry) => fieldsOf(entry).title)).toEqual(['Acknowledged', 'Reported']);
    expect(new Set(entryIds(feed!)).size).toBe(2);
  });

  it.each([
    '/feeds/atlantis.atom',
    '/feeds/mumbai.csv',
    '/feeds/mumbai/ward/none.atom',
    '/feeds/mumbai/category/none.atom',
    '/feeds/mumbai/issues/none.atom',
    '/data/atlantis/issues.csv',
    '/data/mumbai/issues.xlsx',
    '/data/atlantis/datapackage.json',
    '/feeds/mumbai/none',
  ])('is not found at %s', async (path) => {
    expect((await get(path, { accept: 'text/html' })).status).toBe(404);
  });

  it('excludes hidden issues', async () => {
    const paths = [
      '/feeds/mumbai.atom',
      '/feeds/mumbai.geojson',
      '/feeds/mumbai/category/infrastructure.atom',
      '/data/mumbai/issues.csv',
      '/data/mumbai/issues.geojson',
      '/data/mumbai/issues.ndjson',
    ];
    for (const path of paths) {
      const { status, text } = await get(path);
      expect([path, status, text.includes(hidden)]).toEqual([path, 200, false]);
    }
    expect((await get(`/feeds/mumbai/issues/${hidden}.atom`)).status).toBe(404);
  });

  it('has a data set with all issues, the same in each format', async () => {
    const asha = await person(service);
    await manyIssues(service, MANY, { by: asha, city: 'pune', title: 'Lamp #' });
    const csv = await get('/data/pune/issues.csv');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'transfer-encoding': 'chunked',
    });
    const ids = parse<Row>(csv.text, { columns: true }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(MANY);
    const lines = (await get('/data/pune/issues.ndjson')).text.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as Row).id)).toEqual(ids);
    const { features } = JSON.parse((await get('/data/pune/issues.geojson')).text) as Collection;
    expect(features.map(({ id }) => id)).toEqual(ids);
    const none = JSON.parse((await get('/data/delhi/issues.geojson')).text) as Collection;
    expect(none).toEqual({ type: 'FeatureCollection', features: [] });
  });

  /** An endless sequence. */
  const endless = async function* () {
    for (;;) yield await Promise.resolve([1]);
  };

  it('is sent to one address at most four times concurrently', async () => {
    const downloads = service.app.get(DownloadsService, { strict: false });
    const begin = (address: string) => downloads.paced(endless(), address)[Symbol.asyncIterator]();
    const readers = Array.from({ length: 4 }, () => begin('203.0.113.1'));
    await Promise.all(readers.map((reader) => reader.next()));
    await expect(begin('203.0.113.1').next()).rejects.toThrow('This address downloads 4 data sets already');
    readers.push(begin('203.0.113.2'));
    await readers.at(-1)!.next();
    await readers.shift()!.return!();
    readers.push(begin('203.0.113.1'));
    await readers.at(-1)!.next();
    await Promise.all(readers.map((reader) => reader.return!()));
  });

  it('is sent to twenty clients at a time, and refused to others with 503 in the format of the path', async () => {
    const downloads = service.app.get(DownloadsService, { strict: false });
    const readers = Array.from({ length: 20 }, (_, n) =>
      downloads.paced(endless(), `203.0.113.${n}`)[Symbol.asyncIterator](),
    );
    await Promise.all(readers.map((reader) => reader.next()));
    for (const format of ['csv', 'geojson', 'ndjson']) {
      const { status, headers, body } = await get(`/data/mumbai/issues.${format}`);
      expect([status, headers['retry-after'], body]).toEqual([
        503,
        '2',
        [{ code: 503, description: expect.any(String) as string }],
      ]);
    }
    // Nineteen clients that read nothing do not block another one.
    await readers.pop()!.return!();
    for (const format of ['csv', 'geojson', 'ndjson'])
      expect((await get(`/data/mumbai/issues.${format}`)).status).toBe(200);
    await Promise.all(readers.map((reader) => reader.return!()));
  });

  it('is scanned to its end even if few issues match', async () => {
    await service.database.sql(
      `update issues set priority = 'high' where city = 'pune' and title in ('Lamp 1', 'Lamp 200', 'Lamp 201', 'Lamp 2299')`,
    );
    const { text } = await get('/data/pune/issues.ndjson?priority=high&category=road');
    const titles = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Row).title);
    expect(titles).toEqual(['Lamp 1', 'Lamp 200', 'Lamp 201', 'Lamp 2299']);
    const { features } = JSON.parse(
      (await get('/data/pune/issues.geojson?category=traffic')).text,
    ) as Collection;
    expect(features).toEqual([]);
    expect((await get('/data/pune/issues.csv?category=road')).text.match(/\r\n/g)).toHaveLength(MANY + 1);
  });

  it('has times in milliseconds, and null for an empty ward', async () => {
    const [line = ''] = (await get('/data/pune/issues.ndjson')).text.split('\n');
    const [row] = await service.database.sql<{ at: Date }>(
      `select created_at as at from issues where city = 'pune' order by created_at desc limit 1`,
    );
    expect(JSON.parse(line)).toMatchObject({
      created_at: row!.at.toISOString(),
      ward: null,
      resolved_at: null,
    });
  });

  it('has no Content-Length, at any size', async () => {
    for (const format of ['csv', 'geojson', 'ndjson'])
      expect((await get(`/data/mumbai/issues.${format}`)).headers['content-length']).toBeUndefined();
  });

  it('has no formulas in cells', async () => {
    const rows = parse<Row>((await get('/data/mumbai/issues.csv?category=road')).text, { columns: true });
    expect(rows.map(({ id, description }) => [id, description])).toEqual([[located, `'${STORED}`]]);
  });

  it('is filtered like the list, and refuses invalid values', async () => {
    const ids = async (query: string) =>
      (await get(`/data/mumbai/issues.ndjson?${query}`)).text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as Row).id);
    expect(await ids('category=traffic&status=open&priority=medium')).toEqual([unlocated]);
    for (const query of [
      'status=closed',
      'priority=urgent',
      'category=none',
      'category=road&category=traffic',
    ]) {
      const { status, body } = await get(`/data/mumbai/issues.geojson?${query}`);
      expect([query, status, body]).toEqual([query, 400, [expect.objectContaining({ code: 400 })]]);
    }
  });

  it('has a description with the configured licence', async () => {
    const { body } = await get('/data/mumbai/datapackage.json');
    const { licenses, resources } = body as {
      licenses: object[];
      resources: Array<{ format: string; schema?: { fields: Array<{ name: string; format?: string }> } }>;
    };
    expect(licenses).toEqual([{ name: 'CC-BY-4.0' }]);
    expect(resources.map(({ format }) => format)).toEqual(['csv', 'geojson', 'ndjson']);
    const [header = ''] = (await get('/data/mumbai/issues.csv')).text.split('\r\n');
    const fields = resources[0]!.schema!.fields;
    expect(fields.map(({ name }) => name)).toEqual(header.split(','));
    expect(fields.find(({ name }) => name === 'created_at')).toMatchObject({
      format: '%Y-%m-%dT%H:%M:%S.%fZ',
    });
  });
});
