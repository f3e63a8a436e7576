import { PasswordResetService } from '../../../src/admin-console';
import { AuditChain } from '../../../src/platform/audit';
import { SubjectKeysService } from '../../../src/platform/subject-keys';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

interface ShownRecord {
  actor: { id: string; name: string };
  action: string;
  targetId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  note: string | null;
}

describe('what audit records say about people', () => {
  let service: TestService;
  let staff: StaffMember;

  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service, { name: 'Marker Of Staff' });
  });
  afterAll(() => service.stop());

  const stored = async () => {
    const rows = await service.database.sql<{ row: string }>(
      'select to_jsonb(r)::text as row from audit_records r',
    );
    return rows.map(({ row }) => row).join('\n');
  };
  const shown = async (query: string) =>
    (await staff.api.get<ShownRecord[]>(`/api/admin/ops/audit?${query}`)).body;
  const erase = (subject: string) => service.app.get(SubjectKeysService, { strict: false }).destroy(subject);

  it('is sealed where it is stored, and opened for the console: names, notes and values', async () => {
    const issue = await reportedIssue(service);
    const note = 'Marker of a note';
    await staff.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'ack', note });
    const email = 'Marker.Invited@city.example';
    await staff.api.post('/api/admin/access/invite', { email, name: 'Marker Invited', role: 'reviewer' });
    const rows = await stored();
    expect(rows).not.toMatch(/marker/i);
    expect(rows).toMatch(/"actor_name": "enc:v1:adm_/);
    const [changed] = await shown(`targetId=${issue}`);
    expect(changed).toMatchObject({ actor: { id: staff.id, name: 'Marker Of Staff' }, note });
    // An invitation is found by its address, of which only a digest is stored.
    for (const address of [email, email.toLowerCase()]) {
      const [invited] = await shown(`targetId=${encodeURIComponent(address)}`);
      expect(invited).toMatchObject({
        action: 'access.invite',
        after: { email, name: 'Marker Invited', role: 'reviewer' },
      });
      expect(invited!.targetId).toMatch(/^[0-9a-f]{64}$/);
    }
    const actors = (await staff.api.get<object[]>('/api/admin/ops/actors')).body;
    expect(actors).toContainEqual({ id: staff.id, name: 'Marker Of Staff', surface: 'console' });
    expect(await shown(`actor=${staff.id}`)).toHaveLength(2);
  });

  it('is shown as erased once the key of its subject is destroyed, and the chain stays intact', async () => {
    const issue = await reportedIssue(service);
    const other = await staffMember(service, { name: 'Somebody Who Left' });
    await other.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'ack', note: 'A last note' });
    const chain = service.app.get(AuditChain, { strict: false });
    const { head } = await chain.verify();
    await erase(other.id);
    expect((await shown(`actor=${other.id}`))[0]).toMatchObject({
      actor: { id: other.id, name: 'erased' },
      action: 'issue.status_change',
      note: 'erased',
    });
    const page = (await staff.api.get<object>(`/api/admin/feed/issues/${issue}/activity`)).body;
    expect(JSON.stringify(page)).not.toContain('enc:v1');
    expect(await chain.verify(head!)).toMatchObject({ broken: null });
  });

  it('is about the person it was done to: the values go with that person, the name of the actor stays', async () => {
    const asha = await person(service, { name: 'Asha Marker' });
    await staff.api.post(`/api/admin/reporters/${asha.id}/ban`);
    await erase(asha.id);
    const [record] = await shown(`targetId=${asha.id}`);
    expect(record).toMatchObject({ actor: { name: 'Marker Of Staff' }, after: { role: 'viewer' } });
  });

  it('is left as it is where nobody acted', async () => {
    await service.app.get(PasswordResetService, { strict: false }).reset(staff.email);
    const rows = await service.database.sql(
      `select actor_name as name from audit_records where action = 'access.reset_password'`,
    );
    expect(rows).toEqual([{ name: 'Operator (command line)' }]);
  });
});
