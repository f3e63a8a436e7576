import { Readable } from 'node:stream';
import type { DomainError } from '../../platform/http/domain-error';
import { BoundaryFileTooLarge, readBoundaryFile } from './boundary-file';

const read = (content: string | Buffer, property = 'name') =>
  readBoundaryFile(Readable.from([Buffer.from(content)]), property);
const collection = (features: unknown) => JSON.stringify({ type: 'FeatureCollection', features });
const feature = (properties: unknown) => ({ type: 'Feature', properties, geometry: { type: 'Point' } });
const refusal = (content: string | Buffer) =>
  read(content).then(
    () => undefined,
    (error: DomainError) => error.details,
  );

describe('a file of boundaries', () => {
  it('is read by feature, each with its index and name', async () => {
    const features = [feature({ name: ' H/West ' }), feature({ name: 12 })];
    expect(await read(collection(features))).toEqual([
      { index: 0, name: 'H/West', geometry: { type: 'Point' } },
      { index: 1, name: '12', geometry: { type: 'Point' } },
    ]);
  });

  it('may begin with a byte order mark', async () => {
    expect(await read(`\ufeff${collection([feature({ name: 'A' })])}`)).toMatchObject([{ name: 'A' }]);
  });

  it('can arrive in chunks that split a character', async () => {
    const bytes = Buffer.from(collection([feature({ name: 'वार्ड' })]));
    const at = bytes.indexOf('व') + 1;
    const file = Readable.from([bytes.subarray(0, at), bytes.subarray(at)]);
    expect(await readBoundaryFile(file, 'name')).toMatchObject([{ name: 'वार्ड' }]);
  });

  it.each([
    [feature({ name: null }), ''],
    [feature({ name: { a: 1 } }), ''],
    [feature({ other: 'x' }), ''],
    [feature(null), ''],
    [null, ''],
    ['text', ''],
    [feature({ name: 'x'.repeat(101) }), 'x'.repeat(100)],
    [feature({ name: `${'x'.repeat(99)}\u{1f6a7}y` }), `${'x'.repeat(99)}\u{1f6a7}`],
  ])('reads the name of %j as "%s"', async (given, name) => {
    expect(await read(collection([given]))).toMatchObject([{ index: 0, name }]);
  });

  it('ignores inherited properties of objects as names', async () => {
    expect(await read(collection([feature({})]), 'constructor')).toMatchObject([{ name: '' }]);
  });

  it.each([
    ['', 'must be JSON'],
    ['{', 'must be JSON'],
    [Buffer.from([0x7b, 0xff, 0x7d]), 'must be UTF-8'],
    ['null', 'must be a GeoJSON FeatureCollection'],
    ['[]', 'must be a GeoJSON FeatureCollection'],
    [JSON.stringify(feature({})), 'must be a GeoJSON FeatureCollection'],
    [collection({}), 'must be a GeoJSON FeatureCollection'],
    [collection([]), 'must have 1 to 2000 features'],
    [collection(Array.from({ length: 2001 }, () => null)), 'must have 1 to 2000 features'],
  ])('is refused: %#', async (content, message) => {
    expect(await refusal(content)).toEqual([{ field: 'file', message }]);
  });

  it('is too large if it was truncated', async () => {
    const file = Object.assign(Readable.from([Buffer.from(collection([null]))]), { truncated: true });
    await expect(readBoundaryFile(file, 'name')).rejects.toThrow(BoundaryFileTooLarge);
  });
});
