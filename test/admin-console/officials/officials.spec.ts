import { addedRecord } from '../../factories/accountability';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';

const ADDRESS = 'Ward.Test@city.example';
const AT = '2026-03-14T08:30:00.000Z';

interface Shown {
  id: string;
  email: string;
  mailRefusedAt: string | null;
}

describe('an official in the console', () => {
  let service: TestService;
  let staff: StaffMember;
  let officer: string;
  let path: string;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service, { role: 'reviewer' });
    const place = { city: 'pune', ward: 'Test ward', designation: 'Ward Officer' };
    officer = await addedRecord(service, 'officials', { ...place, name: 'Meera Joshi', email: ADDRESS });
    path = `/api/admin/officials/${officer}`;
  });
  beforeEach(() =>
    service.database.sql(
      `delete from mail_suppressions;
       insert into mail_suppressions (address, reason, at)
       values ('ward.test@city.example', '550 5.1.1 nobody', '${AT}'),
              ('citizen@home.example', '550 5.1.1 nobody', '${AT}')`,
    ),
  );
  afterAll(() => service.stop());

  const writeAgain = () => staff.api.post<Shown>(`${path}/write-again`);

  it('is shown by id, with whether the address refused mail permanently', async () => {
    expect((await staff.api.get<Shown>(path)).body).toEqual(
      expect.objectContaining({ id: officer, email: ADDRESS, mailRefusedAt: AT }),
    );
    expect((await staff.api.get('/api/admin/officials/off_nobody')).status).toBe(404);
  });

  it('has the same data in the list and after a change', async () => {
    const { body } = await staff.api.get<Shown[]>('/api/admin/officials?cityId=pune');
    const refused = body.filter(({ mailRefusedAt }) => mailRefusedAt !== null);
    expect([refused.map(({ id }) => id), body.length > 1]).toEqual([[officer], true]);
    const other = await staff.api.put<Shown>(`${path}/contact`, { email: 'other@city.example' });
    expect(other.body.mailRefusedAt).toBeNull();
    const back = await staff.api.put<Shown>(`${path}/contact`, { email: ADDRESS });
    expect(back.body.mailRefusedAt).toBe(AT);
  });

  it('gets mail again on request, with an audit record without the address', async () => {
    const records = await recordedDuring(service, async () => {
      const { status, body } = await writeAgain();
      expect([status, body]).toEqual([200, expect.objectContaining({ id: officer, mailRefusedAt: null })]);
    });
    expect(records).toEqual([
      expect.objectContaining({
        action: 'official.write_again',
        target_kind: 'official',
        target_id: officer,
        actor_id: staff.id,
        before: { mailRefusedAt: AT },
        after: { mailRefusedAt: null },
      }),
    ]);
    expect(await service.database.sql('select address from mail_suppressions')).toEqual([
      { address: 'citizen@home.example' },
    ]);
  });

  it('gets none if nothing was refused; unknown officials are 404', async () => {
    expect((await writeAgain()).status).toBe(200);
    const records = await recordedDuring(service, async () => {
      expect((await writeAgain()).status).toBe(409);
      expect((await staff.api.post('/api/admin/officials/off_nobody/write-again')).status).toBe(404);
    });
    expect(records).toEqual([]);
  });

  it('gets mail again once for concurrent requests', async () => {
    const records = await recordedDuring(service, async () => {
      const answers = await Promise.all([1, 2, 3].map(writeAgain));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });
    expect(records).toHaveLength(1);
  });
});
