import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { reportedIssue } from '../../factories/issues';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { OwnReadsDto } from '../../../src/me/dto/own-reads.dto';
import { ReadLogService } from '../../../src/personal-data';
import { startService, type TestService } from '../../support/service/service';

describe('GET /api/users/me/privacy/reads', () => {
  let service: TestService;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await startService();
    admin = await person(service, { role: 'admin' });
  });
  afterAll(() => service.stop());

  const readsOf = async (who: TestPerson) =>
    (await service.tokenApi.as(who).get<Envelope<OwnReadsDto>>('/api/users/me/privacy/reads')).body.data;
  const log = () => service.app.get(ReadLogService, { strict: false });

  it('shows a list of accounts that had the caller, and not who asked for it', async () => {
    const asha = await person(service, { name: 'Asha' });
    expect(await readsOf(asha)).toEqual({ count: 0, items: [] });
    expect((await service.tokenApi.as(admin).get('/api/admin/users?limit=100')).status).toBe(200);
    const reads = await readsOf(asha);
    expect(reads).toEqual({
      count: 1,
      items: [
        { at: expect.stringMatching(/Z$/) as string, role: 'admin', purpose: null, kinds: ['name', 'email'] },
      ],
    });
    expect(JSON.stringify(reads)).not.toContain(admin.id);
    const [row] = await service.database.sql(
      'select account_id, route, cities from personal_data_reads order by id desc limit 1',
    );
    expect(row).toEqual({ account_id: admin.id, route: 'GET /api/admin/users', cities: null });
  });

  it('shows a page that did not have the caller to nobody else', async () => {
    const first = await person(service);
    await person(service);
    await service.tokenApi.as(admin).get('/api/admin/users?limit=1');
    expect((await readsOf(first)).count).toBe(0);
  });

  it('counts all reads, and shows the newest 100 with role, purpose and kinds', async () => {
    const asha = await person(service);
    const read = { route: 'POST /api/x', kinds: ['email' as const], subjects: [asha.id, asha.id] };
    const reader = { id: 'adm_x', role: 'city_admin', cities: ['pune'] };
    for (let n = 0; n < 101; n++) await log().record({ ...read, reader, purpose: 'complaint' });
    const { count, items } = await readsOf(asha);
    expect([count, items.length]).toEqual([101, 100]);
    expect(items[0]).toMatchObject({ role: 'city_admin', purpose: 'complaint', kinds: ['email'] });
  });

  it('keeps words sealed, and opens them in the list of all reads', async () => {
    const asha = await person(service);
    const words = 'Marker: called twice';
    const reader = { id: 'adm_y', role: 'super_admin', cities: null };
    const read = { route: 'POST /api/x', kinds: ['name' as const], subjects: [asha.id] };
    await log().record({ ...read, reader, purpose: 'other', words });
    const stored = await service.database.sql<{ row: string }>(
      'select r::text as row from personal_data_reads r',
    );
    expect(stored.map(({ row }) => row).join()).not.toContain('Marker');
    const [mine] = await log().list({ account: 'adm_y', limit: 10 });
    expect(mine).toMatchObject({ words, purpose: 'other', subjects: [asha.id] });
    expect(await log().list({ account: 'adm_y', limit: 10, before: Number(mine!.id) })).toEqual([]);
    expect(await log().list({ subject: asha.id, limit: 10 })).toEqual([mine]);
  });

  it('shows an exact place that an official saw, and none that everyone or its reporter saw', async () => {
    const asha = await person(service);
    const official = await officialPerson(service);
    const location = { lat: 19.05961, lng: 72.82953, address: 'Hill Road 12' };
    const id = await reportedIssue(service, { by: asha, location });
    const see = (who: TestPerson) => service.tokenApi.as(who).get(`/api/issues/${id}`);
    await see(official);
    expect((await readsOf(asha)).count).toBe(0);
    await service.tokenApi.as(asha).patch(`/api/issues/${id}/privacy`, { place: 'grid' });
    await see(asha);
    expect((await readsOf(asha)).count).toBe(0);
    expect((await see(official)).text).toContain('Hill Road 12');
    expect(await readsOf(asha)).toMatchObject({
      count: 1,
      items: [{ role: 'official', purpose: null, kinds: ['exact_place'] }],
    });
  });

  it('does not answer a list whose read cannot be logged', async () => {
    await service.database.sql('alter table personal_data_reads rename to elsewhere');
    try {
      const answer = await service.tokenApi.as(admin).get<ErrorEnvelope>('/api/admin/users');
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toContain('@');
    } finally {
      await service.database.sql('alter table elsewhere rename to personal_data_reads');
    }
  });
});
