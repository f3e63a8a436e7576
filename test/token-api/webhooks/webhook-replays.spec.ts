import { Jobs } from '../../../src/platform/jobs/jobs';
import type {
  ReplayedWebhooksDto,
  WebhookEndpointsDto,
  WebhookSecretDto,
} from '../../../src/webhooks/dto/webhook.dto';
import { staffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import type { ApiClient, Envelope, ErrorEnvelope } from '../../support/network/client';
import { watchDeletions } from '../../support/service/deleted-rows';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/webhooks/endpoints';
const MONTH_MS = 30 * 86_400_000;

describe('the replay of many events', () => {
  let service: TestService;
  let api: ApiClient;
  let id: string;

  beforeAll(async () => {
    service = await startService({ settings: { WEBHOOK_ORIGINS: 'http://127.0.0.1:9' } });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.clock.set();
    await service.database.sql('delete from webhook_endpoints');
    await service.database.sql('delete from webhook_events');
    api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
    id = await add();
  });

  const add = async () => {
    const body = { url: 'http://127.0.0.1:9/hooks', eventTypes: ['issue.reported'] };
    return (await api.post<Envelope<WebhookSecretDto>>(PATH, body)).body.data.id;
  };
  /** Inserts events in bulk. */
  const happened = (count: number, type = 'issue.reported', at = '1 hour') =>
    service.database.sql(
      `insert into webhook_events (id, type, city, payload, at)
       select 'wev_' || $2::text || lpad(n::text, 6, '0'), $2, 'pune', '{}',
              date_trunc('minute', now()) - $3::interval + n / 300 * interval '1 second'
         from generate_series(1, $1::int) n`,
      [count, type, at],
    );
  const replay = async (range: object = {}) =>
    (await api.post<Envelope<ReplayedWebhooksDto>>(`${PATH}/${id}/replay`, range)).body.data;
  const waiting = async () =>
    (await service.database.sql(`select from webhook_deliveries where status = 'waiting'`)).length;

  it('sends a thousand per request, each of them once', async () => {
    await happened(2100);
    const first = await replay();
    expect([first.replayed, await waiting()]).toEqual([1000, 1000]);
    const second = await replay({ lastKey: first.nextKey });
    expect([second.replayed, await waiting()]).toEqual([1000, 2000]);
    expect(await replay({ lastKey: second.nextKey })).toEqual({ replayed: 100, nextKey: null });
    expect(await waiting()).toBe(2100);
  });

  it('counts waiting events up to a thousand', async () => {
    await happened(1100);
    await replay({ lastKey: (await replay()).nextKey });
    const { items } = (await api.get<Envelope<WebhookEndpointsDto>>(PATH)).body.data;
    expect([await waiting(), items[0]!.waiting]).toEqual([1100, 1000]);
  });

  it('counts unwanted events of the endpoint against the limit, too', async () => {
    await happened(10_000, 'issue.shown', '2 hours');
    await happened(1);
    const first = await replay();
    expect(first).toEqual({ replayed: 0, nextKey: expect.any(String) as string });
    expect(await replay({ lastKey: first.nextKey })).toEqual({ replayed: 1, nextKey: null });
  });

  it('includes the events before the first request', async () => {
    await happened(1000);
    const { nextKey } = await replay();
    service.clock.advance(1000);
    await reportedIssue(service);
    expect(await replay({ lastKey: nextKey })).toEqual({ replayed: 0, nextKey: null });
  });

  it('has separate cursors for each time range', async () => {
    await happened(1000);
    const { nextKey } = await replay();
    const range = { from: '2026-01-01T00:00:00Z', lastKey: nextKey };
    const { status, body } = await api.post<ErrorEnvelope>(`${PATH}/${id}/replay`, range);
    expect([status, body.error.details]).toEqual([
      400,
      [{ field: 'lastKey', message: 'is not a cursor of this list' }],
    ]);
  });

  it.each([
    [404, { eventId: 'wev_01k0g4yq3fe8tr2v7b5x9cdm6h' }, undefined],
    [404, { eventId: 'nothing' }, undefined],
    [
      400,
      { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' },
      [{ field: 'to', message: 'must not be before from' }],
    ],
  ])('is refused with %i for %j', async (expected, range, details) => {
    await happened(1);
    const { status, body } = await api.post<ErrorEnvelope>(`${PATH}/${id}/replay`, range);
    expect([status, body.error.details]).toEqual([expected, details]);
    const staff = await staffMember(service);
    expect((await staff.api.post(`/api/admin/webhooks/endpoints/${id}/replay`, range)).status).toBe(expected);
    expect(await waiting()).toBe(0);
  });

  it('sends no unwanted events', async () => {
    await happened(1, 'issue.shown');
    expect(await replay({ eventId: 'wev_issue.shown000001' })).toEqual({ replayed: 0, nextKey: null });
  });

  it('has an audit record for each request of city staff', async () => {
    await happened(1100);
    const staff = await staffMember(service);
    const path = `/api/admin/webhooks/endpoints/${id}/replay`;
    const { nextKey } = (await staff.api.post<ReplayedWebhooksDto>(path, {})).body;
    expect((await staff.api.post(path, { lastKey: nextKey })).body).toEqual({ replayed: 100, nextKey: null });
    const records = await service.database.sql(
      `select after ->> 'replayed' as replayed from audit_records
        where action = 'webhook_endpoint.replay' and target_id = $1 order by position`,
      [id],
    );
    expect(records).toEqual([{ replayed: '1000' }, { replayed: '100' }]);
  });

  it('does not include deleted events, which are removed with their deliveries and attempts', async () => {
    await add();
    await happened(1100);
    await service.database.sql(`
      insert into webhook_deliveries (event_id, endpoint_id, due_at)
      select v.id, e.id, v.at from webhook_events v, webhook_endpoints e;
      insert into webhook_attempts (event_id, endpoint_id, number, at, duration_ms, status)
      select event_id, endpoint_id, n, due_at, 1, 500 from webhook_deliveries, generate_series(1, 2) n`);
    const tables = ['webhook_events', 'webhook_deliveries', 'webhook_attempts'];
    const mostAtOnce = await watchDeletions(service, tables);
    service.clock.advance(MONTH_MS);
    expect(await service.app.get(Jobs, { strict: false }).run('privacy-retention')).toMatchObject({
      'webhook-endpoints': 0,
      'webhook-events': 1100,
    });
    expect(await mostAtOnce()).toBe(1000);
    for (const table of tables)
      expect([table, await service.database.sql(`select from ${table}`)]).toEqual([table, []]);
  });
});
