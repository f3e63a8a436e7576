import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';

const REFUSED = {
  statusCode: 409,
  message: 'The last active super_admin cannot be deactivated',
  error: 'Conflict',
};

describe('the last super_admin of the console', () => {
  let service: TestService;
  let reviewers: StaffMember[];
  beforeAll(async () => {
    service = await startService();
    reviewers = [
      await staffMember(service, { role: 'reviewer' }),
      await staffMember(service, { role: 'city_admin' }),
    ];
  });
  afterAll(() => service.stop());
  /** Each test has its own super_admins. */
  beforeEach(() =>
    service.database.sql(`update console_accounts set active = false where role = 'super_admin'`),
  );

  const set = (to: 'activate' | 'deactivate', { id }: StaffMember, by = reviewers[0]!) =>
    by.api.post(`/api/admin/access/accounts/${id}/${to}`);
  const active = async () =>
    (await service.database.sql(`select from console_accounts where role = 'super_admin' and active`)).length;

  it('cannot be deactivated, by whatever account', async () => {
    const last = await staffMember(service);
    const recorded = await recordedDuring(service, async () => {
      for (const by of reviewers) expect((await set('deactivate', last, by)).body).toEqual(REFUSED);
      expect((await set('deactivate', last, last)).status).toBe(409);
    });
    expect(recorded).toEqual([]);
    expect((await last.api.get('/api/admin/auth/me')).status).toBe(200);
  });

  it('is not the last one while another one is active', async () => {
    const [one, other] = [await staffMember(service), await staffMember(service)];
    expect((await set('deactivate', one)).status).toBe(200);
    expect((await set('deactivate', one)).status).toBe(200);
    expect((await set('deactivate', other)).status).toBe(409);
    expect((await set('activate', one)).status).toBe(200);
    expect((await set('deactivate', other)).status).toBe(200);
    expect((await set('deactivate', one)).status).toBe(409);
  });

  it('stays, however many deactivate the others at the same moment', async () => {
    const all = [await staffMember(service), await staffMember(service), await staffMember(service)];
    const answers = await Promise.all(
      all.flatMap((each) => reviewers.map((by) => set('deactivate', each, by))),
    );
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 409]);
    expect(await active()).toBe(1);
  });
});
