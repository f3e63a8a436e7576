import type { WebhookSecretDto } from '../../src/webhooks/dto/webhook.dto';
import { staffMember } from '../factories/console';
import { startService, type TestService } from '../support/service';

const PATH = '/api/admin/webhooks/endpoints';
const ORIGIN = 'http://127.0.0.1:9';

describe('the audit records of webhook endpoints', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { WEBHOOK_ORIGINS: ORIGIN } });
  });
  afterAll(() => service.stop());

  it('have only the origin of a URL, as path and query may contain a token', async () => {
    const { api } = await staffMember(service);
    const endpoint = { url: `${ORIGIN}/hooks?token=TOPSECRET`, eventTypes: ['issue.reported'] };
    const { id } = (await api.post<WebhookSecretDto>(PATH, endpoint)).body;
    await api.patch(`${PATH}/${id}`, { url: `${ORIGIN}/TOPSECRET` });
    await api.patch(`${PATH}/${id}`, { description: 'Another' });
    for (const act of ['rotate-secret', 'disable', 'enable', 'test', 'replay'])
      expect((await api.post(`${PATH}/${id}/${act}`, {})).status).toBeLessThan(300);
    await api.delete(`${PATH}/${id}`);
    const records = await service.database.sql<{ action: string; before: object; after: object }>(
      `select action, before, after from audit_records where target_id = $1 order by position`,
      [id],
    );
    expect(records).toHaveLength(9);
    const [added, moved, described] = records;
    expect(added).toMatchObject({ action: 'webhook_endpoint.add', after: { url: ORIGIN } });
    expect(moved).toMatchObject({ before: { url: ORIGIN }, after: { url: ORIGIN, urlChanged: true } });
    expect([moved!.before, described!.after]).not.toContainEqual(
      expect.objectContaining({ urlChanged: true }),
    );
    const auditor = await staffMember(service, { role: 'auditor' });
    const log = await auditor.api.get('/api/admin/ops/audit?limit=50');
    expect(log.text).toContain(id);
    expect(log.text).not.toContain('TOPSECRET');
    expect(JSON.stringify(records)).not.toContain('TOPSECRET');
  });
});
