import type { OfferedIssueDto, TakenIssueDto } from '../../../src/admin-console/staff/intake/intake.dto';
import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import type { AddedMediaDto } from '../../../src/media/dto/media.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { photo } from '../../factories/files';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { newIntake, sentFiles } from '../../factories/staff-acts';
import type { Envelope } from '../../support/network/client';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/admin/feed/issues';
/** A Wednesday, noon in India, when mails are sent at once. */
const NOON = new Date('2027-03-03T06:30:00Z');

describe('POST /api/admin/feed/issues', () => {
  let service: TestService;
  let smtp: SmtpCatcher;
  let asha: StaffMember;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    service.clock.set(NOON);
    asha = await staffMember(service);
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const take = (more: object = {}) => asha.api.post<TakenIssueDto>(PATH, newIntake(more));
  const taken = async (more: object = {}) => {
    const { status, body } = await take(more);
    expect(status).toBe(201);
    return body.issueId;
  };
  const shown = async (id: string) =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const stored = async (id: string) =>
    (await service.database.sql('select * from issues where id = $1', [id]))[0]!;
  const countIssues = async () =>
    (await service.database.sql<{ count: number }>('select count(*)::int as count from issues'))[0]!.count;
  const contactsOf = (id: string) =>
    service.database.sql(
      'select first_name, last_name, phone, email, language from issue_contacts where issue_id = $1',
      [id],
    );

  it('makes an issue of the city desk, with its number and one audit record without the contact', async () => {
    const contact = { name: 'Meera Iyer', phone: '+91 22 5550 0101', language: 'mr' };
    let issueId = '';
    const records = await recordedDuring(service, async () => {
      const { status, body } = await take({
        contact,
        location: { lat: 19.0544, lng: 72.8324, address: 'Hill Road' },
      });
      expect(status).toBe(201);
      issueId = body.issueId;
      expect(body).toEqual({ issueId, number: issueId.slice(-6) });
    });
    expect(await shown(issueId)).toMatchObject({
      title: newIntake().title,
      status: 'open',
      location: { lat: 19.0544, lng: 72.8324, address: 'Hill Road' },
      reportedBy: { userId: 'usr_city_desk', displayName: 'City desk' },
    });
    expect(await stored(issueId)).toMatchObject({ source: 'platform', intake: 'phone', pincode: '400050' });
    expect(await contactsOf(issueId)).toEqual([
      { first_name: 'Meera Iyer', last_name: null, phone: '+91 22 5550 0101', email: null, language: 'mr' },
    ]);
    expect(records).toMatchObject([
      { action: 'issue.intake', target_id: issueId, actor_id: asha.id, after: { intake: 'phone' } },
    ]);
    expect(JSON.stringify(records)).not.toMatch(/Meera|5550/);
    const { body: activity } = await asha.api.get<Array<{ event: string | null }>>(
      `${PATH}/${issueId}/activity`,
    );
    expect(activity.map(({ event }) => event)).toContainEqual(expect.stringContaining('Taken by phone'));
  });

  it('takes a pincode, an address or a point, and no contact at all', async () => {
    for (const place of [
      { pincode: '४०००५०' },
      { pincode: undefined, location: { address: 'Hill Road' } },
      { pincode: undefined, location: { lat: 19.0544, lng: 72.8324 } },
    ])
      expect(await contactsOf(await taken({ ...place, contact: {} }))).toEqual([]);
  });

  it.each<[string, object]>([
    ['cityId', { cityId: 'atlantis' }],
    ['intake', { intake: 'fax' }],
    ['title', { title: 'Too short' }],
    ['description', { description: 'Too short' }],
    ['category', { category: 'weather' }],
    ['priority', { priority: 'urgent' }],
    ['pincode', { pincode: '4000' }],
    ['pincode', { pincode: '110001' }],
    ['location', { pincode: undefined }],
    ['location', { location: {} }],
    ['location.lat', { location: { lat: 19 } }],
    ['location.lng', { location: { lng: 72 } }],
    ['location.lat', { location: { lat: 91, lng: 72 } }],
    ['location', { location: { lat: 28.6, lng: 77.2 } }],
    ['location.address', { location: { address: '' } }],
    ['contact', { contact: 'Meera' }],
    ['contact.name', { contact: { name: 'x'.repeat(201) } }],
    ['contact.phone', { contact: { phone: 'call me' } }],
    ['contact.email', { contact: { email: 'meera' } }],
    ['contact.language', { contact: { language: 'fr' } }],
    ['mediaIds.0', { mediaIds: ['med_unknown'] }],
    ['mediaIds', { mediaIds: Array.from({ length: 11 }, (_, at) => `med_${at}`) }],
    ['sameAs', { sameAs: 'iss_unknown' }],
    ['sameAs', { sameAs: 7 }],
  ])('names %s in the refusal of %j, and makes nothing', async (field, bad) => {
    const before = await countIssues();
    const { status, text } = await take(bad);
    expect(status).toBe(400);
    expect(text).toContain(field);
    expect(await countIssues()).toBe(before);
  });

  it('names all bad members at once', async () => {
    const { text } = await take({ title: '', intake: 'fax', contact: { phone: 'x', email: 'y' } });
    for (const field of ['title', 'intake', 'contact.phone', 'contact.email']) expect(text).toContain(field);
  });

  it('makes one issue of a request that is sent twice, also at once', async () => {
    const api = asha.api.with({ cookie: asha.cookie, 'idempotency-key': 'call-1' });
    const before = await countIssues();
    const answers = await Promise.all([api, api].map((each) => each.post<TakenIssueDto>(PATH, newIntake())));
    const { body: again } = await api.post<TakenIssueDto>(PATH, newIntake());
    expect(answers.map(({ status }) => status).filter((status) => ![201, 409].includes(status))).toEqual([]);
    expect(answers.find(({ status }) => status === 201)?.body).toEqual(again);
    expect(await countIssues()).toBe(before + 1);
    expect((await api.post(PATH, newIntake({ priority: 'high' }))).status).toBe(422);
  });

  describe('with sameAs', () => {
    let issue: string;
    beforeEach(async () => {
      issue = await reportedIssue(service);
    });
    const same = (contact: object | undefined, more: object = {}) =>
      asha.api.post<TakenIssueDto>(PATH, {
        cityId: 'mumbai',
        intake: 'counter',
        sameAs: issue,
        contact,
        ...more,
      });

    it('counts a person once, by phone or email address, and makes no issue', async () => {
      const before = await countIssues();
      const records = await recordedDuring(service, async () => {
        const { status, body } = await same({ phone: '+91 98200 12345' });
        expect([status, body]).toEqual([201, { issueId: issue, number: issue.slice(-6) }]);
      });
      expect(records).toMatchObject([{ action: 'issue.intake', target_id: issue, after: { same: true } }]);
      expect(JSON.stringify(records)).not.toContain('98200');
      await same({ phone: '0 98200-12345', email: 'Asha@Example.org' });
      await same({ email: 'asha@example.org' });
      await Promise.all([1, 2, 3].map(() => same({ phone: '९८२००१२३४५' })));
      expect((await shown(issue)).upvotes).toBe(1);
      await same({ phone: '98200 99999' });
      await same({ name: 'Somebody' });
      await same(undefined);
      expect((await shown(issue)).upvotes).toBe(2);
      expect(await countIssues()).toBe(before);
    });

    it('takes the whole report, too, and adds its photos', async () => {
      const { body: photos } = await sentFiles<AddedMediaDto[]>(service, asha, '/api/admin/feed/media', [
        await photo('jpeg'),
      ]);
      const mediaIds = photos.map(({ mediaId }) => mediaId);
      const { status } = await same({ phone: '98200 12346' }, { ...newIntake(), sameAs: issue, mediaIds });
      expect(status).toBe(201);
      expect((await shown(issue)).media.map(({ mediaId }) => mediaId)).toEqual(mediaIds);
    });

    it('refuses an issue of another city, and one that citizens do not see', async () => {
      expect((await same({ phone: '98200 12347' }, { cityId: 'pune' })).text).toContain('sameAs');
      await hiddenIssue(service, issue);
      expect((await same({ phone: '98200 12347' })).status).toBe(400);
    });
  });

  it('adds photos that were sent before, once', async () => {
    const path = '/api/admin/feed/media';
    const { status, body } = await sentFiles<AddedMediaDto[]>(service, asha, path, [
      await photo('jpeg'),
      await photo('png'),
    ]);
    expect(status).toBe(201);
    const mediaIds = body.map(({ mediaId }) => mediaId);
    expect((await shown(await taken({ mediaIds }))).media).toMatchObject(
      body.map(({ mediaId, type, url }) => ({ mediaId, type, url })),
    );
    expect((await take({ mediaIds })).text).toContain('mediaIds.0');
    expect((await sentFiles(service, asha, path, [Buffer.from('%PDF-1.7')])).text).toContain('file.0');
  });

  it('removes photos that nobody used, when others are sent a day later', async () => {
    const path = '/api/admin/feed/media';
    const { body } = await sentFiles<AddedMediaDto[]>(service, asha, path, [await photo('jpeg')]);
    await service.database.sql(`update media set added_at = added_at - interval '2 days' where id = $1`, [
      body[0]!.mediaId,
    ]);
    await sentFiles(service, asha, path, [await photo('png')]);
    expect((await take({ mediaIds: [body[0]!.mediaId] })).status).toBe(400);
  });

  it('asks an email address whether it follows the issue, and mails it after that', async () => {
    const email = 'caller@example.org';
    const issue = await taken({ contact: { email, language: 'hi' } });
    const mails = () =>
      service.database.sql<{ key: string; language: string; priority: number }>(
        'select key, language, priority from mails where recipient = $1 order by created_at, id',
        [email],
      );
    expect(await mails()).toEqual([
      { key: expect.stringMatching(`^alert-confirm:${email}:`) as string, language: 'hi', priority: 2 },
    ]);
    await service.database.sql('update alert_subscriptions set confirmed_at = now() where email = $1', [
      email,
    ]);
    await asha.api.post(`${PATH}/${issue}/resolve`, { outcome: 'repaired', note: 'The lamp was replaced' });
    await service.app.get(InstantAlerts, { strict: false }).run();
    expect((await mails()).map(({ key }) => key)).toHaveLength(2);
  });

  it('offers open issues that may be the same', async () => {
    const issue = await taken({ location: { lat: 19.0701, lng: 72.8801, address: 'Station Road' } });
    const offered = async (query: object) =>
      (
        await asha.api.get<OfferedIssueDto[]>(
          `/api/admin/feed/similar?${new URLSearchParams({
            cityId: 'mumbai',
            category: 'infrastructure',
            title: 'Street light dark at bus stop',
            ...query,
          }).toString()}`,
        )
      ).body;
    expect((await offered({ lat: '19.0702', lng: '72.8801' }))[0]).toMatchObject({
      issueId: issue,
      number: issue.slice(-6),
      place: 'Station Road',
      metres: 11,
      supporters: 0,
      status: 'open',
    });
    expect((await offered({ pincode: '400050' })).map(({ issueId }) => issueId)).toContain(issue);
    expect(await offered({})).toEqual([]);
    expect((await asha.api.get('/api/admin/feed/similar?cityId=mumbai&lat=19')).status).toBe(400);
  });
});
