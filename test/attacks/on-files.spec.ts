import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { UploadTicketDto } from '../../src/media/dto/media.dto';
import { Config } from '../../src/platform/config/config';
import { addedRecord } from '../factories/accountability';
import { photo } from '../factories/files';
import { reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import type { Envelope, ErrorEnvelope } from '../support/network/client';
import { type HttpAnswer, send } from '../support/network/http';
import { fileForm as formOf, type Imported, recordsPath } from '../support/service/records';
import { startService, type TestService } from '../support/service/service';
import { atMost } from '../support/service/time-limits';

const MB = 1024 * 1024;
const HEADER = 'name,city,pincodes,contact_phone,address';
const IMPORT = recordsPath('police-stations', '/import');

/** Cells that a spreadsheet would take as a formula, or as the mark against that. */
const EVIL_CELLS = [
  ...[
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-1+1',
    '@SUM(1,2)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u00a0=1',
    ' =1',
    '\u3000＝1',
  ],
  ...[
    '＝1',
    '＋1',
    '－1',
    '＠1',
    "'=1",
    "''=1",
    "'",
    "' =1",
    '="quoted"',
    '"=1"',
    '=1,=2',
    '=1;=2',
    '=1\r\n=2',
    'plain',
  ],
];

describe('hostile files', () => {
  let service: TestService;
  let admin: TestPerson;
  let asha: TestPerson;

  beforeAll(async () => {
    service = await startService();
    admin = await person(service, { role: 'admin' });
    asha = await person(service);
  });
  afterAll(() => service.stop());

  const bearer = () => ({ authorization: `Bearer ${admin.accessToken}` });
  const submit = (payload: Buffer | string, type = 'multipart/form-data; boundary=x') =>
    send<Envelope<Imported> & ErrorEnvelope>({
      method: 'POST',
      url: service.url + IMPORT,
      headers: { ...bearer(), 'content-type': type },
      payload,
    });
  const imported = (csv: string | Buffer) => submit(formOf(csv));
  const stations = () => service.database.sql<{ name: string }>(`select * from police_stations order by id`);

  describe('by their names', () => {
    const NAMES = [
      '../../../../etc/passwd',
      '..\\..\\windows\\win.ini',
      '%2e%2e%2f%2e%2e%2fjwt.secret',
      '/etc/passwd',
      'a.png\r\nSet-Cookie: x=1',
      '"; filename="evil.html',
      'evil\u202egnp.exe',
      'CON',
      '.htaccess',
      '-rf *',
      'ünïcödé 🕳️.png',
      `${'n'.repeat(250)}.png`,
    ];

    it('are stored and served under a generated name only', async () => {
      const issue = await reportedIssue(service, { by: asha });
      const bytes = await photo('png', { width: 20, height: 20 });
      const folder = join(service.app.get(Config).settings.DATA_DIR, 'media');
      for (const fileName of NAMES) {
        const elsewhere = await reportedIssue(service, { by: asha });
        const body = { type: 'upload', mimeType: 'image/png', fileName, fileSize: bytes.length };
        const ticket = await service.tokenApi
          .as(asha)
          .post<Envelope<UploadTicketDto>>(`/api/issues/${elsewhere}/media`, body);
        expect([fileName, ticket.status]).toEqual([fileName, 200]);
        const { uploadUrl, publicUrl } = ticket.body.data;
        expect([uploadUrl, publicUrl].join()).not.toMatch(/\.\.|passwd|evil|%2e/i);
        const put = await send({
          method: 'PUT',
          url: service.url + uploadUrl.slice(new URL(uploadUrl).origin.length),
          headers: { 'content-type': 'image/png' },
          payload: bytes,
        });
        expect(put.status).toBe(200);
        const shown = await send({ method: 'GET', url: service.url + new URL(publicUrl).pathname });
        expect([shown.status, shown.headers['content-disposition'], shown.headers['set-cookie']]).toEqual([
          200,
          'inline',
          undefined,
        ]);
      }
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      expect(files).toHaveLength(NAMES.length);
      for (const { name } of files) expect(name).toMatch(/^med_[0-9a-z]{26}$/);
      for (const fileName of ['n'.repeat(256), 'n'.repeat(4096), 'a\u0000.png', ' ', '\u200b']) {
        const body = { type: 'upload', mimeType: 'image/png', fileName, fileSize: 10 };
        const { status } = await service.tokenApi.as(asha).post(`/api/issues/${issue}/media`, body);
        expect([fileName.slice(0, 3), status]).toEqual([fileName.slice(0, 3), 400]);
      }
    });
  });

  describe('by their form', () => {
    const part = (disposition: string, content = `${HEADER}\nStation,pune,,,`) =>
      `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`;
    const file = (name = 'file') => part(`form-data; name="${name}"; filename="f.csv"`);

    const FORMS: Record<string, [form: string, type?: string]> = {
      'nothing at all': [''],
      'no end': [file()],
      'an end in the middle of a row': [file().slice(0, -12)],
      'an end in the middle of a header': ['--x\r\nContent-Disposi'],
      'no line between header and content': [
        '--x\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n--x--\r\n',
      ],
      'no disposition': ['--x\r\nContent-Type: text/csv\r\n\r\nx\r\n--x--\r\n'],
      'an empty name': [`${file('')}--x--\r\n`],
      'the file as a field': [`${part('form-data; name="file"')}--x--\r\n`],
      'a header of 100 KB': [`--x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\nx\r\n--x--\r\n`],
      'ten thousand fields': [`${part('form-data; name="a"', 'b').repeat(10_000)}--x--\r\n`],
      'the file after twenty other parts': [
        `${part('form-data; name="a"', 'b').repeat(30)}${file()}--x--\r\n`,
      ],
      'the file after two others': [`${file('a')}${file('b')}${file()}--x--\r\n`],
      'another boundary': [`${file()}--x--\r\n`, 'multipart/form-data; boundary=y'],
      'an empty boundary': [`${file()}--x--\r\n`, 'multipart/form-data; boundary=""'],
      'a boundary of 10 KB': [`${file()}--x--\r\n`, `multipart/form-data; boundary=${'x'.repeat(10_000)}`],
      'another kind of multipart': [`${file()}--x--\r\n`, 'multipart/mixed; boundary=x'],
    };

    it.each(Object.keys(FORMS))('with %s are refused, and change nothing', async (name) => {
      const [form, type] = FORMS[name]!;
      const before = await stations();
      const { status, body } = await submit(form, type);
      expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(await stations()).toEqual(before);
    });

    it('that are repeated in one form count once', async () => {
      const form = `${file()}${file().replace('Station', 'Second')}--x--\r\n`;
      const { status, body } = await submit(form);
      expect([status, body.data.imported]).toEqual([200, 1]);
      expect((await stations()).map(({ name }) => name)).not.toContain('Second');
    });

    (process.platform === 'linux' ? it : it.skip)(
      'and break off, again and again, leave no file open',
      async () => {
        const open = () => readdirSync('/proc/self/fd').length;
        const breakOff = (path: string, type: string) =>
          new Promise<void>((done) => {
            const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => {
              const method = type.startsWith('multipart') ? 'POST' : 'PUT';
              const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer().authorization}\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`;
              const begun = type.startsWith('multipart') ? file().slice(0, 120) : 'x'.repeat(500);
              socket.write(head + begun, () => setTimeout(() => socket.resetAndDestroy(), 5));
            });
            socket.on('error', () => undefined).on('close', () => done());
          });
        const issue = await reportedIssue(service, { by: asha });
        const ticket = await service.tokenApi
          .as(asha)
          .post<Envelope<UploadTicketDto>>(`/api/issues/${issue}/media`, {
            type: 'upload',
            mimeType: 'video/mp4',
            fileName: 'a',
            fileSize: 5000,
          });
        const { pathname, search } = new URL(ticket.body.data.uploadUrl);
        const once = async () => {
          await Promise.all([
            ...Array.from({ length: 10 }, () => breakOff(IMPORT, 'multipart/form-data; boundary=x')),
            ...Array.from({ length: 10 }, () => breakOff(pathname + search, 'video/mp4')),
          ]);
        };
        await once();
        const drafts = join(service.app.get(Config).settings.DATA_DIR, 'media', 'drafts');
        /** Resolves once all started requests have ended. */
        const settled = async () => {
          await new Promise((done) => setTimeout(done, 300));
          for (let tries = 0; tries < 500 && readdirSync(drafts).length > 0; tries++)
            await new Promise((done) => setTimeout(done, 10));
          return open();
        };
        const before = await settled();
        for (let times = 0; times < 20; times++) await once();
        expect(await settled()).toBeLessThanOrEqual(before + 10);
        expect(readdirSync(drafts)).toEqual([]);
        expect((await imported(`${HEADER}\nAfter Station,pune,,,\n`)).status).toBe(200);
      },
    );
  });

  describe('by their content', () => {
    it('have no formulas in exported cells, and are unchanged after an import', async () => {
      const officer = await addedRecord(service, 'officials', {
        name: 'Real',
        designation: 'MP',
        city: 'pune',
      });
      for (const cell of EVIL_CELLS) {
        // Names have no line breaks, and no blanks around them.
        const name = cell.replaceAll(/\s+/g, ' ').trim();
        const short = { constituency_assembly: name, constituency_parliamentary: name };
        await addedRecord(service, 'jurisdictions', {
          city: 'pune',
          ward: `${name}w`,
          corporator_id: officer,
          ...short,
        });
        const reach = { phone: cell, chat_number: cell, micro_handle: cell, constituency: name, ward: name };
        await addedRecord(service, 'officials', {
          name: `${name}n`,
          designation: 'MLA',
          city: 'pune',
          ...reach,
        });
        await addedRecord(service, 'departments', {
          name: `${name}n`,
          city: 'pune',
          contact_phone: cell,
        });
        await addedRecord(service, 'police-stations', {
          name: `${name}n`,
          city: 'pune',
          contact_phone: cell,
          address: cell,
        });
      }
      for (const kind of ['jurisdictions', 'officials', 'departments', 'police-stations']) {
        const url = `${service.url}/api/admin/accountability/${kind}/export`;
        const { text, headers } = await send({ method: 'GET', url, headers: bearer() });
        expect(headers).toMatchObject({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${kind}.csv"`,
          'x-content-type-options': 'nosniff',
        });
        const cells = parse(text, { relax_column_count: true }).flat();
        expect(cells.length).toBeGreaterThan(EVIL_CELLS.length * 5);
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r]/);
        const rows = () => service.database.sql(`select * from ${kind.replace('-', '_')} order by id`);
        const before = await rows();
        const answer = await send<Envelope<Imported>>({
          method: 'POST',
          url: `${service.url}/api/admin/accountability/${kind}/import`,
          headers: { ...bearer(), 'content-type': 'multipart/form-data; boundary=x' },
          payload: formOf(text),
        });
        expect(answer.body.data).toEqual({ imported: before.length, skipped: 0, errors: [] });
        expect(await rows()).toEqual(before);
      }
    });

    it('in another encoding, or with ten thousand columns, are refused completely', async () => {
      const before = await stations();
      const csv = `${HEADER}\nUTF Station,pune,,,\n`;
      const columns = Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(',');
      for (const odd of [
        Buffer.from(csv, 'utf16le'),
        Buffer.from(`${HEADER},${columns}\n`),
        Buffer.from(`${columns}\n`),
        Buffer.from(`${','.repeat(10_000)}\n`),
      ]) {
        const { status, body } = await imported(odd);
        expect([String(odd.subarray(0, 40)), status]).toEqual([String(odd.subarray(0, 40)), 400]);
        expect(body.error.details?.[0]?.field).toBe('file');
      }
      expect(await stations()).toEqual(before);
    });

    it('with one cell of 30 MB have one invalid row, and do not delay others', async () => {
      let slowest = 0;
      let over = false;
      const csv = Buffer.from(
        `${HEADER}\nBefore Giant,pune,,,\n"${'x'.repeat(30 * MB)}",pune,,,\nAfter Giant,pune,,,\n`,
      );
      const importing = imported(csv).finally(() => (over = true));
      while (!over) {
        const asked = performance.now();
        await service.tokenApi.get('/api/departments?limit=1');
        slowest = Math.max(slowest, performance.now() - asked);
      }
      const { status, body } = await importing;
      expect([status, body.data.imported >= 1, body.data.skipped >= 1]).toEqual([200, true, true]);
      expect((await stations()).map(({ name }) => name)).toContain('Before Giant');
      expect(slowest).toBeLessThan(atMost(3000));
    });
  });

  it('are streamed to twenty concurrent clients, while others are answered', async () => {
    await service.database.sql(
      `insert into police_stations (id, name, city, pincodes, contact_phone, address, created_at, updated_at)
       select 'pol_many' || n, 'Many ' || n, 'delhi', '{}', '', repeat('x', 200), now(), now() from generate_series(1, 2000) n`,
    );
    const url = `${service.url}/api/admin/accountability/police-stations/export`;
    let slowest = 0;
    let over = false;
    const exports = Promise.all(
      Array.from({ length: 20 }, () => send({ method: 'GET', url, headers: bearer() })),
    ).finally(() => (over = true));
    while (!over) {
      const asked = performance.now();
      expect((await service.tokenApi.get('/api/departments?limit=1')).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - asked);
    }
    const answers: HttpAnswer[] = await exports;
    const lengths = new Set(answers.map(({ status, text }) => `${status} ${text.length}`));
    expect([...lengths]).toEqual([expect.stringMatching(/^200 [4-9]\d{5}$/)]);
    expect(slowest).toBeLessThan(atMost(5000));
    await service.database.sql(`delete from police_stations where name like 'Many %'`);
  });
});
