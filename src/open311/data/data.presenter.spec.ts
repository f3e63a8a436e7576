import { text as textOf } from 'node:stream/consumers';
import type { Batches } from '../../platform/http/json-stream';
import { DATA_FIELDS } from './data-fields';
import { type DataFormat, presentData, presentDataPackage } from './data.presenter';
import type { DataRow } from './data.queries';

const ROW: DataRow = {
  id: 'iss_1',
  title: 'Dark lamp',
  description: 'In front of "house" 7, for weeks',
  category: 'road',
  status: 'open',
  priority: 'medium',
  address: '=Baner Road',
  lat: 18.56,
  lng: 73.78,
  pincode: null,
  ward: 'Aundh',
  upvotes: 0,
  created_at: '2026-03-01T10:00:00.123Z',
  updated_at: '2026-03-02T10:00:00.123Z',
  resolved_at: null,
  due_at: null,
  breached_at: null,
  escalation_level: -1,
  outcome_reason: null,
  before_photo: null,
  after_photos: null,
  photo_flags: null,
};
const OTHER = { ...ROW, id: 'iss_2' };
const THIRD = { ...ROW, id: 'iss_3' };

async function* batchesOf(...batches: DataRow[][]): Batches<DataRow> {
  for (const batch of batches) yield await Promise.resolve(batch);
}
const textIn = (format: DataFormat, ...batches: DataRow[][]) =>
  textOf(presentData(format, batchesOf(...batches)).pieces);

describe('a data set', () => {
  it.each<[DataFormat, string]>([
    ['csv', 'text/csv; charset=utf-8'],
    ['geojson', 'application/geo+json; charset=utf-8'],
    ['ndjson', 'application/x-ndjson; charset=utf-8'],
  ])('in %s is streamed as %s', (format, type) => {
    const { contentType, isHeld } = presentData(format, batchesOf());
    expect([contentType, isHeld]).toEqual([type, 'never']);
  });
});

describe('a data set in CSV', () => {
  const HEADER = `${DATA_FIELDS.map(({ name }) => name).join(',')}\r\n`;
  const lineOf = (id: string, title = 'Dark lamp') =>
    `${id},${title},"In front of ""house"" 7, for weeks",road,open,medium,'=Baner Road,18.56,73.78,,Aundh,0,` +
    '2026-03-01T10:00:00.123Z,2026-03-02T10:00:00.123Z,,,,-1,,,,\r\n';

  it('has a header, and a line for each issue', async () => {
    expect(await textIn('csv', [ROW, OTHER], [], [THIRD])).toBe(
      HEADER + lineOf('iss_1') + lineOf('iss_2') + lineOf('iss_3'),
    );
  });

  it('begins with a byte order mark on request, unlike other formats', async () => {
    const begins = async (format: DataFormat, bom: '0' | '1') => {
      for await (const piece of presentData(format, batchesOf([ROW]), bom).pieces) return piece.slice(0, 3);
    };
    expect(await begins('csv', '0')).toBe('id,');
    expect((await begins('csv', '1'))?.charAt(0)).toBe('\ufeff');
    expect(await begins('ndjson', '1')).toMatch(/^\{/);
    expect(await begins('geojson', '1')).toMatch(/^\{/);
  });

  it('has its header even without issues', async () => {
    expect(await textIn('csv')).toBe(HEADER);
  });

  it.each(['a\nb', 'a\rb'])('keeps %j in one cell', async (title) => {
    expect(await textIn('csv', [{ ...ROW, title }])).toBe(HEADER + lineOf('iss_1', `"${title}"`));
  });
});

describe('a data set in lines of JSON', () => {
  it('has a line for each issue', async () => {
    const lines = [ROW, OTHER, THIRD].map((row) => `${JSON.stringify(row)}\n`);
    expect(await textIn('ndjson', [ROW, OTHER], [], [THIRD])).toBe(lines.join(''));
    expect(await textIn('ndjson')).toBe('');
  });
});

describe('a line of JSON', () => {
  it.each(['\u0085', '\u2028', '\u2029', '\n', '\r', '\v', '\f', '\x1c', '\x1e'])(
    'is not ended by %j in a text',
    async (end) => {
      const row = { ...ROW, title: `one${end}two${end}` };
      const text = await textIn('ndjson', [row, OTHER]);
      const lines = text.split(/[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/);
      expect(lines.slice(0, -1).map((line) => JSON.parse(line) as unknown)).toEqual([row, OTHER]);
    },
  );
});

describe('a data set in GeoJSON', () => {
  const read = async (...batches: DataRow[][]): Promise<unknown> =>
    JSON.parse(await textIn('geojson', ...batches));

  it('has a feature for each issue, with longitude first', async () => {
    const properties = Object.fromEntries(
      Object.entries(ROW).filter(([name]) => name !== 'lat' && name !== 'lng'),
    );
    const featureOf = (id: string) => ({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [73.78, 18.56] },
      properties: { ...properties, id },
    });
    expect(await read([], [ROW, OTHER], [], [THIRD])).toStrictEqual({
      type: 'FeatureCollection',
      features: ['iss_1', 'iss_2', 'iss_3'].map(featureOf),
    });
  });

  it('has one feature per line', async () => {
    expect((await textIn('geojson', [ROW], [OTHER])).split('\n')).toHaveLength(5);
  });

  it.each<[string, DataRow[][]]>([
    ['there is no issue', []],
    ['all batches are empty', [[], []]],
  ])('is a collection if %s', async (_, batches) => {
    expect(await read(...batches)).toStrictEqual({ type: 'FeatureCollection', features: [] });
  });

  it('has no geometry if one coordinate is missing', async () => {
    expect(
      await read([
        { ...ROW, lat: null },
        { ...ROW, lng: null },
      ]),
    ).toMatchObject({
      features: [{ geometry: null }, { geometry: null }],
    });
  });

  it('sends nothing for an empty batch', async () => {
    const pieces: string[] = [];
    for await (const piece of presentData('geojson', batchesOf([], [ROW], [])).pieces) pieces.push(piece);
    expect(pieces.map((piece) => piece === '')).toEqual([true, false, true, false]);
  });
});

describe('the description of data sets', () => {
  const BASE_URL = 'https://civic.example';
  const resource = (format: string, mediatype: string) => ({
    name: `issues-${format}`,
    path: `https://civic.example/data/pune/issues.${format}`,
    format,
    mediatype,
    encoding: 'utf-8',
  });
  const fields = DATA_FIELDS.map(({ name, type, description }) => ({
    ...{ name, type, description },
    // The times have fractions of a second, which Table Schema supports only with a format.
    ...(type === 'datetime' && { format: '%Y-%m-%dT%H:%M:%S.%fZ' }),
  }));
  const schema = { fields };

  it('lists each format, with its fields if it is a table', () => {
    expect(presentDataPackage('pune', BASE_URL, undefined)).toStrictEqual({
      profile: 'data-package',
      name: 'civic-issues-pune',
      title: 'Civic issues of Pune',
      homepage: 'https://civic.example/pune',
      resources: [
        { ...resource('csv', 'text/csv'), schema },
        resource('geojson', 'application/geo+json'),
        { ...resource('ndjson', 'application/x-ndjson'), schema },
      ],
    });
  });

  it('names the license if there is one', () => {
    expect(presentDataPackage('pune', BASE_URL, 'CC-BY-4.0')).toMatchObject({
      licenses: [{ name: 'CC-BY-4.0' }],
    });
  });

  it('has the fields of an issue, each once', () => {
    expect(DATA_FIELDS.map(({ name }) => name)).toEqual(Object.keys(ROW));
  });
});
