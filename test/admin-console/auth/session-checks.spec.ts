import { DataSource } from 'typeorm';
import { Database } from '../../../src/platform/database/database';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { unit } from '../../factories/staff-units';
import { IdentityProvider, visitProvider } from '../../support/network/identity-provider';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('a session that was begun at the identity provider', () => {
  let provider: IdentityProvider;
  let service: TestService;
  let admin: StaffMember;
  beforeAll(async () => {
    provider = await IdentityProvider.start();
    service = await startService({ settings: { ...provider.settings, CONSOLE_ACCESS: 'roles' } });
    admin = await staffMember(service);
    await group('roads', { role: 'agent', cityScope: ['mumbai'], wards: ['A'] });
    await group('auditors', { role: 'auditor' });
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });
  beforeEach(() => (provider.refreshed.length = 0));
  afterEach(async () => {
    service.clock.set();
    provider.refreshStatus = 200;
    // Those of the other tests are not checked again.
    await service.database.sql('update console_sessions set revoked_at = now() where check_at is not null');
  });

  const group = async (name: string, rights: object) =>
    (await admin.api.post<{ id: string }>('/api/admin/access/groups', { name, ...rights })).body.id;
  const me = (cookie: string) =>
    service.consoleApi
      .with({ cookie })
      .get<{ admin: { id: string; role: string; cityScope: unknown } }>('/api/admin/auth/me');
  const signedIn = async (name: string, groups: string[]) => {
    provider.is(name, groups);
    return (await visitProvider(service)).cookie;
  };

  it('is not checked with each request, and keeps its new refresh token', async () => {
    const cookie = await signedIn('asha', ['roads']);
    service.clock.advance(9 * MINUTE_MS);
    expect([(await me(cookie)).status, provider.refreshed]).toEqual([200, []]);
    for (let n = 1; n <= 3; n++) {
      service.clock.advance(11 * MINUTE_MS);
      expect([(await me(cookie)).status, provider.refreshed.length]).toEqual([200, n]);
      expect((await me(cookie)).status).toBe(200);
    }
    expect(new Set(provider.refreshed).size).toBe(3);
  });

  it('ends within fifteen minutes once its person was removed there', async () => {
    const cookie = await signedIn('removed', ['roads']);
    provider.refreshStatus = 400;
    service.clock.advance(14 * MINUTE_MS);
    const recorded = await recordedDuring(service, async () => {
      const { status, headers } = await me(cookie);
      expect([status, headers['set-cookie']?.[0]]).toEqual([401, expect.stringContaining('Max-Age=0')]);
    });
    expect(recorded).toMatchObject([
      { action: 'access.refuse_session', actor_id: 'identity_provider', after: { reason: 'refused' } },
    ]);
    provider.refreshStatus = 200;
    expect((await me(cookie)).status).toBe(401);
  });

  it('ends if a later ID token is of another subject', async () => {
    const cookie = await signedIn('one', ['roads']);
    provider.is('other', ['roads']);
    service.clock.advance(11 * MINUTE_MS);
    expect((await me(cookie)).status).toBe(401);
  });

  it('gets the rights and units of a changed group within fifteen minutes, with the same request', async () => {
    const { id: unitId } = await unit(admin);
    const { id: otherUnitId } = await unit(admin);
    await group('crew', { role: 'contractor', cityScope: ['mumbai'], units: [unitId, 'unt_unknown'] });
    const cookie = await signedIn('moved', ['roads']);
    const { id } = (await me(cookie)).body.admin;
    await admin.api.put(`/api/admin/units/${otherUnitId}/members`, { accountIds: [id] });
    provider.is('moved', ['crew']);
    service.clock.advance(14 * MINUTE_MS);
    const recorded = await recordedDuring(service, async () => {
      expect((await me(cookie)).body.admin).toMatchObject({ role: 'contractor' });
    });
    expect(recorded).toMatchObject([
      {
        action: 'access.change_rights',
        actor_id: 'identity_provider',
        target_id: id,
        before: { role: 'agent', wards: ['A'], units: [otherUnitId] },
        after: { role: 'contractor', wards: [], units: [unitId], group: 'crew' },
      },
    ]);
    provider.is('moved', ['auditors']);
    service.clock.advance(11 * MINUTE_MS);
    expect((await me(cookie)).body.admin).toMatchObject({ role: 'auditor', cityScope: null });
    // This group says nothing about units.
    const units = 'select unit_id from staff_unit_members where account_id = $1';
    expect(await service.database.sql(units, [id])).toEqual([{ unit_id: unitId }]);
  });

  it('ends within fifteen minutes once no group of its person has rights', async () => {
    const cookie = await signedIn('left', ['roads']);
    provider.is('left', ['nobody']);
    service.clock.advance(14 * MINUTE_MS);
    const recorded = await recordedDuring(service, async () => expect((await me(cookie)).status).toBe(401));
    expect(recorded).toMatchObject([{ action: 'access.refuse_session', after: { reason: 'no_group' } }]);
  });

  it('follows a change of the groups by a super_admin, and ends when its group is removed', async () => {
    const id = await group('desk', { role: 'call_taker' });
    const cookie = await signedIn('desk', ['desk']);
    await admin.api.put(`/api/admin/access/groups/${id}`, { role: 'reviewer', cityScope: ['pune'] });
    service.clock.advance(11 * MINUTE_MS);
    expect((await me(cookie)).body.admin).toMatchObject({ role: 'reviewer', cityScope: ['pune'] });
    await admin.api.delete(`/api/admin/access/groups/${id}`);
    service.clock.advance(11 * MINUTE_MS);
    expect((await me(cookie)).status).toBe(401);
  });

  it.each(['stopped', 503, 429])('goes on to its end while the provider is away: %s', async (state) => {
    const cookie = await signedIn('patient', ['roads']);
    if (state === 'stopped') await provider.stop();
    else provider.refreshStatus = Number(state);
    for (let hours = 0; hours < 24; hours += 6) {
      service.clock.advance(6 * HOUR_MS);
      expect([hours, (await me(cookie)).status]).toEqual([hours, 200]);
    }
    const asked = provider.refreshed.length;
    expect((await me(cookie)).status).toBe(200);
    // It is asked again after a minute.
    expect(provider.refreshed.length).toBe(asked);
    service.clock.advance(13 * HOUR_MS);
    expect((await me(cookie)).status).toBe(401);
    if (state === 'stopped') await provider.startAgain();
  });

  it('tolerates clocks that differ by two minutes', async () => {
    const cookie = await signedIn('clock', ['roads']);
    service.clock.set(new Date(Date.now() - 115_000));
    await service.database.sql(
      `update console_sessions set check_at = now() - interval '1 day' where check_at is not null`,
    );
    expect([(await me(cookie)).status, provider.refreshed.length]).toEqual([200, 1]);
  });

  it('is checked once, by one of several requests at the same time', async () => {
    const cookie = await signedIn('busy', ['roads']);
    service.clock.advance(11 * MINUTE_MS);
    const answers = await Promise.all(Array.from({ length: 6 }, () => me(cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(provider.refreshed.length).toBe(1);
  });

  it('is checked by a job while nobody uses it', async () => {
    const cookie = await signedIn('idle', ['roads']);
    const gone = await signedIn('idle', ['roads']);
    expect(await runJob(service, 'console-session-checks')).toEqual({ checked: 0, ended: 0 });
    service.clock.advance(11 * MINUTE_MS);
    expect(await runJob(service, 'console-session-checks')).toEqual({ checked: 2, ended: 0 });
    provider.refreshStatus = 400;
    service.clock.advance(11 * MINUTE_MS);
    expect(await runJob(service, 'console-session-checks')).toEqual({ checked: 2, ended: 2 });
    expect([(await me(cookie)).status, (await me(gone)).status]).toEqual([401, 401]);
  });

  it('asks with the access token where there is no refresh token', async () => {
    let groups = ['roads'];
    const asked: string[] = [];
    const answerInfo = (info: { body: object }, { headers }: { headers: Record<string, string> }) => {
      asked.push(headers.authorization ?? '');
      info.body = { sub: 'info', groups };
    };
    provider.server.service.on('beforeUserinfo', answerInfo);
    provider.server.service.once(
      'beforeResponse',
      ({ body }: { body: Record<string, unknown> }) => delete body.refresh_token,
    );
    const cookie = await signedIn('info', ['roads']);
    service.clock.advance(11 * MINUTE_MS);
    expect((await me(cookie)).status).toBe(200);
    expect(asked).toEqual([expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)]);
    groups = [];
    service.clock.advance(11 * MINUTE_MS);
    expect((await me(cookie)).status).toBe(401);
    provider.server.service.removeListener('beforeUserinfo', answerInfo);
  });

  it('leaves the last active super_admin its role', async () => {
    const it = await group('it', { role: 'super_admin' });
    const cookie = await signedIn('last', ['it']);
    const { id } = (await me(cookie)).body.admin;
    await service.database.sql('update console_accounts set active = id = $1', [id]);
    provider.is('last', ['roads']);
    service.clock.advance(11 * MINUTE_MS);
    expect((await me(cookie)).body.admin).toMatchObject({ role: 'super_admin', cityScope: ['mumbai'] });
    await service.database.sql('update console_accounts set active = true');
    await admin.api.delete(`/api/admin/access/groups/${it}`);
  });

  it('costs no statement beside the read of the session, like one that was begun with a password', async () => {
    const cookies = [await signedIn('cheap', ['roads']), (await staffMember(service)).cookie];
    const rows = jest.spyOn(service.app.get(Database, { strict: false }), 'rows');
    const runners = jest.spyOn(service.app.get(DataSource, { strict: false }), 'createQueryRunner');
    for (const cookie of cookies) {
      rows.mockClear();
      expect((await me(cookie)).status).toBe(200);
      expect(rows.mock.calls.map(([{ name }]) => name)).toEqual(['console.resume-session']);
    }
    expect(runners).not.toHaveBeenCalled();
    rows.mockRestore();
    runners.mockRestore();
  });
});
