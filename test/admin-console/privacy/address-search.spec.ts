import type {
  ErasedAddressDto,
  FoundByAddressDto,
} from '../../../src/admin-console/privacy/address-search.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { everyRow } from '../../factories/erasures';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

const SEARCH = '/api/admin/privacy/search';
const EMAIL = 'marker.caller@example.org';
const NUMBER = '+919820099887';

describe('the records of people without an account', () => {
  let service: TestService;
  let admin: StaffMember;
  beforeAll(async () => {
    service = await startService();
    admin = await staffMember(service);
    const issue = await reportedIssue(service);
    const sql = (text: string, values: unknown[]) => service.database.sql(text, values);
    await sql(
      `insert into issue_contacts (issue_id, email, phone, created_at) values ($1, $2, '98200 99887', now())`,
      [issue, EMAIL],
    );
    await sql(
      `insert into mentions (id, channel, external_id, author, author_name, text, sent_at, received_at, issue_id,
                             converted_by, converted_at)
       select 'men_a', 'chat', 'a.1', $1, 'Marker', 'Pothole', now(), now(), null, null, null
       union all
       select 'men_b', 'chat', 'b.1', $1, 'Marker', 'Garbage', now(), now(), id, reporter_id, now()
         from issues where id = $2`,
      [NUMBER, issue],
    );
    await sql(`insert into chat_contacts (address, last_message_at) values ($1, now())`, [NUMBER]);
    await sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, digested_until)
       values ('sub_a', $1, 'en', 'mumbai', 'category', 'road', 'daily', now(), now())`,
      [EMAIL],
    );
  });
  afterAll(() => service.stop());

  const search = (address: string, more: object = { purpose: 'data_request' }, staff = admin) =>
    staff.api.post<FoundByAddressDto>(SEARCH, { address, ...more });
  const erase = (address: string, staff = admin) =>
    staff.api.post<ErasedAddressDto>(`${SEARCH}/erase`, { address });

  it('are found by address and by number in all contexts, which is logged', async () => {
    const byEmail = (await search(' Marker.Caller@example.org')).body;
    expect(byEmail).toMatchObject({ accounts: [], counts: { contacts: 1, alerts: 1 } });
    const byNumber = (await search('98200 99887')).body;
    expect(byNumber.counts).toEqual({ contacts: 1, posts: 2, chats: 1 });
    expect(byNumber.items.map(({ kind }) => kind).sort()).toEqual(['chats', 'contacts', 'posts', 'posts']);
    const reads = await service.database.sql(
      `select r.route, r.purpose, s.subject_id as subject from personal_data_reads r
         join personal_data_read_subjects s on s.read_id = r.id order by r.id desc limit 1`,
    );
    expect(reads).toEqual([{ route: `POST ${SEARCH}`, purpose: 'data_request', subject: byNumber.subject }]);
    expect((await search('nobody@example.org')).body).toMatchObject({ counts: {}, items: [] });
  });

  it('are for super admins, for a purpose', async () => {
    const city = await staffMember(service, { role: 'city_admin', cityScope: ['mumbai'] });
    const auditor = await staffMember(service, { role: 'auditor' });
    for (const staff of [city, auditor])
      expect([(await search(EMAIL, undefined, staff)).status, (await erase(EMAIL, staff)).status]).toEqual([
        403, 403,
      ]);
    expect([(await search(EMAIL, {})).status, (await search(EMAIL, { purpose: 'other' })).status]).toEqual([
      400, 400,
    ]);
    expect((await search('x')).status).toBe(400);
  });

  it('are erased by staff, with a record that does not name them', async () => {
    const records = await recordedDuring(service, async () => {
      expect((await erase('98200 99887')).body.erased).toBeGreaterThan(2);
      expect((await erase(EMAIL)).status).toBe(200);
    });
    expect(JSON.stringify(records)).toContain('privacy.erase_address');
    expect(JSON.stringify(records)).not.toMatch(/9820099887|marker/i);
    const held = [...(await everyRow(service))].filter(([, text]) => /9820099887|marker/i.test(text));
    expect(held.map(([table]) => table)).toEqual([]);
    // The log of reads stays: it has a digest.
    const left = (await search('98200 99887')).body.items.map(({ kind }) => kind);
    expect(new Set(left)).toEqual(new Set(['reads']));
    expect((await erase(EMAIL)).body).toEqual({ erased: 0 });
  });

  it('are left to the person if an account has the address', async () => {
    const asha = await person(service);
    expect((await search(asha.email)).body.accounts).toEqual([asha.id]);
    expect((await erase(asha.email)).status).toBe(409);
  });
});
