import type { CitySlug } from '../../kernel/cities';
import { BYTE_ORDER_MARK } from '../../api/validation/bom';
import { CITIES } from '../../kernel/cities';
import { markedCell } from '../../platform/http/csv-cell';
import type { Batches } from '../../platform/http/json-stream';
import { TextStream } from '../../platform/http/text-stream';
import { DATA_FIELDS } from './data-fields';
import type { DataRow } from './data.queries';

/** The formats of the data sets, with their content types. */
export const DATA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const;
export type DataFormat = keyof typeof DATA_TYPES;
export const DATA_FORMATS = Object.keys(DATA_TYPES) as readonly DataFormat[];

/** With fractions of a second, which the default format of Table Schema does not have. */
const DATETIME = '%Y-%m-%dT%H:%M:%S.%fZ';

const WRITERS: Record<DataFormat, (batches: Batches<DataRow>) => AsyncGenerator<string>> = {
  csv: csvOf,
  geojson: geoJsonOf,
  ndjson: ndJsonOf,
};

/**
 * The issues of a city as a data set (docs/open311.md#data-sets). It is streamed, so it has no Content-Length.
 * @param bom `1`: CSV begins with a byte order mark; in JSON it would be an error
 */
export function presentData(format: DataFormat, batches: Batches<DataRow>, bom: '0' | '1' = '0'): TextStream {
  const pieces = WRITERS[format](batches);
  const isMarked = bom === '1' && format === 'csv';
  return new TextStream(isMarked ? marked(pieces) : pieces, DATA_TYPES[format], 'never');
}

async function* marked(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield* pieces;
}

/**
 * The description of a city's data sets, as a Data Package.
 * @param license its SPDX identifier, if one is configured
 */
export function presentDataPackage(city: CitySlug, baseUrl: string, license: string | undefined): object {
  const name = CITIES.find(({ slug }) => slug === city)?.displayName ?? city;
  const fields = DATA_FIELDS.map(({ name, type, description }) => ({
    ...{ name, type, description },
    ...(type === 'datetime' && { format: DATETIME }),
  }));
  return {
    profile: 'data-package',
    name: `civic-issues-${city}`,
    title: `Civic issues of ${name}`,
    homepage: `${baseUrl}/${city}`,
    ...(license !== undefined && { licenses: [{ name: license }] }),
    resources: DATA_FORMATS.map((format) => ({
      name: `issues-${format}`,
      path: `${baseUrl}/data/${city}/issues.${format}`,
      format,
      mediatype: DATA_TYPES[format].split(';')[0],
      encoding: 'utf-8',
      ...(format !== 'geojson' && { schema: { fields } }),
    })),
  };
}

async function* csvOf(batches: Batches<DataRow>): AsyncGenerator<string> {
  // Loaded with the first file, not at start.
  const { stringify } = await import('csv-stringify/sync');
  yield `${DATA_FIELDS.map(({ name }) => name).join(',')}\r\n`;
  for await (const batch of batches) {
    const lines = batch.map((row) => DATA_FIELDS.map(({ name }) => cellOf(row[name])));
    yield stringify(lines, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  }
}

function cellOf(value: string | number | null): string {
  return typeof value === 'string' ? markedCell(value) : String(value ?? '');
}

async function* ndJsonOf(batches: Batches<DataRow>): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map(lineOf).join('');
}

/** JSON on one line. Many readers also end a line at these characters, which JSON leaves unescaped. */
function lineOf(row: DataRow): string {
  const escaped = (end: string) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(row).replaceAll(/[\u0085\u2028\u2029]/g, escaped)}\n`;
}

async function* geoJsonOf(batches: Batches<DataRow>): AsyncGenerator<string> {
  let before = '{"type":"FeatureCollection","features":[\n';
  for await (const batch of batches) {
    // The first batch may be empty; the collection must be opened even so.
    yield batch.length === 0 ? '' : before + batch.map((row) => JSON.stringify(featureOf(row))).join(',\n');
    if (batch.length > 0) before = ',\n';
  }
  yield before.startsWith('{') ? `${before}]}\n` : '\n]}\n';
}

function featureOf({ lat, lng, ...properties }: DataRow): object {
  const geometry = lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] };
  return { type: 'Feature', id: properties.id, geometry, properties };
}
