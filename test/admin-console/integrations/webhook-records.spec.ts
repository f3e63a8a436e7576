import type { WebhookSecretDto } from '../../../src/webhooks/dto/webhook.dto';
import { Database } from '../../../src/platform/database/database';
import { WebhookHealthService } from '../../../src/webhooks/webhook-health.service';
import type { DueDelivery } from '../../../src/webhooks/webhook.queries';
import { staffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/admin/webhooks/endpoints';
const ORIGIN = 'http://127.0.0.1:9';

describe('the webhook endpoints of an account of the console', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { WEBHOOK_ORIGINS: ORIGIN } });
  });
  afterAll(() => service.stop());

  it.each(['activate', 'deactivate'])(
    'are mailed about when they are disabled, unless the account is inactive: %s',
    async (act) => {
      const [owner, admin] = [await staffMember(service), await staffMember(service)];
      const endpoint = { url: `${ORIGIN}/${act}`, eventTypes: ['issue.reported'] };
      const { id } = (await owner.api.post<WebhookSecretDto>(PATH, endpoint)).body;
      expect((await admin.api.post(`/api/admin/access/accounts/${owner.id}/${act}`)).status).toBe(200);
      const { app, clock, database } = service;
      const delivery = { endpointId: id, url: endpoint.url } as DueDelivery;
      await app
        .get(Database, { strict: false })
        .transaction(() =>
          app
            .get(WebhookHealthService, { strict: false })
            .failed(delivery, clock.now(), { isGone: true, heldUntil: undefined }),
        );
      const disabled = 'select disabled_reason as reason from webhook_endpoints where id = $1';
      expect(await database.sql(disabled, [id])).toEqual([{ reason: 'gone' }]);
      const mails = await database.sql('select from mails where recipient = $1', [owner.email]);
      expect(mails).toHaveLength(act === 'activate' ? 1 : 0);
    },
  );

  it('have audit records with only the origin of a URL, as path and query may contain a token', async () => {
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
