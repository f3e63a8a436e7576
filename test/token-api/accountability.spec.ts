import { Readable } from 'node:stream';
import request from 'supertest';
import { ENTITIES } from '../../src/accountability/entity';
import { EntityImport } from '../../src/accountability/entity-import.service';
import { addedRecord } from '../factories/accountability';
import { officialPerson, person, type TestPerson } from '../factories/people';
import type { Envelope, ErrorEnvelope } from '../support/client';
import { isLong } from '../support/fault-report';
import { answerOf, type HttpAnswer, send } from '../support/http';
import { startService, type TestService } from '../support/service';
import { atMost } from '../support/time-limits';

interface Page {
  count: number;
  items: Array<Record<string, unknown>>;
  nextKey: string | null;
}
interface Imported {
  imported: number;
  skipped: number;
  errors: Array<{ row: number; field: string; message: string }>;
}
type Kind = 'jurisdictions' | 'officials' | 'departments' | 'police-stations';

const NEW: Record<Kind, Record<string, unknown>> = {
  jurisdictions: {
    city: 'pune',
    ward: 'Test Ward',
    pincodes: ['999001', '999002'],
    ward_officer_id: '',
    corporator_id: '',
    constituency_assembly: 'Test Seat',
    constituency_parliamentary: 'Test House',
  },
  officials: {
    name: 'Ward Officer, Test Ward',
    designation: 'Ward Officer',
    city: 'pune',
    ward: 'Test Ward',
    phone: '+91 20 5550 0000',
    email: 'test.ward@example.org',
    chat_number: '+91 90000 00000',
    micro_handle: '@testward',
  },
  departments: {
    name: 'Test Department',
    city: 'pune',
    categories: ['road', 'traffic'],
    contact_phone: '=1+1',
    contact_email: '',
  },
  'police-stations': {
    name: 'Test Police Station',
    city: 'pune',
    pincodes: ['999001'],
    contact_phone: '100',
    address: 'Near the "old" market, first lane',
  },
};
const ENTITY_TYPES: Record<Kind, string> = {
  jurisdictions: 'jurisdiction',
  officials: 'official',
  departments: 'department',
  'police-stations': 'police_station',
};
const KINDS = Object.keys(NEW) as Kind[];

