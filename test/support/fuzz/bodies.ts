import { chatDelivery, chatMessage } from '../../factories/chat';
import { photo, video } from '../../factories/files';
import type { Chance } from './chance';
import type { Operation, Schema } from './operations';
import type { Pool } from './pool';

/** A file to announce and send. */
export interface Sample {
  type: string;
  bytes: Buffer;
}

export async function sampleFiles(): Promise<Sample[]> {
  const size = { width: 24, height: 18 };
  return [
    { type: 'image/png', bytes: await photo('png', size) },
    { type: 'image/jpeg', bytes: await photo('jpeg', size) },
    { type: 'video/mp4', bytes: video('mp4', 900) },
    { type: 'image/jpeg', bytes: (await photo('jpeg', size)).subarray(0, 300) },
    {
      type: 'image/png',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    },
    { type: 'image/webp', bytes: Buffer.alloc(64, 'RIFF') },
  ];
}

/** Announces one of the files. */
export function announcement(files: readonly Sample[], chance: Chance): object {
  const { type, bytes } = chance.of(files);
  return { type: 'upload', mimeType: type, fileName: 'lamp', fileSize: bytes.length };
}

/** Remembers where an announced file can be sent. */
export function rememberUpload(pool: Pool, payload: Buffer, text: string): void {
  const [, target] = /"uploadUrl":"[^"]*?(\/media\/[^"]+)"/.exec(text) ?? [];
  // A compressed body cannot be parsed.
  const asked = payload.toString();
  const [, type] = /"mimeType":"([^"]+)"/.exec(asked) ?? [];
  const [, size] = /"fileSize":(\d+)/.exec(asked) ?? [];
  if (target && type && size) pool.add('upload', `${type} ${size} ${target}`);
}

/** An announced file, and its upload URL. */
export function awaitedFile(pool: Pool, files: readonly Sample[], chance: Chance) {
  const [type, size, target] = pool.draw('upload', chance)?.split(' ') ?? [];
  const file = files.find(({ type: known, bytes }) => known === type && String(bytes.length) === size);
  return file && target ? { ...file, target } : undefined;
}

/** A delivery of the chat platform; some of its messages are repeated. */
export function delivery(pool: Pool, chance: Chance): object {
  const content = chance.of<Record<string, unknown>>([
    {},
    { type: 'image', image: { id: `m${chance.below(9)}`, caption: 'Dark lamp', mime_type: 'image/png' } },
    {
      type: 'location',
      location: { latitude: 19.06, longitude: 72.83, name: 'Hill Road', address: 'Bandra' },
    },
    { type: 'reaction', reaction: { emoji: '👍' } },
    { timestamp: '99999999999999' },
  ]);
  const message = chatMessage({ ...content, id: `fuzz.${chance.below(5000)}` });
  pool.add('messageId', message.id as string);
  const statuses = chance.odds(0.2) ? { statuses: [{ status: 'delivered', id: 'x' }] } : {};
  return JSON.parse(chatDelivery([message, ...(chance.odds(0.2) ? [message] : [])], statuses)) as object;
}

const BOUNDARY = 'a-boundary';
const HEADS = ['', '\ufeff', 'x,y\n', '"', '\n\n\n', 'id;name\n', 'id,id,id\n'];

/** The content type of a form with one file. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A CSV file of records, with unusual cells and numbers of cells. */
export function csvForm(record: Schema, rows: readonly object[], chance: Chance, odd: () => string): Buffer {
  const columns = ['id', ...Object.keys(record.properties ?? {})];
  const lines = rows.map((row) =>
    columns.map((column) => cell((row as Record<string, unknown>)[column] ?? '', chance)).join(','),
  );
  const wild = chance.odds(0.4);
  if (wild)
    lines.push(chance.of([odd(), `"${odd()}"`, `${odd()},${odd()},${odd()}`, ',,,,,,,,,,,,,,', '"open']));
  const text = `${wild ? chance.of(HEADS) : ''}${columns.join(',')}\n${lines.join('\n')}\n`;
  return formOf(Buffer.from(text.replaceAll('\ud83d', chance.odds(0.5) ? '\0' : '\ud83d')), chance);
}

