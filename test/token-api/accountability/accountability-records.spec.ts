import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import {
  auditOf,
  createRecord,
  exportedFile,
  importFile,
  type Kind,
  NEW_RECORDS as NEW,
  recordsPath as path,
} from '../../support/service/records';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

interface Page {
  count: number;
  items: Array<Record<string, unknown>>;
  nextKey: string | null;
}

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
  const create = (kind: Kind, body?: object) => createRecord(service, admin, kind, body);
  const file = (kind: Kind, csv: string, who = admin) => importFile(service, who, kind, csv);
  const exported = (kind: Kind) => exportedFile(service, admin, kind);

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
      expect((await auditOf(service, record.id)).map(({ action }) => action)).toEqual([
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

    it('can be changed only by admins', async () => {
      const official = await officialPerson(service);
      for (const who of [undefined, citizen, official]) {
        const expected = who ? 403 : 401;
        expect((await api(who).post(path(kind), NEW[kind])).status).toBe(expected);
        expect((await api(who).get(path(kind, '/export'))).status).toBe(expected);
        expect((await api(who).delete(path(kind, '/x'))).status).toBe(expected);
      }
      expect((await file(kind, 'name\n', citizen)).status).toBe(403);
    });

    it('refuse invalid values', async () => {
      for (const body of [{}, { ...NEW[kind], city: 'atlantis' }, { ...NEW[kind], city: 7 }])
        expect((await create(kind, body)).status).toBe(400);
    });

    itThoroughly('are the same after an export and an import', async () => {
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
});