describe('accountability', () => {
  let service: TestService;
  let admin: TestPerson;
  let citizen: TestPerson;

  beforeAll(async () => {
    service = await startService();
    admin = await person(service, { role: 'admin' });
    citizen = await person(service);
  });
  afterAll(() => service.stop());

  const api = (who?: TestPerson) => (who ? service.tokenApi.as(who) : service.tokenApi);
  const list = (path: string) => api().get<Envelope<Page>>(`/api/${path}`);
  const path = (kind: Kind, rest = '') => `/api/admin/accountability/${kind}${rest}`;
  const create = (kind: Kind, body: object = NEW[kind]) =>
    api(admin).post<Envelope<Record<string, unknown>> & ErrorEnvelope>(path(kind), body);
  const file = (kind: Kind, csv: string | Buffer, { field = 'file', who = admin } = {}) =>
    answerOf<Envelope<Imported> & ErrorEnvelope>(
      request(service.url)
        .post(path(kind, '/import'))
        .auth(who.accessToken, { type: 'bearer' })
        .attach(field, Buffer.from(csv), { filename: 'rows.csv', contentType: 'text/csv' }),
    );
  const exported = async (kind: Kind) =>
    (await request(service.url).get(path(kind, '/export')).auth(admin.accessToken, { type: 'bearer' })).text;
  const auditOf = (id: unknown) =>
    service.database.sql<{ action: string; before: unknown; after: unknown }>(
      `select action, before, after from audit_records where target_id = $1 order by id`,
      [id],
    );

  describe('the seeded places', () => {
    it('are the 24 wards of Mumbai, with their officers, corporators and seats', async () => {
      const { items, nextKey } = (await list('jurisdictions?city=MUMBAI&limit=100')).body.data;
      expect([items.length, nextKey]).toEqual([24, null]);
      const west = items.find(({ ward }) => ward === 'H/West');
      expect(west).toMatchObject({
        entityType: 'jurisdiction',
        city: 'mumbai',
        pincodes: expect.arrayContaining(['400050', '400052']) as string[],
        ward_officer_id: expect.stringMatching(/^off_/) as string,
        constituency_parliamentary: 'Mumbai North Central',
      });
    });

    it.each(['bangalore', 'delhi', 'hyderabad', 'chennai', 'pune', 'kolkata', 'ahmedabad'])(
      'have a ward for every pincode of %s',
      async (city) => {
        const [row] = await service.database.sql<{ pincodes: number; covered: number }>(
          `select count(distinct p.pincode)::int as pincodes,
                  count(distinct p.pincode) filter (where exists (
                    select from jurisdictions j where j.city = p.city and j.pincodes @> array[p.pincode]))::int as covered
             from places p where p.city = $1`,
          [city],
        );
        expect(row?.pincodes).toBeGreaterThan(50);
        expect(row?.covered).toBe(row?.pincodes);
      },
    );
  });

  describe('GET /api/accountability-chain', () => {
    const chain = (query: string) =>
      api().get<Envelope<{ jurisdiction: { ward: string }; officials: object }> & ErrorEnvelope>(
        `/api/accountability-chain?${query}`,
      );

    it('answers the whole chain of a pincode', async () => {
      const { status, body } = await chain('pincode=400050&category=hygiene');
      const office = (name: string, designation: string, rest: object) =>
        expect.objectContaining({
          name,
          designation,
          id: expect.stringMatching(/^off_/) as string,
          ...rest,
        }) as object;
      expect([status, body.data]).toEqual([
        200,
        {
          jurisdiction: expect.objectContaining({ city: 'mumbai', ward: 'H/West' }) as object,
          officials: {
            ward_officer: office('Ward Officer, H/West', 'Ward Officer', {
              chat_number: '',
              micro_handle: '',
            }),
            corporator: office('Corporator, H/West', 'Corporator', { phone: '', email: '' }),
            mla: office('MLA, Vandre West', 'MLA', { constituency: 'Vandre West' }),
            mp: office('MP, Mumbai North Central', 'MP', { constituency: 'Mumbai North Central' }),
          },
          department: {
            id: expect.stringMatching(/^dep_/) as string,
            entityType: 'department',
            name: 'Solid Waste Management Department',
            city: 'mumbai',
            categories: ['hygiene'],
            contact_phone: expect.any(String) as string,
            contact_email: expect.any(String) as string,
          },
          police_station: {
            id: expect.stringMatching(/^pol_/) as string,
            entityType: 'police_station',
            name: 'Bandra Police Station',
            city: 'mumbai',
            pincodes: expect.arrayContaining(['400050']) as string[],
            contact_phone: expect.any(String) as string,
            address: expect.any(String) as string,
          },
        },
      ]);
    });

    it('shows a department only where a category is given', async () => {
      expect((await chain('pincode=400050')).body.data).not.toHaveProperty('department');
    });

    it('finds a point by the nearest place, in whichever of a pincode’s wards it lies', async () => {
      expect((await chain('lat=19.0544&lng=72.8324')).body.data.jurisdiction.ward).toBe('H/West');
      // 400004 lies in two wards; most of it in D.
      expect((await chain('pincode=400004')).body.data.jurisdiction.ward).toBe('D');
      expect((await chain('lat=18.9548&lng=72.8272')).body.data.jurisdiction.ward).toBe('C');
    });

    it('falls back on the pincode where no jurisdiction has the name of the ward', async () => {
      await service.database.sql(
        `update jurisdictions set ward = 'H-West' where city = 'mumbai' and ward = 'H/West'`,
      );
      expect((await chain('lat=19.0544&lng=72.8324')).body.data.jurisdiction.ward).toBe('H-West');
      await service.database.sql(`update jurisdictions set ward = 'H/West' where ward = 'H-West'`);
      expect((await chain('pincode=400003&lat=18.9634&lng=72.839')).body.data.jurisdiction.ward).toBe('E');
    });

    it('prefers who is named in the jurisdiction, and an office that is vacant is null', async () => {
      const officer = await addedRecord(service, 'officials', {
        name: 'The Acting Officer',
        designation: 'Ward Officer',
        city: 'delhi',
      });
      const fields = {
        city: 'delhi',
        ward: 'A Ward of Its Own',
        pincodes: ['999100'],
        ward_officer_id: officer,
      };
      await addedRecord(service, 'jurisdictions', fields);
      expect((await chain('pincode=999100')).body.data.officials).toMatchObject({
        ward_officer: { name: 'The Acting Officer' },
        corporator: null,
        mla: null,
        mp: null,
      });
    });

    it.each([
      ['', 'pincode'],
      ['lat=19', 'lng'],
      ['lng=72', 'lng'],
      ['pincode=40005', 'pincode'],
      ['pincode=4000500', 'pincode'],
      ['pincode=abcdef', 'pincode'],
      ['lat=91&lng=72', 'lat'],
      ['lat=19&lng=181', 'lng'],
      ['lat=x&lng=72', 'lat'],
      ['lat=&lng=72', 'lat'],
      ['lat=NaN&lng=72', 'lat'],
      ['pincode=400050&category=noise', 'category'],
    ])('refuses "%s"', async (query, field) => {
      const { status, body } = await chain(query);
      expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
    });

    it.each(['pincode=110999', 'pincode=000000', 'lat=51.5&lng=-0.12', 'lat=0&lng=0', 'lat=90&lng=180'])(
      'is 404 for %s',
      async (query) => {
        expect((await chain(query)).status).toBe(404);
      },
    );
  });

  describe.each(KINDS)('%s', (kind) => {
    it('are created, shown, changed and removed, each change recorded once', async () => {
      const { status, body } = await create(kind);
      const record = body.data;
      expect([status, record]).toEqual([
        201,
        {
          id: expect.any(String) as string,
          entityType: ENTITY_TYPES[kind],
          ...NEW[kind],
          createdAt: expect.any(String) as string,
          updatedAt: record.createdAt,
        },
      ]);
      const one = path(kind, `/${String(record.id)}`);
      expect((await api(admin).get<Envelope<object>>(one)).body.data).toEqual(record);
      const put = (change: object) => api(admin).put<Envelope<Record<string, unknown>>>(one, change);
      const renamed = { [kind === 'jurisdictions' ? 'ward' : 'name']: 'Renamed', city: 'Poona', unknown: 1 };
      const changed = await put(renamed);
      expect([changed.status, changed.body.data]).toEqual([
        200,
        { ...record, ...renamed, city: 'pune', unknown: undefined, updatedAt: expect.any(String) as string },
      ]);
      expect((await put({})).status).toBe(400);
      expect((await put({ city: 'atlantis' })).status).toBe(400);
      expect(await api(admin).delete(one)).toMatchObject({ status: 200, body: { success: true } });
      for (const gone of [await api(admin).get(one), await api(admin).delete(one), await put(renamed)])
        expect(gone.status).toBe(404);
      expect((await auditOf(record.id)).map(({ action }) => action)).toEqual([
        'accountability.create',
        'accountability.update',
        'accountability.delete',
      ]);
    });

    it('are listed by city, page after page, each once', async () => {
      const { id } = (await create(kind, { ...NEW[kind], city: 'Calcutta' })).body.data;
      const ids: unknown[] = [];
      let key: string | null = '';
      do {
        const lastKey: string = key ? `&lastKey=${encodeURIComponent(key)}` : '';
        const { body } = await list(`${kind}?city=KOLKATA&limit=40${lastKey}`);
        for (const item of body.data.items) {
          ids.push(item.id);
          expect([item.city, Object.keys(item)]).toEqual([
            'kolkata',
            expect.not.arrayContaining(['createdAt']),
          ]);
        }
        key = body.data.nextKey;
      } while (key !== null);
      expect(ids).toContain(id);
      expect(new Set(ids).size).toBe(ids.length);
      const dated = (await api(admin).get<Envelope<Page>>(path(kind, '?city=kolkata&limit=1'))).body.data;
      expect(dated.items[0]).toMatchObject({ id: ids[0], createdAt: expect.any(String) as string });
      expect((await list(`${kind}?city=atlantis`)).body.data).toEqual({ count: 0, items: [], nextKey: null });
      await create(kind, { ...NEW[kind], city: 'kolkata' });
      const { nextKey } = (await list(`${kind}?city=kolkata&limit=1`)).body.data;
      expect(nextKey).not.toBeNull();
      expect((await list(`${kind}?city=pune&lastKey=${nextKey}`)).status).toBe(400);
    });

    it('are the admins’ alone to change', async () => {
      const official = await officialPerson(service);
      for (const who of [undefined, citizen, official]) {
        const expected = who ? 403 : 401;
        expect((await api(who).post(path(kind), NEW[kind])).status).toBe(expected);
        expect((await api(who).get(path(kind, '/export'))).status).toBe(expected);
        expect((await api(who).delete(path(kind, '/x'))).status).toBe(expected);
      }
      expect((await file(kind, 'name\n', { who: citizen })).status).toBe(403);
    });

    it('refuse what does not fit', async () => {
      for (const body of [{}, { ...NEW[kind], city: 'atlantis' }, { ...NEW[kind], city: 7 }])
        expect((await create(kind, body)).status).toBe(400);
    });

    it('come back from a file as they went', async () => {
      await create(kind, { ...NEW[kind], city: 'delhi' });
      const before = await exported(kind);
      expect(before.split('\r\n')[0]).toBe(
        `id,${[...Object.keys(NEW[kind]), ...(kind === 'officials' ? ['constituency'] : [])].join(',')}`,
      );
      expect(before).not.toMatch(/(^|,)"?[=+@-]/m);
      const stored = async () => service.database.sql(`select * from ${kind.replace('-', '_')} order by id`);
      const rows = await stored();
      const again = await file(kind, before);
      expect([again.status, again.body.data]).toEqual([
        200,
        { imported: rows.length, skipped: 0, errors: [] },
      ]);
      expect(await stored()).toEqual(rows);
      await service.database.sql(`delete from ${kind.replace('-', '_')}`);
      if (kind === 'officials') return;
      await file(kind, before);
      expect(await exported(kind)).toBe(before);
    });
  });

  describe('POST .../import', () => {
    const HEADER = 'name,city,pincodes,contact_phone,address';

    it('lets good rows land and names every bad one', async () => {
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
      const stations = (await list('police-stations?city=pune&limit=100')).body.data.items;
      expect(stations.find(({ name }) => name === 'Seventh "Great" Station')).toMatchObject({
        city: 'pune',
        contact_phone: '+91',
        pincodes: [],
      });
      expect((await auditOf('*')).at(-1)).toMatchObject({
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

    it('keeps what a file has no column for, and adds rows with new ids as they are', async () => {
      const id = (await create('police-stations')).body.data.id as string;
      const unknown = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
      const csv = `id,name,city\n${id},Renamed Station,pune\n${unknown},Other Station,pune\npol_nonsense,X,pune\n`;
      expect((await file('police-stations', csv)).body.data).toMatchObject({
        imported: 2,
        errors: [{ row: 4, field: 'id', message: 'is no id of a police_station' }],
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

    it('refuses rows that are cut, also by the limit of the file', async () => {
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
      const imports = service.app.get(EntityImport, { strict: false });
      expect(await imports.import(by, ENTITIES['police-stations'], cut)).toEqual({
        imported: 1,
        skipped: 0,
        errors: [],
      });
    });

    it('quotes in the header and a mark of byte order are read', async () => {
      const { status, body } = await file('police-stations', '\ufeff"name","city"\n"Marked Station",pune\n');
      expect([status, body.data.imported]).toEqual([200, 1]);
    });

    it('skips rows whose official is removed meanwhile, and lands the others', async () => {
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

    it('names rows that refer to nobody', async () => {
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
    ])('refuses a file with %s whole', async (_, csv) => {
      const { status, body } = await file('police-stations', csv);
      expect([status, body.error.details?.[0]?.field]).toEqual([400, 'file']);
    });

    it('keeps formulas out of spreadsheets, and the records as they are', async () => {
      const names = [
        'x\n=cmd|calc',
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
      expect(csv).toContain('"x\n=cmd|calc"');
      const before = await service.database.sql('select * from police_stations order by id');
      expect((await file('police-stations', csv)).body.data.skipped).toBe(0);
      expect(await service.database.sql('select * from police_stations order by id')).toEqual(before);
    });

    it('answers others while a file of nothing but bad rows is read, and stops at the most it reads', async () => {
      const importing = file('police-stations', `name,city\n${'x\n'.repeat(300_000)}`);
      let answered = 0;
      let over = false;
      void importing.finally(() => (over = true));
      while (!over) {
        await api().get('/api/departments?limit=1');
        answered++;
      }
      const { status, body } = await importing;
      expect([status, body.data.imported, body.data.skipped]).toEqual([200, 0, 200_001]);
      expect(body.data.errors.length).toBeLessThanOrEqual(100_001);
      expect(body.data.errors.at(-1)).toMatchObject({ field: 'file' });
      // One who had to wait for the whole file would be the only one.
      expect(answered).toBeGreaterThan(20);
    });

    it('refuses a form without the file, and what is no form', async () => {
      expect((await file('police-stations', HEADER, { field: 'other' })).status).toBe(400);
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

    it('reads past bytes that are no text, and stops where lines cannot be told apart', async () => {
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

describe('an import of many rows', () => {
  const ROWS = isLong ? 100_000 : 5000;
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it(
    `takes ${ROWS} rows in little memory while others are answered`,
    async () => {
      const admin = await person(service, { role: 'admin' });
      const boundary = 'rows';
      const lines = Array.from({ length: ROWS }, (_, n) =>
        n % 100 === 0
          ? `Station ${n},nowhere,411001,,`
          : `Station ${n},pune,411001;411002,020-${n},"Lane ${n}, near the market and the school"`,
      );
      const payload = Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f.csv"\r\n\r\nname,city,pincodes,contact_phone,address\n${lines.join('\n')}\r\n--${boundary}--\r\n`,
      );
      const send1 = () =>
        send<Envelope<Imported>>({
          method: 'POST',
          url: `${service.url}/api/admin/accountability/police-stations/import`,
          headers: {
            'content-type': `multipart/form-data; boundary=${boundary}`,
            authorization: `Bearer ${admin.accessToken}`,
          },
          payload,
        });
      global.gc?.();
      const before = process.memoryUsage().rss;
      let most = before;
      let slowest = 0;
      let running = true;
      const watch = (async () => {
        while (running) {
          const asked = performance.now();
          await service.tokenApi.get('/api/issues?limit=1');
          slowest = Math.max(slowest, performance.now() - asked);
          most = Math.max(most, process.memoryUsage().rss);
        }
      })();
      const answers: Array<HttpAnswer<Envelope<Imported>>> = [await send1(), await send1()];
      running = false;
      await watch;
      for (const { status, body } of answers) {
        expect([status, body.data.imported, body.data.skipped]).toEqual([200, ROWS * 0.99, ROWS / 100]);
        expect(body.data.errors.map(({ row, field }) => [row, field])).toEqual(
          Array.from({ length: ROWS / 100 }, (_, n) => [n * 100 + 2, 'city']),
        );
      }
      process.stdout.write(
        `import of ${ROWS} rows twice: memory +${Math.round((most - before) / 1024 / 1024)} MB with the test's own, slowest other answer ${Math.round(slowest)} ms\n`,
      );
      expect(slowest).toBeLessThan(atMost(5000));
      const [{ n } = { n: 0 }] = await service.database.sql<{ n: number }>(
        `select count(*)::int as n from police_stations where name like 'Station %'`,
      );
      expect(n).toBe(ROWS * 0.99);
    },
    isLong ? 600_000 : undefined,
  );
});
