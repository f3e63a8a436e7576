import type { PrivacyRequestDto } from '../../../src/admin-console/privacy/requests-console.dto';
import type { OwnRequestDto, OwnRequestsDto } from '../../../src/me/dto/own-requests.dto';
import { SubjectKeysService } from '../../../src/platform/subject-keys';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const OWN = '/api/users/me/privacy/requests';
const ALL = '/api/admin/privacy/requests';
const DAY_MS = 86_400_000;

describe('requests about personal data', () => {
  let service: TestService;
  let admin: StaffMember;

  beforeAll(async () => {
    service = await startService({
      settings: { PRIVACY_ANSWER_DAYS: '20', MAIL_FROM: 'City <noreply@city.example>' },
    });
    admin = await staffMember(service);
  });
  afterAll(() => service.stop());

  const ask = async (who: TestPerson, body: object) =>
    (await service.tokenApi.as(who).post<Envelope<OwnRequestDto>>(OWN, body)).body.data;
  const own = async (who: TestPerson) =>
    (await service.tokenApi.as(who).get<Envelope<OwnRequestsDto>>(OWN)).body.data.items;
  const list = async (staff: StaffMember, query = '') =>
    (await staff.api.get<PrivacyRequestDto[]>(`${ALL}${query}`)).body;
  const answer = (staff: StaffMember, id: string, text = 'It is corrected') =>
    staff.api.post<PrivacyRequestDto>(`${ALL}/${id}/answer`, { text });
  const mailsTo = (recipient: string) =>
    service.database.sql<{ subject: string; body: string }>(
      'select subject, body from mails where recipient = $1 order by id',
      [recipient],
    );

  it('are due after PRIVACY_ANSWER_DAYS, and seen by who asked and by staff', async () => {
    const asha = await person(service);
    const other = await person(service);
    const asked = await ask(asha, { kind: 'correction', text: 'Correct my address', language: 'hi' });
    expect(Date.parse(asked.dueAt) - Date.parse(asked.createdAt)).toBe(20 * DAY_MS);
    expect(await own(asha)).toEqual([asked]);
    expect(await own(other)).toEqual([]);
    const [first] = await list(admin);
    expect(first).toMatchObject({
      ...{ id: asked.requestId, subject: asha.id, kind: 'correction', text: 'Correct my address' },
      ...{ language: 'hi', answer: null, city: 'mumbai' },
    });
  });

  it('are stored sealed', async () => {
    const asha = await person(service);
    await ask(asha, { kind: 'access', text: 'Marker: everything' });
    const rows = await service.database.sql<{ row: string }>('select r::text as row from privacy_requests r');
    expect(rows.map(({ row }) => row).join()).not.toContain('Marker');
    await service.app.get(SubjectKeysService, { strict: false }).destroy(asha.id);
    expect((await list(admin))[0]).toMatchObject({ subject: asha.id, text: 'erased' });
  });

  it('are answered once, by mail in the language of the person and on their page, without text in the log', async () => {
    const asha = await person(service);
    const { requestId } = await ask(asha, { kind: 'complaint', text: 'Nobody answered', language: 'hi' });
    const records = await recordedDuring(service, async () => {
      expect((await answer(admin, requestId)).body).toMatchObject({
        answer: 'It is corrected',
        answeredBy: admin.id,
      });
    });
    expect(JSON.stringify(records)).toContain('privacy.answer_request');
    expect(JSON.stringify(records)).not.toMatch(/Nobody answered|It is corrected/);
    expect(await own(asha)).toMatchObject([{ requestId, answer: 'It is corrected' }]);
    const mails = await mailsTo(asha.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toBe('आपके डेटा के बारे में आपके अनुरोध का उत्तर');
    expect(mails[0]!.body).toContain('It is corrected');
    expect((await answer(admin, requestId)).status).toBe(409);
    expect((await answer(admin, 'prq_01k0g4yq3fe8tr2v7b5x9cdm6h')).status).toBe(404);
    expect((await list(admin, '?state=waiting')).map(({ id }) => id)).not.toContain(requestId);
    expect((await list(admin, '?state=answered')).map(({ id }) => id)).toContain(requestId);
  });

  it('are answered by super admins, and by city admins for their cities', async () => {
    const { requestId } = await ask(await person(service), { kind: 'access', text: 'All' });
    const elsewhere = await staffMember(service, { role: 'city_admin', cityScope: ['pune'] });
    expect((await list(elsewhere)).length).toBe(0);
    expect((await answer(elsewhere, requestId)).status).toBe(404);
    const auditor = await staffMember(service, { role: 'auditor' });
    expect((await auditor.api.get(ALL)).status).toBe(403);
    expect((await answer(auditor, requestId)).status).toBe(403);
    const here = await staffMember(service, { role: 'city_admin', cityScope: ['mumbai'] });
    expect((await answer(here, requestId)).status).toBe(200);
  });

  it('are at most ten that wait', async () => {
    const asha = await person(service);
    for (let n = 0; n < 10; n++) await ask(asha, { kind: 'access', text: `No. ${n}` });
    const { status } = await service.tokenApi.as(asha).post(OWN, { kind: 'access', text: 'One more' });
    expect(status).toBe(409);
    const page = await list(admin, '?limit=4');
    const rest = await list(admin, `?limit=100&before=${page.at(-1)!.id}`);
    expect(rest.map(({ id }) => id)).not.toContain(page.at(-1)!.id);
  });

  it('of a child hide name, picture and place at once, in everything of before, too', async () => {
    const child = await person(service, { name: 'Marker Child' });
    const api = service.tokenApi.as(child);
    const location = { lat: 19.05961, lng: 72.82953, address: 'Hill Road 12' };
    const issue = await reportedIssue(service, { by: child, location });
    await ask(child, { kind: 'child', text: 'I am 15' });
    const { body } = await api.get<Envelope<object>>('/api/users/me/privacy');
    expect(body.data).toMatchObject({
      ...{ shownAs: 'anonymous', listed: false, showPicture: false, placeDefault: 'ward' },
    });
    await runJob(service, 'privacy-apply');
    const { text } = await service.publicApi.get(`/api/issues/${issue}`);
    expect(text).not.toMatch(/Marker Child|Hill Road|19\.05/);
  });

  it('are refused without a known kind or a text', async () => {
    const api = service.tokenApi.as(await person(service));
    for (const body of [{ kind: 'access' }, { kind: 'else', text: 'x' }, { kind: 'access', text: '' }])
      expect((await api.post(OWN, body)).status).toBe(400);
  });

  it('are told to super admins a week before they are due, once, and deleted three years after the answer', async () => {
    const asha = await person(service);
    const { requestId } = await ask(asha, { kind: 'objection', text: 'Do not' });
    const told = async () =>
      (await mailsTo(admin.email)).filter(({ body }) => body.includes(requestId)).length;
    await runJob(service, 'privacy-requests');
    expect(await told()).toBe(0);
    service.clock.advance(14 * DAY_MS);
    await runJob(service, 'privacy-requests');
    await runJob(service, 'privacy-requests');
    expect(await told()).toBe(1);
    // The session of the first one has ended.
    await answer(await staffMember(service), requestId);
    service.clock.advance(3 * 365 * DAY_MS - DAY_MS);
    await runJob(service, 'privacy-retention');
    const kept = () => service.database.sql('select 1 from privacy_requests where id = $1', [requestId]);
    expect(await kept()).toHaveLength(1);
    service.clock.advance(2 * DAY_MS);
    await runJob(service, 'privacy-retention');
    expect(await kept()).toHaveLength(0);
  });
});
