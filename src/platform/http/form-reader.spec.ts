import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from './domain-error';
import { type FormRules, isMultipart, readFormParts } from './form-reader';

const HEADERS = { 'content-type': 'multipart/form-data; boundary=part' };
const head = (disposition: string) => `--part\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
const END = '\r\n--part--\r\n';
const FILE = head('name="file"; filename="गड्ढा.jpg"');
const RULES: FormRules = {
  limits: { fields: 2, fieldSize: 4, files: 1, fileSize: 8 },
  refusesMoreFields: true,
  onFile: () => undefined,
};
const read = (body: string, rules: Partial<FormRules> = {}, headers = HEADERS) =>
  readFormParts(Readable.from([Buffer.from(body)], { objectMode: false }), headers, { ...RULES, ...rules });
const refusal = (message: string) =>
  expect.objectContaining({ details: [{ field: 'body', message }] }) as Error;
const field = (name: string, value: string) => `${head(`name="${name}"`)}${value}\r\n`;

describe('isMultipart', () => {
  it.each([
    ['multipart/form-data; boundary=part', true],
    ['Multipart/Form-Data', true],
    ['application/json', false],
    ['x-multipart/form-data', false],
    [undefined, false],
  ])('of %s is %s', (type, expected) => {
    expect(isMultipart({ 'content-type': type })).toBe(expected);
  });
});

describe('a form', () => {
  it('gives each field and each file, and whether it was cut off', async () => {
    const fields: unknown[] = [];
    const files: unknown[] = [];
    await read(`${field('a', '1')}${field('b', 'longer')}${FILE}123456789${END}`, {
      onField: (...given) => fields.push(given),
      onFile: async ({ name, filename, file }) => {
        const bytes = await buffer(file);
        files.push([name, filename, bytes.toString(), file.truncated]);
      },
    });
    expect(fields).toEqual([
      ['a', '1', false],
      ['b', 'long', true],
    ]);
    expect(files).toEqual([['file', 'गड्ढा.jpg', '12345678', true]]);
  });

  it('says that it has too many files, and gives none of them', async () => {
    const given: unknown[] = [];
    let isOver = false;
    await read(`${FILE}1\r\n${FILE}2${END}`, {
      onFile: ({ file }) => buffer(file).then((bytes) => given.push(bytes.toString())),
      onFilesLimit: () => (isOver = true),
    });
    expect([given, isOver]).toEqual([['1'], true]);
  });

  it('is refused with too many fields, or has the first ones', async () => {
    const body = `${field('a', '1')}${field('b', '2')}${field('c', '3')}--part--\r\n`;
    await expect(read(body)).rejects.toThrow(refusal('must have at most 2 fields'));
    const names: unknown[] = [];
    await read(body, { refusesMoreFields: false, onField: (name) => names.push(name) });
    expect(names).toEqual(['a', 'b']);
  });

  it('is refused with what a field or a file throws', async () => {
    const error = new DomainError('conflict', 'not this one');
    const onField = () => {
      throw error;
    };
    await expect(read(`${field('a', '1')}--part--\r\n`, { onField })).rejects.toBe(error);
    await expect(read(`${FILE}1${END}`, { onFile: () => Promise.reject(error) })).rejects.toBe(error);
  });

  it('is refused if it breaks off, also within a file', async () => {
    await expect(read(head('name="a"'))).rejects.toThrow(refusal('is no whole form'));
    await expect(read(`${FILE}12`, { onFile: ({ file }) => buffer(file) })).rejects.toThrow(
      refusal('is no whole form'),
    );
    const malformed = (reason: string) => new DomainError('invalid', reason);
    await expect(read(FILE, { malformed })).rejects.toThrow('Unexpected end of form');
  });

  it('is refused without a boundary, as another type if a rule says so', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    await expect(read('', {}, headers)).rejects.toThrow(refusal('is no whole form'));
    const wrongType = () => new DomainError('unsupportedMedia', 'no form');
    await expect(read('', { wrongType }, headers)).rejects.toThrow('no form');
  });

  it('is refused once it is too large, and cut off if it does not end', async () => {
    const source = new PassThrough();
    const size = { maxBytes: 100, cutOffBytes: 200 };
    const reading = readFormParts(source, HEADERS, { ...RULES, size });
    source.write(FILE + 'x'.repeat(60));
    await expect(reading).rejects.toMatchObject({ kind: 'tooLarge' });
    expect(source.destroyed).toBe(false);
    source.write('x'.repeat(200));
    await expect(new Promise((done) => source.once('close', done))).resolves.toBeUndefined();
  });

  it('is refused if the connection was closed while the parser was loaded', async () => {
    const source = new PassThrough();
    const reading = readFormParts(source, HEADERS, RULES);
    source.destroy();
    await expect(reading).rejects.toThrow(refusal('is no whole form'));
  });

  it('reads no further than its file is read', async () => {
    const chunk = Buffer.alloc(64 * 1024);
    let sent = 0;
    const body = Readable.from(
      (function* () {
        yield Buffer.from(FILE);
        for (; sent < 1000; sent++) yield chunk;
        yield Buffer.from(END);
      })(),
      { objectMode: false },
    );
    let taken = 0;
    let mostAhead = 0;
    await readFormParts(body, HEADERS, {
      ...RULES,
      limits: { fileSize: 1024 * chunk.length },
      onFile: async ({ file }) => {
        for await (const piece of file as AsyncIterable<Buffer>) {
          mostAhead = Math.max(mostAhead, sent * chunk.length - taken);
          taken += piece.length;
          await new Promise((done) => setImmediate(done));
        }
      },
    });
    expect(taken).toBe(1000 * chunk.length);
    expect(mostAhead).toBeLessThan(20 * chunk.length);
  });
});