function cell(value: unknown, chance: Chance): string {
  const text = Array.isArray(value) ? value.join(';') : String(value);
  return chance.odds(0.5) || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file of boundaries, some of them invalid. */
export function boundariesForm(chance: Chance, odd: () => string): Buffer {
  const ring = () => {
    const [lng, lat] = [72.8 + chance.below(100) / 1000, 19 + chance.below(100) / 1000];
    const positions = [
      [lng, lat],
      [lng + 0.01, lat],
      [lng + 0.01, lat + 0.01],
      chance.odds(0.9) ? [lng, lat] : [odd()],
    ];
    return chance.odds(0.9) ? positions : positions.slice(chance.below(4));
  };
  const feature = () => {
    const isPolygon = chance.odds(0.5);
    const coordinates = isPolygon ? [ring()] : [[ring()], [ring()]];
    const geometry = {
      type: chance.odds(0.9) ? (isPolygon ? 'Polygon' : 'MultiPolygon') : odd(),
      coordinates,
    };
    const code = chance.odds(0.8) ? chance.of(['H/West', 'A', 'K/East', 'L']) : odd();
    return chance.of([{ type: 'Feature', properties: { code }, geometry }, null, geometry, 7]);
  };
  const collection = {
    type: 'FeatureCollection',
    features: Array.from({ length: chance.below(4) }, feature),
  };
  return formOf(Buffer.from(chance.odds(0.9) ? JSON.stringify(collection) : odd()), chance);
}

function formOf(file: Buffer, chance: Chance): Buffer {
  const name = chance.odds(0.95) ? 'file' : chance.of(['files', '__proto__', '', 'file[]']);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const tail = chance.odds(0.95) ? `\r\n--${BOUNDARY}--\r\n` : chance.of(['', '\r\n', `\r\n--${BOUNDARY}`]);
  return Buffer.concat([Buffer.from(head), file, Buffer.from(tail)]);
}

/**
 * The record type of an import route: the one that is added individually beside it. The console adds none individually;
 * a police station rarely fits other kinds, which is a useful case, too.
 */
export function importedRecord(
  operation: Operation,
  operations: readonly Operation[],
): Operation | undefined {
  const template = operation.template
    .replace(/\/import$/, '')
    .replace('/officials/records/{kind}', '/accountability/police-stations');
  return operations.find((each) => each.template === template && each.method === 'POST');
}

const ODD_FIELDS = [
  '',
  '__proto__',
  'constructor',
  'attribute[constructor]',
  'attribute[__proto__][]',
  'media[]',
];

/** A form of Open311: URL-encoded, or with files; sometimes with an unknown field, or an invalid file. */
export function openForm(
  given: Record<string, unknown>,
  chance: Chance,
  { files, strings }: { files: readonly Sample[]; strings: readonly string[] },
): { body: Buffer; type: string } {
  const fields = Object.entries(given).filter(([name]) => name !== 'media');
  if (chance.odds(0.3)) fields.push([chance.of(ODD_FIELDS), chance.of(strings)]);
  const texts = fields.map(([name, value]): [string, string] => [name, String(value).toWellFormed()]);
  if (chance.odds(0.6))
    return {
      body: Buffer.from(new URLSearchParams(texts).toString()),
      type: 'application/x-www-form-urlencoded',
    };
  const parts = texts.map(([name, value]) => partOf(`; name="${name}"`, Buffer.from(value)));
  if (chance.odds(0.3)) parts.push(partOf('; name="media[]"; filename="a.png"', chance.of(files).bytes));
  if (chance.odds(0.1)) parts.push(partOf('', Buffer.from([0xff, 0xfe])));
  return { body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]), type: FORM_TYPE };
}

function partOf(parameters: string, content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data${parameters}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
