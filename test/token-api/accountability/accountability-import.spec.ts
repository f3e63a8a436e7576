import { Readable } from 'node:stream';
import { RECORD_KINDS } from '../../../src/accountability/records/record-kind';
import { RecordImportService } from '../../../src/accountability/records/record-import.service';
import { addedRecord } from '../../factories/accountability';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import {
  auditOf,
  createRecord,
  exportedFile,
  type Imported,
  importFile,
  type Kind,
  NEW_RECORDS as NEW,
  recordsPath as path,
} from '../../support/service/records';
import { startService, type TestService } from '../../support/service/service';

describe('accountability', () => {
  let service: TestService;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await startService();
    admin = await person(service, { role: 'admin' });
  });
  afterAll(() => service.stop());

  const api = (who?: TestPerson) => (who ? service.tokenApi.as(who) : service.tokenApi);
  const create = (kind: Kind, body?: object) => createRecord(service, admin, kind, body);
  const file = (kind: Kind, csv: string | Buffer, field?: string) =>
    importFile(service, admin, kind, csv, field);
  const exported = (kind: Kind) => exportedFile(service, admin, kind);

  describe('POST .../import', () => {
    const HEADER = 'name,city,pincodes,contact_phone,address';

    it('stores valid rows and reports every invalid one', async () => {
      const csv = [
        `﻿${HEADER}`,
        'First Station,pune,411001;411002,"020-1","One, Two"',
        'Second Station,atlantis,411001,,',
        ',pune,411001,,',
        'Fourth Station,pune,41100;411002,,',
        '',
        'Sixth Station,pune,411001,,,too,many',
        '"Seventh ""Great"" Station",Poona,,\'+91,',
      ].join('\n');
      const { body } = await file('police-stations', csv);
      expect(body.data).toEqual({
        imported: 2,
        skipped: 4,
        errors: [
          { row: 3, field: 'city', message: expect.any(String) as string },
          { row: 4, field: 'name', message: expect.any(String) as string },
          { row: 5, field: 'pincodes', message: 'must be six digits' },
          { row: 7, field: 'row', message: 'has more cells than the header' },
        ],
      });
      const stations = (
        await api().get<Envelope<{ items: Array<{ name: string }> }>>(
          '/api/police-stations?city=pune&limit=100',
        )
      ).body.data.items;
      expect(stations.find(({ name }) => name === 'Seventh "Great" Station')).toMatchObject({
        city: 'pune',
        contact_phone: '+91',
        pincodes: [],
      });
      expect((await auditOf(service, '*')).at(-1)).toMatchObject({
        action: 'accountability.import',
        after: { imported: 2, skipped: 4 },
      });
    });

    it('changes nothing the second time, with ids or without', async () => {
      const csv = `${HEADER}\nTwice Station,pune,411003,,\nTwice Station,pune,411004,,\n`;
      for (let times = 0; times < 2; times++) {
        expect((await file('police-stations', csv)).body.data).toMatchObject({ imported: 2, skipped: 0 });
      }
      const found = await service.database.sql<{ pincodes: string[] }>(
        `select pincodes from police_stations where name = 'Twice Station'`,
      );
      expect(found).toEqual([{ pincodes: ['411004'] }]);
    });

    it('keeps fields without a column in the file, and adds rows with new ids', async () => {
      const id = (await create('police-stations')).body.data.id as string;
      const unknown = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
      const csv = `id,name,city\n${id},Renamed Station,pune\n${unknown},Other Station,pune\npol_nonsense,X,pune\n`;
      expect((await file('police-stations', csv)).body.data).toMatchObject({
        imported: 2,
        errors: [{ row: 4, field: 'id', message: 'is no id of a police station' }],
      });
      const one = (each: string) =>
        api(admin)
          .get<Envelope<object>>(path('police-stations', `/${each}`))
          .then(({ body }) => body.data);
      expect(await one(id)).toMatchObject({
        name: 'Renamed Station',
        address: NEW['police-stations'].address,
      });
      expect(await one(unknown)).toMatchObject({ name: 'Other Station', address: '' });
    });

    it('refuses incomplete rows, also at the size limit of a file', async () => {
      const id = (await create('police-stations')).body.data.id as string;
      const short = await file('police-stations', `id,${HEADER}\n${id},Short,pune\n`);
      expect(short.body.data).toMatchObject({
        imported: 0,
        errors: [{ row: 2, field: 'row', message: 'has fewer cells than the header' }],
      });
      const cut = Object.assign(Readable.from([`${HEADER}\nWhole,pune,,,Lane 1\nHalved,pune,,,La`]), {
        truncated: true,
      });
      const by = { id: admin.id, displayName: admin.name };
      const imports = service.app.get(RecordImportService, { strict: false });
      expect(await imports.import(by, RECORD_KINDS['police-stations'], cut)).toEqual({
        imported: 1,
        skipped: 0,
        errors: [],
      });
    });

    it('accepts mixed line endings', async () => {
      const csv = `${HEADER}\r\nFirst Ended,pune,411003,,\r\nSecond Ended,pune,411003,,\nThird Ended,pune,411003,,\n`;
      expect((await file('police-stations', csv)).body.data).toEqual({ imported: 3, skipped: 0, errors: [] });
    });

    it('hints at an unclosed quote in a row that contains further rows', async () => {
      const csv = `${HEADER}\nGood Station,pune,,,\n"Open Station,pune,,,\nLost Station,pune,,,"Lane, 1"\nLast Station,pune,,,\n`;
      const { imported, errors } = (await file('police-stations', csv)).body.data;
      expect(imported).toBe(2);
      expect(errors).toContainEqual({
        row: 3,
        field: 'row',
        message: 'has a cell of several lines: where that is not meant, a quote before it is not closed',
      });
    });

    it('accepts quotes in the header, and a byte order mark', async () => {
      const { status, body } = await file('police-stations', '\ufeff"name","city"\n"Marked Station",pune\n');
      expect([status, body.data.imported]).toEqual([200, 1]);
    });

    it('skips rows whose official was removed meanwhile, and stores the others', async () => {
      const officials = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          addedRecord(service, 'officials', {
            name: `Leaving ${n}`,
            designation: 'Corporator',
            city: 'pune',
          }),
        ),
      );
      const rows = Array.from({ length: 3000 }, (_, n) => `pune,Moving ${n},${officials[n % 10]}`);
      async function* removing() {
        yield `--x\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\ncity,ward,corporator_id\n`;
        yield `${rows.slice(0, 2000).join('\n')}\n`;
        for (const id of officials) await api(admin).delete(path('officials', `/${id}`));
        yield `${rows.slice(2000).join('\n')}\r\n--x--\r\n`;
      }
      const { status, body } = await send<Envelope<Imported>>({
        method: 'POST',
        url: service.url + path('jurisdictions', '/import'),
        headers: {
          authorization: `Bearer ${admin.accessToken}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
        payload: Readable.from(removing(), { objectMode: false }),
      });
      expect([status, body.data.imported + body.data.skipped]).toEqual([200, 3000]);
      expect(body.data.skipped).toBeGreaterThanOrEqual(1000);
      const messages = body.data.errors.map(({ message }) => message);
      expect(messages).toEqual(Array(body.data.skipped).fill('names no official'));
    });

    it('reports rows that refer to an unknown official', async () => {
      const csv = 'city,ward,ward_officer_id\npune,Lost,off_nobody\npune,Found,\n';
      expect((await file('jurisdictions', csv)).body.data).toEqual({
        imported: 1,
        skipped: 1,
        errors: [{ row: 2, field: 'ward_officer_id', message: 'names no official' }],
      });
    });

    it.each([
      ['no header', ''],
      ['a missing column', 'name\nX\n'],
      ['an unknown column', `${HEADER},colour\n`],
      ['a column twice', `${HEADER},name\n`],
    ])('refuses a complete file with %s', async (_, csv) => {
      const { status, body } = await file('police-stations', csv);
      expect([status, body.error.details?.[0]?.field]).toEqual([400, 'file']);
    });

    it('answers at once to a large file with an unknown column, and reads the rest of it', async () => {
      const { status, body } = await file('police-stations', `name,mayor\n${'x,y\n'.repeat(500_000)}`);
      expect([status, body.error.details?.[0]?.field]).toEqual([400, 'file']);
    });

    it('marks formulas in exported files, and keeps the records unchanged', async () => {
      const names = [
        '=cmd|calc',
        ' =lead',
        '\t=tab',
        "'=marked",
        "'plain",
        '-1',
        '@at',
        'a\r\nb',
        'fffd \ufffd',
      ];
      for (const name of names)
        await create('police-stations', { ...NEW['police-stations'], name, city: 'chennai' });
      const csv = await exported('police-stations');
      for (const cell of csv.split('\r\n').flatMap((line) => line.split(',')))
        expect(cell).not.toMatch(/^"?\s*[=+@-]/);
      expect(csv).toContain("'=cmd|calc");
      const before = await service.database.sql('select * from police_stations order by id');
      expect((await file('police-stations', csv)).body.data.skipped).toBe(0);
      expect(await service.database.sql('select * from police_stations order by id')).toEqual(before);
    });

    it('refuses a form without the file, and other content types', async () => {
      expect((await file('police-stations', HEADER, 'other')).status).toBe(400);
      const authorization = `Bearer ${admin.accessToken}`;
      for (const type of ['text/csv', 'multipart/form-data', 'multipart/form-data; boundary=x']) {
        const { status } = await send({
          method: 'POST',
          url: service.url + path('police-stations', '/import'),
          headers: { authorization, 'content-type': type },
          payload: 'nothing of the kind',
        });
        expect([type, status]).toEqual([type, 400]);
      }
    });

    it('skips rows that are not text, and stops if no line endings can be found', async () => {
      const bytes = Buffer.concat([
        Buffer.from(`${HEADER}\n`),
        Buffer.from([0xff, 0xfe]),
        Buffer.from(' Station,pune,,,\nNul\0 Station,pune,,,\nGood Station,pune,,,\n'),
      ]);
      expect((await file('police-stations', bytes)).body.data).toMatchObject({
        imported: 1,
        errors: [
          { row: 2, field: 'name' },
          { row: 3, field: 'name' },
        ],
      });
      for (const good of [1, 5, 50, 700]) {
        const rows = Array.from({ length: good }, (_, n) => `Unclosed ${good} ${n},pune,,,`).join('\n');
        expect(
          (await file('police-stations', `${HEADER}\n${rows}\n"unclosed,pune,,,\nX,pune,,,\n`)).body.data,
        ).toEqual({
          imported: good,
          skipped: 1,
          errors: [{ row: good + 2, field: 'row', message: 'cannot be read as CSV' }],
        });
      }
      const endless = `${HEADER}\nBefore Station,pune,,,\n"${'x'.repeat(200_000)}`;
      expect((await file('police-stations', endless)).body.data).toMatchObject({
        imported: 1,
        errors: [{ row: 3, field: 'row' }],
      });
    });
  });
});
