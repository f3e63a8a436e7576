import request from 'supertest';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { answerOf } from '../../support/network/http';
import type { Imported, Kind } from '../../support/service/records';
import { startService, type TestService } from '../../support/service/service';

const FILE = [
  'name,city,pincodes,contact_phone,address',
  'North Station,pune,411001;411002,020-1,One',
  'South Station,atlantis,411001,,',
  ',pune,41100,,',
  'West Station,pune,411003,,',
].join('\r\n');

describe('/api/admin/officials/records', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service, { role: 'city_admin' });
  });
  afterAll(() => service.stop());

  const at = (kind: string, rest: string) => `/api/admin/officials/records/${kind}/${rest}`;
  const send = (kind: Kind | 'nobody', csv: string, query = '') =>
    answerOf<Imported & { message: string | string[] }>(
      request(service.url)
        .post(at(kind, `import${query}`))
        .set('cookie', staff.cookie)
        .attach('file', Buffer.from(csv), { filename: 'rows.csv', contentType: 'text/csv' }),
    );
  const exported = async (kind: Kind) =>
    (await request(service.url).get(at(kind, 'export')).set('cookie', staff.cookie)).text;

  it('returns in a dry run the accepted rows and the errors, and stores nothing', async () => {
    const before = await exported('police-stations');
    const records = await recordedDuring(service, async () => {
      const { status, body } = await send('police-stations', FILE, '?dryRun=true');
      expect(status).toBe(200);
      expect(body).toMatchObject({ imported: 2, skipped: 2 });
      expect(body.errors.map(({ row, field }) => [row, field])).toEqual([
        [3, 'city'],
        [4, 'name'],
        [4, 'pincodes'],
      ]);
    });
    expect(records).toEqual([]);
    expect(await exported('police-stations')).toBe(before);
  });

  it('reports an unknown official in a dry run', async () => {
    const csv = 'city,ward,pincodes,ward_officer_id\r\npune,W,411001,off_00000000000000000000000000';
    const { body } = await send('jurisdictions', csv, '?dryRun=true');
    expect(body).toEqual({
      imported: 0,
      skipped: 1,
      errors: [{ row: 2, field: 'ward_officer_id', message: 'names no official' }],
    });
  });

  it('stores the valid rows, with one audit record', async () => {
    const records = await recordedDuring(service, async () => {
      const { status, body } = await send('police-stations', FILE);
      expect([status, body.imported, body.skipped, body.errors.length]).toEqual([200, 2, 2, 3]);
    });
    expect(records).toEqual([
      expect.objectContaining({ surface: 'console', actor_id: staff.id, action: 'accountability.import' }),
    ]);
    const file = await exported('police-stations');
    expect(file).toContain('North Station');
    expect(file).not.toContain('South Station');
  });

  it('exports a file whose import changes nothing', async () => {
    const file = await exported('officials');
    expect(file.split('\r\n').length).toBeGreaterThan(2);
    const { body } = await send('officials', file);
    expect(body).toMatchObject({ skipped: 0, errors: [] });
    expect(await exported('officials')).toBe(file);
  });

  it('begins with a byte order mark, unless another export is asked for', async () => {
    const at = '/api/admin/officials/records/officials/export';
    const begins = async (query: string) => {
      const answer = await fetch(service.url + at + query, { headers: { cookie: staff.cookie } });
      return Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString();
    };
    for (const query of ['', '?bom=1']) expect(await begins(query)).toBe('\ufeffid');
    expect(await begins('?bom=0')).toMatch(/^id,/);
    const { status } = await request(service.url).get(`${at}?bom=yes`).set('cookie', staff.cookie);
    expect(status).toBe(400);
  });

  it('refuses a file with a wrong header, and an unknown kind', async () => {
    const { status, body } = await send('departments', 'name,nonsense\r\na,b', '?dryRun=true');
    expect(status).toBe(400);
    expect(body.message).toEqual(expect.arrayContaining([expect.stringContaining('nonsense')]));
    expect((await send('nobody', FILE)).status).toBe(404);
  });
});
