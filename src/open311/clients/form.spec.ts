import { type Form, readForm } from './form';

const ENCODED = 'application/x-www-form-urlencoded';
const BOUNDARY = 'part';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const read = (body: string | Buffer, type: string | undefined = ENCODED) => readForm(Buffer.from(body), type);
const fieldsOf = (form: Form) => Object.fromEntries(form.fields);
/** A multipart body of parts, each with its headers and content. */
const parts = (...all: Array<[head: string, content: string | Buffer]>) =>
  Buffer.concat([
    ...all.flatMap(([head, content]) => [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
const refusedFor = (message: string) =>
  expect.objectContaining({ details: [{ field: 'body', message }] }) as Error;

describe('a form', () => {
  it('is empty without a body', async () => {
    expect(await readForm(Buffer.alloc(0), undefined)).toEqual({ fields: new Map(), files: [] });
  });

  it.each(['application/json', 'text/plain', 'x-multipart/form-data', `x${ENCODED}`])(
    'is refused as %s',
    async (type) => {
      await expect(read('a=1', type)).rejects.toMatchObject({ kind: 'unsupportedMedia' });
    },
  );

  it('is refused with a body and no content type', async () => {
    await expect(readForm(Buffer.from('a=1'), undefined)).rejects.toMatchObject({
      kind: 'unsupportedMedia',
    });
  });
});

describe('a percent-encoded form', () => {
  it('contains values in their order, escaped or as UTF-8', async () => {
    const form = await read('a=1&b=x+y%26z&a=2&c=गड्ढा&d=%E0%A4%97&e=k=v&f', `${ENCODED}; charset=utf-8`);
    expect(fieldsOf(form)).toEqual({
      a: ['1', '2'],
      b: ['x y&z'],
      c: ['गड्ढा'],
      d: ['ग'],
      e: ['k=v'],
      f: [''],
    });
  });

  it('ignores arguments without a name', async () => {
    expect(fieldsOf(await read('=1&&a=2&'))).toEqual({ a: ['2'] });
  });

  it.each(['a=%', 'a=%E0%A4', '%ff=1'])('is refused if it is not UTF-8: %s', async (body) => {
    await expect(read(body)).rejects.toThrow(refusedFor('must be percent-encoded UTF-8'));
  });

  it('is refused if its bytes are not UTF-8', async () => {
    await expect(read(Buffer.from([0x61, 0x3d, 0xff]))).rejects.toThrow(
      refusedFor('must be percent-encoded UTF-8'),
    );
  });

  it('has at most 200 fields', async () => {
    const of = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&');
    expect((await read(of(200))).fields.size).toBe(200);
    await expect(read(of(201))).rejects.toThrow(refusedFor('must have at most 200 fields'));
  });
});

describe('a multipart form', () => {
  it('contains fields and files', async () => {
    const form = await read(
      parts(
        ['name="description"', 'गड्ढा'],
        ['name="media"; filename="a.jpg"', Buffer.from([1, 0xff])],
        ['name="description"', 'twice'],
        ['name=""', 'nameless'],
      ),
      MULTIPART,
    );
    expect(fieldsOf(form)).toEqual({ description: ['गड्ढा', 'twice'] });
    expect(form.files).toEqual([Buffer.from([1, 0xff])]);
  });

  it('has no file if none was selected', async () => {
    expect((await read(parts(['name="media"; filename=""', '']), MULTIPART)).files).toEqual([]);
  });

  it('accepts U+FFFD as a real character', async () => {
    expect(fieldsOf(await read(parts(['name="a"', '\ufffd']), MULTIPART))).toEqual({ a: ['\ufffd'] });
  });

  it('is refused if a value is not UTF-8', async () => {
    const body = parts(['name="a"', Buffer.from([0xff, 0x61])]);
    await expect(read(body, MULTIPART)).rejects.toThrow(refusedFor('must be UTF-8'));
  });

  it('has at most 200 fields', async () => {
    const of = (count: number) =>
      parts(...Array.from({ length: count }, (_, index): [string, string] => [`name="f${index}"`, '1']));
    expect((await read(of(200), MULTIPART)).fields.size).toBe(200);
    await expect(read(of(201), MULTIPART)).rejects.toThrow(refusedFor('must have at most 200 fields'));
  });

  it.each([
    ['that breaks off', parts(['name="a"', '1']).subarray(0, -10), MULTIPART],
    ['without a boundary', parts(['name="a"', '1']), 'multipart/form-data'],
  ])('is refused %s', async (_which, body, type) => {
    await expect(read(body, type)).rejects.toThrow(refusedFor('is no whole form'));
  });
});
