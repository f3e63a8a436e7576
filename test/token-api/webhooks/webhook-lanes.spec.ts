import { setTimeout as delay } from 'node:timers/promises';
import type { WebhookSecretDto } from '../../../src/webhooks/dto/webhook.dto';
import { createLogger } from '../../../src/platform/logging/logger';
import { WebhookDeliveries } from '../../../src/webhooks/webhook-deliveries.service';
import { WebhookQueries } from '../../../src/webhooks/webhook.queries';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import type { ApiClient, Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { WebhookReceiver } from '../../support/network/webhook-receiver';
import { itThoroughly } from '../../support/service/thorough';

const PATH = '/api/webhooks/endpoints';
const MINUTE_MS = 60_000;
const LANES = 2;
const SLOW = 5;
/** A run ends when nothing is due; the number of turns limits it, not the time. */
const LIMITS = { lanes: LANES, perGroup: LANES, perTurn: 1, turnMs: MINUTE_MS, runMs: MINUTE_MS };

describe('the lanes of webhooks', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let api: ApiClient;
  const warnings: string[] = [];

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    const warn = (_fields: object, message: string) => void warnings.push(message);
    const logger = Object.assign(createLogger('silent'), { warn });
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin }, logger });
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
  });

  const add = async (name: string, by = api): Promise<string> => {
    const body = { url: `${receiver.origin}/${name}`, eventTypes: ['issue.reported'] };
    return (await by.post<Envelope<WebhookSecretDto>>(PATH, body)).body.data.id;
  };
  const send = (limits = LIMITS) => service.app.get(WebhookSender, { strict: false }).sendDue(limits);
  const paths = () => receiver.received.map(({ path }) => path);
  /** Makes endpoints hang whose path begins with that of slow ones. @returns a function that makes them answer */
  const hanging = (): (() => void) => {
    let letGo = () => undefined as void;
    const held = new Promise<void>((done) => (letGo = done));
    receiver.answer = async ({ path }) => {
      if (path.startsWith('/slow')) await held;
      return { status: 204 };
    };
    return letGo;
  };

  itThoroughly('are given in turns, so that slow endpoints do not delay a fast one', async () => {
    for (let n = 0; n < SLOW; n++) await add(`slow-${n}`);
    await add('fast');
    for (let n = 0; n < 3; n++) await reportedIssue(service);
    // The slow ones answer as late as possible: when nothing else is left to send.
    const held: Array<() => void> = [];
    receiver.answer = async ({ path }) => {
      if (path === '/fast') return { status: 204 };
      await new Promise<void>((done) => held.push(done));
      return { status: 500 };
    };
    const run = send();
    let ended = false;
    void run.catch(() => undefined).then(() => (ended = true));
    while (!ended) {
      const started = receiver.received.length;
      await delay(20);
      if (receiver.received.length === started) held.splice(0).forEach((letGo) => letGo());
    }
    expect(await run).toEqual({ delivered: 3, failed: SLOW * 3 });
    // Its first event is sent in the first round of turns, its second one in the second.
    const sent = paths().flatMap((path, n) => (path === '/fast' ? [n] : []));
    expect(sent[0]).toBeLessThan(SLOW + LANES);
    expect(sent[1]).toBeLessThan(2 * (SLOW + 1) + LANES);
  });

  it('are given first to the endpoint whose last sending is oldest', async () => {
    await add('first');
    await reportedIssue(service);
    await send();
    await add('second');
    await reportedIssue(service);
    await send({ ...LIMITS, lanes: 1 });
    expect(paths()).toEqual(['/first', '/second', '/first']);
  });

  itThoroughly(
    'are given until nothing is due, even if a turn ends during the search for others',
    async () => {
      await add('only');
      for (let n = 0; n < 3; n++) await reportedIssue(service);
      const queries = service.app.get(WebhookQueries, { strict: false });
      const find = queries.dueEndpoints.bind(queries);
      const late = jest.spyOn(queries, 'dueEndpoints').mockImplementation(async (...asked) => {
        const due = await find(...asked);
        // The answer comes when the busy lane is free again.
        if (asked[1].busy.length > 0) await delay(300);
        return due;
      });
      receiver.answer = async () => {
        // Longer than a run waits before it looks for others.
        await delay(600);
        return { status: 204 };
      };
      try {
        expect(await send()).toEqual({ delivered: 3, failed: 0 });
      } finally {
        late.mockRestore();
      }
    },
  );

  it('are not awaited at the end of a run: the next one sends to others', async () => {
    await add('slow');
    await add('fast');
    const letGo = hanging();
    try {
      for (let n = 1; n <= 2; n++) {
        await reportedIssue(service);
        expect(await send({ ...LIMITS, runMs: 500 })).toEqual({ delivered: 1, failed: 0 });
        expect(paths().filter((path) => path === '/fast')).toHaveLength(n);
      }
      expect(paths().filter((path) => path === '/slow')).toHaveLength(1);
    } finally {
      letGo();
    }
    // The sending that was open is counted in the next run.
    expect(await send()).toEqual({ delivered: 2, failed: 0 });
  });

  it.each([
    ['an outage', 'ECONNREFUSED', 'the database is unavailable: requests that need it are answered with 503'],
    ['an error of our own', '42703', 'a delivery could not be made; it is tried again'],
  ])('say in the log that they met %s, also after the end of their run', async (_, code, line) => {
    await add('slow');
    await reportedIssue(service);
    const deliveries = service.app.get(WebhookDeliveries, { strict: false });
    const settled = jest
      .spyOn(deliveries, 'settle')
      .mockRejectedValueOnce(Object.assign(new Error('not stored'), { code }));
    const letGo = hanging();
    try {
      await send({ ...LIMITS, runMs: 500 });
      warnings.splice(0);
      letGo();
      await service.app.get(WebhookSender, { strict: false }).beforeApplicationShutdown();
      expect(warnings).toEqual([line]);
    } finally {
      letGo();
      settled.mockRestore();
    }
  });

  it('are used by one owner only in part, however many of its endpoints hang', async () => {
    for (let n = 0; n < 3; n++) await add(`slow-${n}`);
    await reportedIssue(service);
    await add('fast', service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey }));
    await reportedIssue(service);
    const letGo = hanging();
    try {
      const run = send({ ...LIMITS, lanes: 3 });
      let isOver = false;
      void run.catch(() => undefined).then(() => (isOver = true));
      const slow = () => paths().filter((path) => path.startsWith('/slow'));
      // The first deliveries are sent at the same time, and arrive in any order.
      while (!isOver && !(paths().includes('/fast') && slow().length >= LANES)) await delay(10);
      expect(slow()).toHaveLength(LANES);
      letGo();
      expect(await run).toEqual({ delivered: 7, failed: 0 });
    } finally {
      letGo();
    }
  });

  it('end without an error if the endpoint is removed meanwhile, and others continue', async () => {
    const removed = await add('removed');
    await add('stays');
    await reportedIssue(service);
    receiver.answer = async ({ path }) => {
      if (path === '/removed') expect((await api.delete(`${PATH}/${removed}`)).status).toBe(200);
      return { status: 204 };
    };
    expect(await send()).toEqual({ delivered: 1, failed: 0 });
    expect(paths().sort()).toEqual(['/removed', '/stays']);
    const statuses = await service.database.sql('select status from webhook_deliveries order by status');
    expect(statuses).toEqual([{ status: 'delivered' }, { status: 'waiting' }]);
  });

  it('end without an error if the event is deleted meanwhile', async () => {
    await add('slow');
    await reportedIssue(service);
    receiver.answer = async () => {
      await service.database.sql('delete from webhook_events');
      return { status: 204 };
    };
    expect(await send()).toEqual({ delivered: 0, failed: 0 });
  });

  it('continue if one of them fails with an internal error', async () => {
    const broken = await add('broken');
    await add('sound');
    await service.database.sql(`
      create function refuse_attempt() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger refuse_attempt before insert on webhook_attempts for each row
        when (new.endpoint_id = '${broken}') execute function refuse_attempt()`);
    try {
      for (let n = 0; n < 3; n++) await reportedIssue(service);
      expect(await send()).toEqual({ delivered: 3, failed: 0 });
      expect(paths().filter((path) => path === '/broken')).toHaveLength(1);
    } finally {
      await service.database.sql('drop function refuse_attempt cascade');
    }
  });
});
