import { type AddressInfo, createServer } from 'node:net';
import { Config } from '../../../src/platform/config/config';
import type {
  WebhookAttemptDto,
  WebhookAttemptsDto,
  WebhookSecretDto,
} from '../../../src/webhooks/dto/webhook.dto';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { staffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import type { ApiClient, Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { WebhookReceiver } from '../../support/network/webhook-receiver';

const PATH = '/api/webhooks/endpoints';
const MINUTE_MS = 60_000;

describe('the log of an endpoint', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let api: ApiClient;
  let id: string;

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
    api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
    const body = { url: `${receiver.origin}/hooks`, eventTypes: ['issue.reported'] };
    id = (await api.post<Envelope<WebhookSecretDto>>(PATH, body)).body.data.id;
  });

  const send = () => service.app.get(WebhookSender, { strict: false }).sendDue();
  /** Reports an issue, to whose event the endpoint answers with a status. @returns the id of the event */
  const answered = async (status: number): Promise<string> => {
    receiver.answer = () => ({ status });
    await reportedIssue(service);
    await send();
    if (status === 410) await api.post(`${PATH}/${id}/enable`);
    return receiver.ids.at(-1)!;
  };
  const page = async (query: Record<string, string> = {}) =>
    (
      await api.get<Envelope<WebhookAttemptsDto>>(
        `${PATH}/${id}/attempts?${String(new URLSearchParams(query))}`,
      )
    ).body.data;
  const eventsIn = ({ items }: WebhookAttemptsDto) => items.map(({ eventId }) => eventId);

  it.each([
    [304, 'It answered 304'],
    [308, 'It redirects, which is not followed'],
    [410, 'It wants no more events'],
    [500, 'It answered 500'],
  ])('says what an answer of %i means', async (status, failure) => {
    await answered(status);
    expect((await page()).items).toMatchObject([{ status, failure }]);
  });

  it('says that the endpoint answered what is no HTTP', async () => {
    const broken = createServer((socket) => socket.on('error', () => undefined).end('HELLO\r\n\r\n'));
    await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done));
    const url = `${receiver.origin}/hooks`;
    const host = `127.0.0.1:${(broken.address() as AddressInfo).port}`;
    await service.database.sql('update webhook_endpoints set url = $1', [`http://${host}/`]);
    const origins = service.app.get(Config).settings.WEBHOOK_ORIGINS;
    origins.push(`http://${host}`);
    try {
      await reportedIssue(service);
      await send();
    } finally {
      origins.pop();
      broken.close();
      await service.database.sql('update webhook_endpoints set url = $1', [url]);
    }
    const failure = `${host} gave a bad answer, which is no HTTP (HTTPParserError)`;
    expect((await page()).items).toMatchObject([{ status: null, failure }]);
  });

  it('has stable pages, newest attempt first', async () => {
    const events: string[] = [];
    for (let n = 0; n < 5; n++) events.unshift(await answered(204));
    const first = await page({ limit: '2' });
    expect([first.count, eventsIn(first)]).toEqual([2, events.slice(0, 2)]);
    await answered(204);
    const second = await page({ limit: '2', lastKey: first.nextKey! });
    expect(eventsIn(second)).toEqual(events.slice(2, 4));
    const last = await page({ limit: '2', lastKey: second.nextKey! });
    expect([last.count, last.nextKey, eventsIn(last)]).toEqual([1, null, events.slice(4)]);
  });

  it('lists failed events once each, until they are delivered', async () => {
    await answered(204);
    const first = await answered(410);
    service.clock.advance(MINUTE_MS);
    await answered(500);
    const second = await answered(410);
    const failed = await page({ failed: 'true' });
    expect(eventsIn(failed)).toEqual([second, first]);
    expect(failed.items[0]).toMatchObject({ number: 1, status: 410, failure: 'It wants no more events' });
    const one = await page({ failed: 'true', limit: '1' });
    expect(eventsIn(one)).toEqual([second]);
    const other = await page({ failed: 'true', limit: '1', lastKey: one.nextKey! });
    expect([eventsIn(other), other.nextKey]).toEqual([[first], null]);
    await api.post(`${PATH}/${id}/replay`, { eventId: second });
    receiver.answer = () => ({ status: 204 });
    await send();
    expect(eventsIn(await page({ failed: 'true' }))).toEqual([first]);
  });

  it('has separate cursors for each filter', async () => {
    await answered(204);
    await answered(204);
    const { nextKey } = await page({ limit: '1' });
    const { status, body } = await api.get<ErrorEnvelope>(
      `${PATH}/${id}/attempts?failed=true&lastKey=${nextKey}`,
    );
    expect([status, body.error.details]).toEqual([
      400,
      [{ field: 'lastKey', message: 'is not a cursor of this list' }],
    ]);
  });

  it('can be read by city staff backwards from a position', async () => {
    const first = await answered(410);
    const second = await answered(410);
    const { api: staff } = await staffMember(service);
    const read = async (query: string) =>
      (await staff.get<WebhookAttemptDto[]>(`/api/admin/webhooks/endpoints/${id}/attempts?${query}`)).body;
    for (const filter of ['failed=true', 'failed=false']) {
      const newest = await read(`${filter}&limit=1`);
      expect(newest.map(({ eventId }) => eventId)).toEqual([second]);
      const older = await read(`${filter}&limit=1&before=${newest[0]!.position}`);
      expect(older.map(({ eventId }) => eventId)).toEqual([first]);
      expect(await read(`${filter}&limit=1&before=${older[0]!.position}`)).toEqual([]);
    }
  });
});
