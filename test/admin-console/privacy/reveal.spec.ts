import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import type { OwnReadsDto } from '../../../src/me/dto/own-reads.dto';
import type {
  PersonalDataReadDto,
  RevealedDto,
} from '../../../src/admin-console/privacy/privacy-console.dto';

const REVEAL = '/api/admin/privacy/reveal';
const READS = '/api/admin/privacy/reads';

describe('personal data in the console', () => {
  let service: TestService;
  let admin: StaffMember;
  let asha: TestPerson;
  let issue: string;

  beforeAll(async () => {
    service = await startService();
    admin = await staffMember(service);
    asha = await person(service, { name: 'Asha Kulkarni' });
    issue = await reportedIssue(service, {
      by: asha,
      location: { lat: 19.05961, lng: 72.82953, address: 'Hill Road 12' },
    });
  });
  afterAll(() => service.stop());

  const reveal = (staff: StaffMember, body: object) => staff.api.post<RevealedDto>(REVEAL, body);
  const ofAsha = (more: object = {}) => ({
    target: { kind: 'user', id: asha.id },
    kinds: ['email', 'name'],
    purpose: 'complaint',
    ...more,
  });
  const readsOfAsha = async () =>
    (await service.tokenApi.as(asha).get<Envelope<OwnReadsDto>>('/api/users/me/privacy/reads')).body.data;

  it('is masked in the list of reporters', async () => {
    const { body } = await admin.api.get<Array<{ userId: string; email: string }>>(
      '/api/admin/reporters?cityId=mumbai',
    );
    const [email] = (
      await service.database.sql<{ email: string }>('select email from users where id = $1', [asha.id])
    ).map((row) => row.email);
    const shown = body.find(({ userId }) => userId === asha.id)!.email;
    expect(shown).toMatch(/^.•••@.•••\.\w+$/);
    expect(shown).not.toBe(email);
    expect((await reveal(admin, ofAsha())).body).toEqual({ email, name: 'Asha Kulkarni' });
  });

  it('is shown for a purpose, which the person sees, but not who read it', async () => {
    const { count } = await readsOfAsha();
    await reveal(admin, ofAsha({ purpose: 'other', words: 'Asked to be called' }));
    const reads = await readsOfAsha();
    expect(reads.count).toBe(count + 1);
    expect(reads.items[0]).toMatchObject({
      role: 'super_admin',
      purpose: 'other',
      kinds: ['email', 'name'],
    });
    expect(JSON.stringify(reads)).not.toContain(admin.id);
    const { body } = await admin.api.get<PersonalDataReadDto[]>(`${READS}?subject=${asha.id}&limit=1`);
    expect(body).toMatchObject([
      {
        accountId: admin.id,
        route: `POST ${REVEAL}`,
        words: 'Asked to be called',
        subjects: [asha.id],
      },
    ]);
    const rest = await admin.api.get<PersonalDataReadDto[]>(
      `${READS}?subject=${asha.id}&before=${body[0]!.id}`,
    );
    expect(rest.body).toHaveLength(count);
    expect((await admin.api.get<object[]>(`${READS}?account=adm_nobody`)).body).toEqual([]);
  });

  it('is shown to a city_admin in their cities, and to no reviewer or auditor', async () => {
    const ofMumbai = await staffMember(service, { role: 'city_admin', cityScope: ['mumbai'] });
    const ofPune = await staffMember(service, { role: 'city_admin', cityScope: ['pune'] });
    const { count } = await readsOfAsha();
    expect((await reveal(ofMumbai, ofAsha())).status).toBe(200);
    const refused = [ofPune];
    for (const role of ['reviewer', 'auditor', 'agent', 'call_taker', 'contractor'] as const)
      refused.push(await staffMember(service, { role }));
    for (const staff of refused) expect((await reveal(staff, ofAsha())).status).toBe(403);
    expect((await readsOfAsha()).count).toBe(count + 1);
    const [, , auditor] = refused;
    expect((await auditor!.api.get(READS)).status).toBe(200);
    expect((await ofMumbai.api.get(READS)).status).toBe(403);
  });

  it('is shown to an agent with the right to it, which a super_admin gives', async () => {
    const agent = await staffMember(service, { role: 'agent', cityScope: ['mumbai'] });
    const give = (contacts: boolean) =>
      admin.api.patch(`/api/admin/access/accounts/${agent.id}`, { contacts });
    expect((await reveal(agent, ofAsha())).status).toBe(403);
    expect((await give(true)).status).toBe(200);
    expect((await reveal(agent, ofAsha())).status).toBe(200);
    const elsewhere = await staffMember(service, { role: 'agent', cityScope: ['pune'] });
    await admin.api.patch(`/api/admin/access/accounts/${elsewhere.id}`, { contacts: true });
    expect((await reveal(elsewhere, ofAsha())).status).toBe(403);
    await give(false);
    expect((await reveal(agent, ofAsha())).status).toBe(403);
  });

  it('is that of an official, an issue, or the contact of a report', async () => {
    const { officialId } = await officialPerson(service);
    const purpose = 'verify_report';
    const official = await reveal(admin, {
      target: { kind: 'official', id: officialId },
      kinds: ['name'],
      purpose,
    });
    expect(official.status).toBe(200);
    const [row] = await service.database.sql<{ name: string }>('select name from officials where id = $1', [
      officialId,
    ]);
    expect(official.body).toEqual({ name: row!.name });
    const privacy = await service.tokenApi.as(asha).patch(`/api/issues/${issue}/privacy`, { place: 'ward' });
    expect(privacy.status).toBe(200);
    const [exact] = await service.database.sql<{ lat: number; lng: number; address: string | null }>(
      'select lat, lng, address from exact_places where issue_id = $1',
      [issue],
    );
    const place = await reveal(admin, {
      target: { kind: 'issue', id: issue },
      kinds: ['exact_place'],
      purpose,
    });
    expect(place.body).toEqual({ exactPlace: { ...exact, address: exact!.address || null } });
    await service.database.sql(
      `insert into issue_contacts (issue_id, email, phone, first_name, last_name, created_at)
         values ($1, null, '+91 98200 54321', 'Ravi', 'Menon', now())`,
      [issue],
    );
    const contact = await reveal(admin, {
      target: { kind: 'contact', id: issue },
      kinds: ['contact', 'name'],
      purpose,
    });
    expect(contact.body).toEqual({ contact: '+91 98200 54321', name: 'Ravi Menon' });
    const [read] = (await admin.api.get<PersonalDataReadDto[]>(`${READS}?limit=1`)).body;
    expect(read!.subjects).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('is that of the sender of a post, whose number is masked in the list', async () => {
    await service.database.sql(
      `insert into mentions (id, channel, external_id, author, text, city, sent_at, received_at)
         values ('men_x', 'chat', 'x', '919820054321', 'A post', 'mumbai', now(), now())`,
    );
    const list = await admin.api.get<Array<{ id: string; from: string }>>('/api/admin/integrations/mentions');
    expect(list.body.find(({ id }) => id === 'men_x')?.from).toBe('•••• 4321');
    const sender = await reveal(admin, {
      target: { kind: 'mention', id: 'men_x' },
      kinds: ['phone', 'name'],
      purpose: 'contact_reporter',
    });
    expect(sender.body).toEqual({ phone: '919820054321', name: null });
  });

  it('is not shown without a purpose, or of nobody', async () => {
    for (const wrong of [
      { purpose: undefined },
      { purpose: 'curiosity' },
      { purpose: 'other' },
      { kinds: [] },
      { kinds: ['password'] },
      { target: { kind: 'planet', id: 'x' } },
      { target: { kind: 'user', id: '' } },
    ])
      expect((await reveal(admin, ofAsha(wrong))).status).toBe(400);
    expect((await reveal(admin, ofAsha({ target: { kind: 'user', id: 'usr_none' } }))).status).toBe(404);
  });

  it('is not shown if the read cannot be logged', async () => {
    await service.database.sql('alter table personal_data_reads rename to elsewhere');
    try {
      const { status, body } = await reveal(admin, ofAsha());
      expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('@')]);
    } finally {
      await service.database.sql('alter table elsewhere rename to personal_data_reads');
    }
  });
});
