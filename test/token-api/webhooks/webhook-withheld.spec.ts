import { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
import type {
  WebhookAttemptDto,
  WebhookEndpointDto,
  WebhookSecretDto,
} from '../../../src/webhooks/dto/webhook.dto';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { staffMember } from '../../factories/console';
import { apiClient } from '../../factories/open311';
import type { ApiClient, Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { WebhookReceiver } from '../../support/network/webhook-receiver';
import { itThoroughly } from '../../support/service/thorough';

const PATH = '/api/webhooks/endpoints';
const HOUR_MS = 3_600_000;
const TYPES = ['issue.reported', 'issue.hidden', 'issue.shown'];

describe('webhooks', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let api: ApiClient;
  let id: string;
  let secret: string;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });
  beforeEach(async () => {
    service.clock.set();
    await service.database.sql('delete from webhook_endpoints');
    await service.database.sql('delete from webhook_events');
    receiver.received.length = 0;
    receiver.answer = () => ({ status: 204 });
    api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
    const body = { url: `${receiver.origin}/hooks`, eventTypes: TYPES };
    ({ id, secret } = (await api.post<Envelope<WebhookSecretDto>>(PATH, body)).body.data);
  });

  const send = () => service.app.get(WebhookSender, { strict: false }).sendDue();
  const sentTypes = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const replay = async () =>
    (await api.post<Envelope<{ replayed: number }>>(`${PATH}/${id}/replay`, {})).body.data.replayed;
  const rotate = () => api.post<Envelope<WebhookSecretDto>>(`${PATH}/${id}/rotate-secret`);
  const attempts = async () =>
    (await api.get<Envelope<{ items: WebhookAttemptDto[] }>>(`${PATH}/${id}/attempts`)).body.data.items;
  /** Of the deliveries of each type of event. */
  const statuses = async () => {
    const rows = await service.database.sql<{ type: string; statuses: string[] }>(
      `select v.type, array_agg(d.status order by d.status) as statuses
         from webhook_deliveries d join webhook_events v on v.id = d.event_id group by v.type`,
    );
    return Object.fromEntries(rows.map(({ type, statuses: all }) => [type, all]));
  };
  const shown = async () =>
    (await api.get<Envelope<{ items: WebhookEndpointDto[] }>>(PATH)).body.data.items[0]!;

  it('send only that an issue is hidden, until it is shown again', async () => {
    const issue = await reportedIssue(service);
    const staff = await staffMember(service);
    const toggle = () => staff.api.post(`/api/admin/feed/issues/${issue}/toggle-hidden`);
    await toggle();
    expect((await shown()).waiting).toBe(1);
    await send();
    expect(sentTypes()).toEqual(['issue.hidden']);
    expect(await replay()).toBe(1);
    await send();
    expect(sentTypes()).toEqual(['issue.hidden', 'issue.hidden']);
    await toggle();
    await send();
    expect(sentTypes().slice(2).sort()).toEqual(['issue.reported', 'issue.shown']);
    expect(await replay()).toBe(2);
  });

  it('do not send that an issue is hidden once it is shown again, however late they are retried', async () => {
    const issue = await reportedIssue(service);
    await send();
    receiver.answer = () => ({ status: 500 });
    await hiddenIssue(service, issue);
    await send();
    receiver.answer = () => ({ status: 204 });
    await hiddenIssue(service, issue, false);
    service.clock.advance(HOUR_MS);
    await send();
    expect(sentTypes()).toEqual(['issue.reported', 'issue.hidden', 'issue.shown']);
    expect((await shown()).waiting).toBe(0);
    await hiddenIssue(service, issue);
    await send();
    expect(sentTypes().slice(3)).toEqual(['issue.hidden']);
  });

  it('that an issue is hidden wait no more once it is shown again, and are not given up', async () => {
    const [one, other] = [await reportedIssue(service), await reportedIssue(service)];
    await send();
    await hiddenIssue(service, one);
    await hiddenIssue(service, other);
    receiver.answer = () => ({ status: 500 });
    await send();
    await hiddenIssue(service, one, false);
    expect(await statuses()).toEqual({
      'issue.hidden': ['waiting', 'withdrawn'],
      'issue.reported': ['delivered', 'delivered'],
      'issue.shown': ['waiting'],
    });
    expect(
      (await api.get<Envelope<{ items: unknown[] }>>(`${PATH}/${id}/attempts?failed=true`)).body.data.items,
    ).toEqual([]);
  });

  it.each([
    [204, 'delivered'],
    [500, 'withdrawn'],
  ])(
    'that an issue is hidden may arrive while it is shown again: answered with %i',
    async (status, became) => {
      const issue = await reportedIssue(service);
      await send();
      receiver.answer = async ({ body }) => {
        const isHidden = (JSON.parse(body) as { type: string }).type === 'issue.hidden';
        if (isHidden) await hiddenIssue(service, issue, false);
        return { status: isHidden ? status : 204 };
      };
      await hiddenIssue(service, issue);
      await send();
      expect(await statuses()).toMatchObject({ 'issue.hidden': [became], 'issue.shown': ['delivered'] });
      expect(await attempts()).toHaveLength(3);
    },
  );

  it('that an issue is hidden keep nobody waiting who shows it, while somebody else holds them', async () => {
    const issue = await reportedIssue(service);
    await hiddenIssue(service, issue);
    const other = new Client({ connectionString: service.database.ownerUrl });
    await other.connect();
    try {
      await other.query('begin');
      await other.query('select from webhook_deliveries for update');
      await hiddenIssue(service, issue, false);
      expect((await statuses())['issue.hidden']).toEqual(['waiting']);
    } finally {
      await other.end();
    }
    await send();
    expect(sentTypes().sort()).toEqual(['issue.reported', 'issue.shown']);
  });

  it('are signed with every secret of the last day, however often it was replaced, up to five times', async () => {
    const secrets = [secret];
    const signedWith = async () => {
      await reportedIssue(service);
      await send();
      const { headers, body } = receiver.received.at(-1)!;
      const [at, event] = [Number(headers['webhook-timestamp']) * 1000, String(headers['webhook-id'])];
      const signatures = String(headers['webhook-signature']).split(' ');
      return signatures.map((signature) =>
        secrets.findIndex((each) => new Webhook(each).sign(event, new Date(at), body) === signature),
      );
    };
    for (let n = 0; n < 5; n++) {
      service.clock.advance(HOUR_MS);
      secrets.push((await rotate()).body.data.secret);
    }
    expect(await signedWith()).toEqual([5, 4, 3, 2, 1, 0]);
    const refused = await rotate();
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('5 times')]);
    const until = Date.parse((await shown()).previousSecretUntil ?? '');
    expect(Math.round((until - service.clock.now().getTime()) / HOUR_MS)).toBe(24);
    service.clock.advance(21 * HOUR_MS);
    expect(await signedWith()).toEqual([5, 4, 3, 2]);
    expect((await rotate()).status).toBe(200);
    service.clock.advance(25 * HOUR_MS);
    expect((await shown()).previousSecretUntil).toBeNull();
  });

  it('are sent again if that is requested during an attempt', async () => {
    await reportedIssue(service);
    await send();
    let asked = 0;
    await replay();
    receiver.answer = async () => {
      if (asked++ === 0) await replay();
      return { status: 204 };
    };
    expect(await send()).toEqual({ delivered: 2, failed: 0 });
    expect(receiver.ids).toHaveLength(3);
    expect(new Set(receiver.ids).size).toBe(1);
    expect(await attempts()).toHaveLength(3);
    expect((await shown()).waiting).toBe(0);
  });

  itThoroughly('are broken off when the service stops, which is no failure of the endpoint', async () => {
    const stopping = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
    const client = stopping.tokenApi.as({ accessToken: (await apiClient(stopping)).apiKey });
    await client.post(PATH, { url: `${receiver.origin}/hooks`, eventTypes: TYPES });
    await reportedIssue(stopping);
    await reportedIssue(stopping);
    const sender = stopping.app.get(WebhookSender, { strict: false });
    receiver.answer = async () => {
      sender.onModuleDestroy();
      return new Promise(() => undefined);
    };
    expect(await sender.sendDue()).toEqual({ delivered: 0, failed: 0 });
    await sender.beforeApplicationShutdown();
    expect(receiver.ids).toHaveLength(1);
    const rows = await stopping.database.sql('select status, attempts from webhook_deliveries');
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ status: 'waiting', attempts: 0 })));
    await stopping.stop();
  });

  itThoroughly('that are under way when the service stops are waited for, though no run is', async () => {
    const stopping = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
    const client = stopping.tokenApi.as({ accessToken: (await apiClient(stopping)).apiKey });
    await client.post(PATH, { url: `${receiver.origin}/hooks`, eventTypes: TYPES });
    await reportedIssue(stopping);
    const sender = stopping.app.get(WebhookSender, { strict: false });
    let letGo = () => undefined as void;
    const held = new Promise<void>((done) => (letGo = done));
    receiver.answer = () => held.then(() => ({ status: 204 }));
    await sender.sendDue({ lanes: 1, perGroup: 1, perTurn: 1, turnMs: 1000, runMs: 500 });
    sender.onModuleDestroy();
    const stopped = sender.beforeApplicationShutdown();
    letGo();
    await stopped;
    const rows = await stopping.database.sql('select status, attempts from webhook_deliveries');
    expect(rows).toEqual([{ status: 'delivered', attempts: 1 }]);
    await stopping.stop();
  });
});
