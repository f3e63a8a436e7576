import { postForm, reportForm } from '../../factories/open311';
import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/admin/access/api-clients';

interface Registered {
  id: string;
  name: string;
  apiKey: string;
}
interface Client {
  id: string;
  name: string;
  revokedAt: string | null;
}
interface AuditRecord {
  action: string;
  targetId: string;
  after: object;
}

describe('the clients of Open311', () => {
  let service: TestService;
  let staff: StaffMember;

  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  afterAll(() => service.stop());

  const register = async (body: object) => (await staff.api.post<Registered>(PATH, body)).body;
  const list = async () => (await staff.api.get<Client[]>(PATH)).body;
  const file = (apiKey: string) =>
    postForm(service, '/open311/v2/requests.json', { ...reportForm(), api_key: apiKey });

  it('are registered with a key that is shown once and never stored', async () => {
    const { id, name, apiKey } = await register({ name: 'Helpline', email: 'relay@helpline.example' });
    expect([name, apiKey]).toEqual(['Helpline', expect.stringMatching(/^c311_[\w-]{43}$/)]);
    expect((await file(apiKey)).status).toBe(200);
    expect((await staff.api.get(PATH)).text).not.toContain(apiKey);
    expect((await staff.api.get('/api/admin/ops/audit?limit=100')).text).not.toContain(apiKey);
    const [row] = await service.database.sql<{ text: string }>(
      'select to_jsonb(c)::text as text from api_clients c where id = $1',
      [id],
    );
    expect(row!.text).not.toContain(apiKey);
    expect(await list()).toContainEqual({
      id,
      name: 'Helpline',
      email: 'relay@helpline.example',
      cityScope: null,
      createdAt: expect.any(String) as string,
      revokedAt: null,
    });
  });

  it('cannot report once their key is revoked, which has one audit record', async () => {
    const { id, apiKey } = await register({ name: 'Leaked', cityScope: ['mumbai'] });
    expect((await file(apiKey)).status).toBe(200);
    const revoked = await staff.api.post<Client>(`${PATH}/${id}/revoke`);
    expect([revoked.status, revoked.body.revokedAt]).toEqual([200, expect.any(String)]);
    expect((await file(apiKey)).status).toBe(403);
    const again = await staff.api.post<Client>(`${PATH}/${id}/revoke`);
    expect([again.status, again.body]).toEqual([200, revoked.body]);
    const { body } = await staff.api.get<{ items: AuditRecord[] } | AuditRecord[]>(
      '/api/admin/ops/audit?limit=100',
    );
    const records = (Array.isArray(body) ? body : body.items).filter(({ targetId }) => targetId === id);
    expect(records.map(({ action }) => action)).toEqual(['api_client.revoke', 'api_client.create']);
  });

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x', email: 'nobody' }, 'email'],
    [{ name: 'x', cityScope: ['atlantis'] }, 'cityScope'],
    [{ name: 'x', cityScope: [] }, 'cityScope'],
  ])('are not registered with %j', async (body, field) => {
    const { status, text } = await staff.api.post(PATH, body);
    expect([status, text]).toEqual([400, expect.stringContaining(field)]);
  });

  it('require super_admin', async () => {
    const others = await staffMember(service, { role: 'city_admin' });
    expect((await others.api.get(PATH)).status).toBe(403);
    expect((await others.api.post(PATH, { name: 'x' })).status).toBe(403);
    expect((await others.api.post(`${PATH}/cli_none/revoke`)).status).toBe(403);
    expect((await staff.api.post(`${PATH}/cli_none/revoke`)).status).toBe(404);
  });
});
