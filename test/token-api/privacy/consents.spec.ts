import { AlertConsentsService } from '../../../src/alerts';
import { PersonalDataSubjectsService } from '../../../src/auth';
import type { OwnConsentsDto } from '../../../src/me/dto/own-consents.dto';
import { ConsentsService, NOTICE_VERSION } from '../../../src/personal-data';
import { staffMember } from '../../factories/console';
import { askedErasure, erasedAll, signedIn } from '../../factories/erasures';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/users/me/privacy/consents';

describe('what a person agrees to', () => {
  let service: TestService;
  let asha: TestPerson;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    asha = await person(service, { name: 'Asha Kulkarni' });
  });
  afterAll(() => service.stop());

  const api = (who = asha) => service.tokenApi.as(who);
  const consents = async (who = asha) => (await api(who).get<Envelope<OwnConsentsDto>>(PATH)).body.data;
  const give = (body: object) => api().post<Envelope<OwnConsentsDto>>(PATH, body);
  const withdraw = (purpose: string, who = asha) =>
    api(who).delete<Envelope<OwnConsentsDto>>(`${PATH}/${purpose}`);
  const record = { noticeVersion: NOTICE_VERSION, surface: 'token', withdrawnAt: null };

  it('is recorded with the notice, the language and the surface when it is chosen', async () => {
    expect(await consents()).toMatchObject({ items: [] });
    await api().patch('/api/users/me/privacy', { listed: true, showPicture: true, language: 'hi' });
    await api().patch('/api/users/me/privacy', { listed: true });
    const { active, items } = await consents();
    expect(active).toEqual(expect.arrayContaining(['listing', 'picture']));
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...record, purpose: 'listing', language: 'hi' }),
        expect.objectContaining({ ...record, purpose: 'picture', language: 'hi' }),
      ]),
    );
  });

  it('ends at once when it is withdrawn, as the choice itself', async () => {
    expect((await give({ purpose: 'listing' })).body.data.active).toContain('listing');
    const { status, body } = await withdraw('listing');
    expect([status, body.data.active.includes('listing')]).toEqual([200, false]);
    expect(body.data.items).toMatchObject([
      { purpose: 'listing', withdrawnAt: expect.any(String) as string },
    ]);
    const [row] = await service.database.sql('select listed from users where id = $1', [asha.id]);
    expect(row).toEqual({ listed: false });
    expect((await api().get(`/api/scores/${asha.id}`)).status).toBe(404);
    await give({ purpose: 'picture' });
    await api().patch('/api/users/me/privacy', { showPicture: false });
    expect((await consents()).active).not.toContain('picture');
  });

  it('ends all that an address follows, and its devices', async () => {
    const alerts = service.app.get(AlertConsentsService, { strict: false });
    await reportedIssue(service, { by: asha });
    const subject = await service.app.get(PersonalDataSubjectsService, { strict: false }).find(asha.id);
    const email = subject!.email!;
    await alerts.give(email, 'alerts', 'mr');
    expect(await consents()).toMatchObject({
      active: expect.arrayContaining(['alerts']) as string[],
      items: [{ purpose: 'alerts', language: 'mr', surface: 'site' }],
    });
    expect((await withdraw('alerts')).body.data.active).not.toContain('alerts');
    const left = await service.database.sql('select 1 from alert_subscriptions where email = $1', [email]);
    expect(left).toEqual([]);
    await reportedIssue(service, { by: asha });
    expect(await service.database.sql('select 1 from alert_subscriptions where email = $1', [email])).toEqual(
      [],
    );
    await service.database.sql(
      `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
       values ($1, 'en', $1, '', '', now())`,
      [email],
    );
    expect((await consents()).active).toContain('push');
    expect((await withdraw('push')).body.data.active).not.toContain('push');
    expect(await service.database.sql('select 1 from alert_devices where email = $1', [email])).toEqual([]);
  });

  it('keeps staff from contacting somebody who withdrew that, until they agree again', async () => {
    const staff = await staffMember(service);
    const reveal = async (purpose = 'contact_reporter') =>
      (
        await staff.api.post('/api/admin/privacy/reveal', {
          target: { kind: 'user', id: asha.id },
          kinds: ['email'],
          purpose,
        })
      ).status;
    expect(await reveal()).toBe(200);
    const { active, items } = (await withdraw('contact')).body.data;
    expect([active.includes('contact'), items]).toEqual([
      false,
      [expect.objectContaining({ purpose: 'contact', givenAt: null }) as object],
    ]);
    expect([await reveal(), await reveal('legal_request')]).toEqual([409, 200]);
    await withdraw('contact');
    expect((await consents()).items).toHaveLength(1);
    await give({ purpose: 'contact', language: 'ta' });
    expect(await reveal()).toBe(200);
  });

  it('is given elsewhere for alerts and devices, and has known purposes', async () => {
    expect([(await give({ purpose: 'alerts' })).status, (await give({ purpose: 'push' })).status]).toEqual([
      422, 422,
    ]);
    expect([(await give({ purpose: 'profiling' })).status, (await withdraw('profiling')).status]).toEqual([
      400, 400,
    ]);
  });

  it('stays as proof of a digest when the person is erased', async () => {
    const ravi = await signedIn(service, 'consents@example.org', 'Ravi Menon');
    const consent = service.app.get(ConsentsService, { strict: false });
    const address = consent.ofAddress(ravi.email);
    await api(ravi).patch('/api/users/me/privacy', { listed: true });
    await consent.give(address, 'alerts', { language: 'en', surface: 'site' });
    expect(await askedErasure(service, ravi)).toBe(202);
    await erasedAll(service);
    const rows = await service.database.sql<{ subject_id: string }>(
      `select subject_id from consents where subject_id = any($1)`,
      [[ravi.id, address]],
    );
    expect(rows).toEqual([]);
    const proof = await service.database.sql(
      `select purpose from consents where withdrawn_at is not null and subject_id ~ '^[0-9a-f]{64}$'`,
    );
    expect(proof).toEqual(expect.arrayContaining([{ purpose: 'alerts' }, { purpose: 'listing' }]));
  });
});
