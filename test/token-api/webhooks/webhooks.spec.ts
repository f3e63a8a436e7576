import { Webhook } from 'standardwebhooks';
import type {
  WebhookAttemptDto,
  WebhookEndpointDto,
  WebhookSecretDto,
} from '../../../src/webhooks/dto/webhook.dto';
import { Config } from '../../../src/platform/config/config';
import { RETRY_DELAYS_MS } from '../../../src/webhooks/retry-schedule';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { hiddenIssue, feedStatusChanged, reportedIssue } from '../../factories/issues';
import { apiClient, type TestClient } from '../../factories/open311';
import { ApiClient, type Envelope, type ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { runJob } from '../../support/service/run-job';
import { WebhookReceiver } from '../../support/network/webhook-receiver';

const PATH = '/api/webhooks/endpoints';
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Payload {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

describe('webhooks', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let client: TestClient;
  let api: ApiClient;

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
    client = await apiClient(service);
    api = service.tokenApi.as({ accessToken: client.apiKey });
  });

  const asClient = ({ apiKey }: TestClient) => service.tokenApi.as({ accessToken: apiKey });
  const add = async (endpoint: object = {}, by = api): Promise<WebhookSecretDto> => {
    const body = { url: `${receiver.origin}/hooks`, eventTypes: ['issue.reported'], ...endpoint };
    const answer = await by.post<Envelope<WebhookSecretDto>>(PATH, body);
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  const send = () => service.app.get(WebhookSender, { strict: false }).sendDue();
  const listed = async () => (await api.get<Envelope<{ items: WebhookEndpointDto[] }>>(PATH)).body.data.items;
  const attemptsOf = async (id: string) =>
    (await api.get<Envelope<{ items: WebhookAttemptDto[] }>>(`${PATH}/${id}/attempts`)).body.data.items;
  const payloads = () => receiver.received.map(({ body }) => JSON.parse(body) as Payload);
  const act = (id: string, what: string, body: object = {}) =>
    api.post<Envelope<{ replayed: number }>>(`${PATH}/${id}/${what}`, body);

  describe('a delivery', () => {
    it('is signed by the specification, and contains only ids and URLs', async () => {
      const { secret } = await add();
      const issue = await reportedIssue(service, { city: 'pune', title: 'A deep pothole' });
      expect(await send()).toEqual({ delivered: 1, failed: 0 });
      const { headers, body } = receiver.received[0]!;
      const tolerant = new Webhook(secret);
      expect(headers['webhook-id']).toMatch(/^wev_/);
      expect(tolerant.verify(body, headers as Record<string, string>)).toMatchObject({
        type: 'issue.reported',
        data: {
          issueId: issue,
          city: 'pune',
          url: expect.stringContaining(`/pune/issues/${issue}`) as string,
        },
      });
      expect(body).not.toContain('pothole');
      expect(() => tolerant.verify(`${body} `, headers as Record<string, string>)).toThrow();
    });

    it('has the id of the event and the time of the attempt in every attempt', async () => {
      await add();
      await reportedIssue(service);
      receiver.answer = () => ({ status: 500 });
      await send();
      service.clock.advance(6 * SECOND_MS);
      receiver.answer = () => ({ status: 200 });
      expect(await send()).toEqual({ delivered: 1, failed: 0 });
      expect(new Set(receiver.ids).size).toBe(1);
      const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
      expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(6);
    });

    it('is signed with the former secret, too, for a day after it was replaced', async () => {
      const { id, secret } = await add();
      const { body } = await api.post<Envelope<WebhookSecretDto>>(`${PATH}/${id}/rotate-secret`);
      const verifies = async (key: string) => {
        await reportedIssue(service);
        await send();
        const last = receiver.received.at(-1)!;
        const at = Number(last.headers['webhook-timestamp']) * SECOND_MS;
        const signed = new Webhook(key).sign(String(last.headers['webhook-id']), new Date(at), last.body);
        return String(last.headers['webhook-signature']).split(' ').includes(signed);
      };
      expect(body.data.secret).not.toBe(secret);
      expect([await verifies(secret), await verifies(body.data.secret)]).toEqual([true, true]);
      service.clock.advance(DAY_MS + 1);
      expect([await verifies(secret), await verifies(body.data.secret)]).toEqual([false, true]);
    });

    it('is made only to endpoints that want the event and the city', async () => {
      await add({ url: `${receiver.origin}/pune`, cityScope: ['pune'] });
      await add({ url: `${receiver.origin}/status`, eventTypes: ['issue.status_changed'] });
      const issue = await reportedIssue(service, { city: 'delhi' });
      await feedStatusChanged(service, issue, 'ack');
      await feedStatusChanged(service, issue, 'progress');
      await send();
      expect(payloads().map(({ type, data }) => [type, data.issueId, data.from, data.to])).toEqual([
        ['issue.status_changed', issue, 'open', 'in_progress'],
      ]);
    });

    it('is made neither for a rolled-back change nor for changes of a hidden issue', async () => {
      await add({
        eventTypes: ['issue.reported', 'issue.hidden', 'issue.shown', 'issue.feed_status_changed'],
      });
      const issue = await reportedIssue(service);
      await hiddenIssue(service, issue);
      await feedStatusChanged(service, issue, 'ack');
      await send();
      expect(payloads().map(({ type }) => type)).toEqual(['issue.hidden']);
      await hiddenIssue(service, issue, false);
      await send();
      const sentTypes = payloads().map(({ type }) => type);
      expect(sentTypes).toEqual(['issue.hidden', 'issue.reported', 'issue.shown']);
    });
  });

  describe('an endpoint that does not accept an event', () => {
    it('is tried ten times, also after redirects, and then no more', async () => {
      const { id } = await add();
      await reportedIssue(service);
      receiver.answer = () => ({ status: 302, headers: { location: `${receiver.origin}/elsewhere` } });
      for (const delay of [...RETRY_DELAYS_MS, DAY_MS, DAY_MS]) {
        await send();
        service.clock.advance(delay * 1.1);
      }
      expect(receiver.received).toHaveLength(10);
      const log = await attemptsOf(id);
      expect(log.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
      expect(log[0]).toMatchObject({ status: 302, failure: 'It redirects, which is not followed' });
    });

    it('is sent nothing for as long as it asks', async () => {
      await add();
      await reportedIssue(service);
      receiver.answer = () => ({ status: 503, headers: { 'retry-after': '3600' } });
      await send();
      service.clock.advance(HOUR_MS - SECOND_MS);
      await send();
      expect(receiver.received).toHaveLength(1);
      service.clock.advance(SECOND_MS);
      await send();
      expect(receiver.received).toHaveLength(2);
    });

    it('is sent no other event in that time, and all of them afterwards', async () => {
      const { id } = await add();
      for (let n = 0; n < 12; n++) await reportedIssue(service);
      receiver.answer = () => ({ status: 429, headers: { 'retry-after': '3600' } });
      expect(await send()).toEqual({ delivered: 0, failed: 1 });
      const [{ heldUntil }] = (await listed()) as [WebhookEndpointDto];
      expect(Date.parse(heldUntil ?? '')).toBeGreaterThan(service.clock.now().getTime());
      service.clock.advance(HOUR_MS / 2);
      expect(await send()).toEqual({ delivered: 0, failed: 0 });
      receiver.answer = () => ({ status: 204 });
      service.clock.advance(HOUR_MS);
      expect(await send()).toEqual({ delivered: 12, failed: 0 });
      expect(await listed()).toMatchObject([{ id, heldUntil: null, failingSince: null }]);
    });

    it('is sent events at once after it is enabled or its URL is changed in that time', async () => {
      const { id } = await add();
      const url = `${receiver.origin}/another`;
      const ends = [() => act(id, 'enable'), () => api.patch(`${PATH}/${id}`, { url })];
      for (const end of ends) {
        await reportedIssue(service);
        await reportedIssue(service);
        receiver.answer = () => ({ status: 503, headers: { 'retry-after': '3600' } });
        await send();
        receiver.answer = () => ({ status: 204 });
        expect((await end()).status).toBeLessThan(300);
        expect((await send()).delivered).toBe(1);
        await service.database.sql('delete from webhook_events');
      }
    });

    it('is disabled at once if it answers 410', async () => {
      const { id } = await add();
      await reportedIssue(service);
      receiver.answer = () => ({ status: 410 });
      await send();
      expect(await listed()).toMatchObject([{ id, disabledReason: 'gone' }]);
      await reportedIssue(service);
      expect(await send()).toEqual({ delivered: 0, failed: 0 });
    });

    it('is disabled after five days of failures, with a notification for city staff and a mail', async () => {
      const { id } = await add();
      const owner = 'owner@example.org';
      await service.database.sql('update webhook_endpoints set contact_email = $1', [owner]);
      receiver.answer = () => ({ status: 500 });
      for (let day = 0; day <= 5; day++) {
        await reportedIssue(service);
        await send();
        service.clock.advance(DAY_MS);
      }
      expect(await listed()).toMatchObject([{ id, disabledReason: 'failing' }]);
      const notices = await service.database.sql(
        `select title from notifications where kind = 'webhook_disabled' and target_id = $1`,
        [id],
      );
      expect(notices).toHaveLength(1);
      const mails = await service.database.sql('select subject, body from mails where recipient = $1', [
        owner,
      ]);
      const body = expect.stringMatching(`${id} at 127\\.0\\.0\\.1:\\d+ was disabled`) as string;
      expect(mails).toEqual([{ subject: expect.stringContaining('No more events') as string, body }]);
    });

    it('stays enabled at the next failure if it was sent nothing for a week', async () => {
      const { id } = await add();
      receiver.answer = () => ({ status: 500 });
      const fail = async () => {
        await reportedIssue(service);
        expect(await send()).toEqual({ delivered: 0, failed: 1 });
        await service.database.sql('delete from webhook_deliveries');
        return (await listed()) as [WebhookEndpointDto];
      };
      const [first] = await fail();
      service.clock.advance(7 * DAY_MS);
      const [second] = await fail();
      expect(second).toMatchObject({ id, disabledReason: null });
      expect(second.failingSince).not.toBe(first.failingSince);
      service.clock.advance(DAY_MS);
      expect((await fail())[0].failingSince).toBe(second.failingSince);
    });

    it('stays enabled if it accepts one now and then', async () => {
      await add();
      for (let day = 0; day <= 6; day++) {
        receiver.answer = () => ({ status: day === 3 ? 200 : 500 });
        await reportedIssue(service);
        await send();
        service.clock.advance(DAY_MS);
      }
      expect(await listed()).toMatchObject([{ disabledReason: null }]);
    });

    it('does not delay others if it hangs', async () => {
      let let_go = () => undefined as void;
      const held = new Promise<void>((done) => (let_go = done));
      await add({ url: `${receiver.origin}/slow` });
      await reportedIssue(service);
      const fast = await WebhookReceiver.start();
      receiver.answer = async () => held.then(() => ({ status: 200 }));
      try {
        await service.database.sql(
          `insert into webhook_endpoints (id, url, description, event_types, secret, created_at)
           values ('whe_fast', $1, '', '{issue.reported}', 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', now())`,
          [fast.origin],
        );
        service.app
          .get<{ settings: { WEBHOOK_ORIGINS: string[] } }>(Config)
          .settings.WEBHOOK_ORIGINS.push(fast.origin);
        const run = send();
        // Events that come while the run waits for the slow endpoint are sent by it, too.
        await reportedIssue(service);
        while (fast.received.length < 1) await new Promise((done) => setTimeout(done, 10));
        expect(receiver.received).toHaveLength(1);
        let_go();
        expect((await run).delivered).toBe(3);
      } finally {
        let_go();
        await fast.stop();
      }
    });
  });

  describe('a sent event', () => {
    it('is sent again, alone or with those of a time range, with the same id', async () => {
      const { id } = await add();
      for (let n = 0; n < 3; n++) {
        await reportedIssue(service);
        service.clock.advance(HOUR_MS);
      }
      await send();
      const [first, second, third] = receiver.ids;
      const from = new Date(service.clock.now().getTime() - 2.5 * HOUR_MS).toISOString();
      receiver.received.length = 0;
      expect((await act(id, 'replay', { eventId: first })).body.data).toEqual({ replayed: 1, nextKey: null });
      await send();
      expect(receiver.ids).toEqual([first]);
      expect((await act(id, 'replay', { from })).body.data).toEqual({ replayed: 2, nextKey: null });
      await send();
      expect(receiver.ids).toEqual([first, second, third]);
    });

    it('is sent afterwards if it happened while the endpoint was disabled', async () => {
      const { id } = await add();
      await act(id, 'disable');
      const issue = await reportedIssue(service);
      expect((await act(id, 'replay')).status).toBe(409);
      await act(id, 'enable');
      expect(await send()).toEqual({ delivered: 0, failed: 0 });
      expect((await act(id, 'replay')).body.data).toEqual({ replayed: 1, nextKey: null });
      await send();
      expect(payloads().map(({ data }) => data.issueId)).toEqual([issue]);
    });

    it('is deleted after thirty days', async () => {
      const { id } = await add();
      await reportedIssue(service);
      await send();
      const forget = () => runJob(service, 'privacy-retention');
      service.clock.advance(29 * DAY_MS);
      await forget();
      expect(await attemptsOf(id)).toHaveLength(1);
      service.clock.advance(DAY_MS + 1);
      await forget();
      expect(await attemptsOf(id)).toEqual([]);
      expect(await service.database.sql('select from webhook_events')).toEqual([]);
    });

    it('is of its own type for a test of the endpoint', async () => {
      const { id } = await add();
      expect((await act(id, 'test')).status).toBe(202);
      await send();
      expect(payloads()).toMatchObject([{ type: 'webhook.test', data: { endpointId: id } }]);
      expect(await attemptsOf(id)).toMatchObject([{ type: 'webhook.test', status: 204, failure: null }]);
    });
  });

  describe('an endpoint', () => {
    it('is visible only to its client', async () => {
      const { id } = await add();
      const other = asClient(await apiClient(service));
      expect((await other.get<Envelope<{ items: [] }>>(PATH)).body.data.items).toEqual([]);
      expect((await other.patch(`${PATH}/${id}`, { description: 'Mine' })).status).toBe(404);
      expect((await other.delete(`${PATH}/${id}`)).status).toBe(404);
      expect((await other.post(`${PATH}/${id}/rotate-secret`)).status).toBe(404);
      expect((await service.tokenApi.get(PATH)).status).toBe(401);
      expect((await api.delete(`${PATH}/${id}`)).status).toBe(200);
      expect(await listed()).toEqual([]);
    });

    it('has a description of one line, without controls of the direction', async () => {
      const { id } = await add({ description: 'Work\norders \u202esdaor fo' });
      expect(await listed()).toMatchObject([{ id, description: 'Work orders sdaor fo' }]);
      await api.patch(`${PATH}/${id}`, { description: '\u200b \u202e' });
      expect(await listed()).toMatchObject([{ id, description: '' }]);
    });

    it('of a client with a city scope is only sent events of these cities', async () => {
      const scoped = asClient(await apiClient(service, { cityScope: ['pune'] }));
      await add({}, scoped);
      const elsewhere = { url: receiver.origin, eventTypes: ['issue.reported'], cityScope: ['delhi'] };
      expect((await scoped.post(PATH, elsewhere)).status).toBe(400);
      await reportedIssue(service, { city: 'delhi' });
      await reportedIssue(service, { city: 'pune' });
      await send();
      expect(payloads().map(({ data }) => data.city)).toEqual(['pune']);
    });

    it.each([
      ['http://example.org/', 'must be an https URL'],
      ['https://127.0.0.1/', 'must not lead to a private address'],
      ['https://[::1]/', 'must not lead to a private address'],
      ['https://[::127.0.0.1]/', 'must not lead to a private address'],
      ['https://example.org:8443/', 'must use port 443'],
      ['https://a:b@example.org/', 'must not contain a user name or password'],
    ])('cannot be %s', async (url, message) => {
      const answer = await api.post<ErrorEnvelope>(PATH, { url, eventTypes: ['issue.reported'] });
      expect([answer.status, answer.body.error.details]).toEqual([400, [{ field: 'url', message }]]);
    });

    it('are limited to twenty', async () => {
      for (let n = 0; n < 20; n++) await add();
      const body = { url: receiver.origin, eventTypes: ['issue.reported'] };
      expect((await api.post(PATH, body)).status).toBe(409);
    });
  });
});
