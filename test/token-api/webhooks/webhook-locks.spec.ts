import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { Database } from '../../../src/platform/database/database';
import { WebhookEndpointsService } from '../../../src/webhooks/webhook-endpoints.service';
import { WebhookLogQueries } from '../../../src/webhooks/webhook-log.queries';
import { reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import { webhookEndpoint } from '../../factories/webhooks';
import { startService, type TestService } from '../../support/service/service';
import { WebhookReceiver } from '../../support/network/webhook-receiver';

describe('an action of a person', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
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
    await service.database.sql('delete from webhook_endpoints');
    await service.database.sql('delete from webhook_events');
    id = await webhookEndpoint(service, await apiClient(service), { url: receiver.origin });
  });

  const endpoints = () => service.app.get(WebhookEndpointsService, { strict: false });
  const recorded = () =>
    service.database.sql('select from webhook_deliveries where endpoint_id = $1 and status = $2', [
      id,
      'waiting',
    ]);
  const isLockAwaited = async () =>
    (
      await service.database.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length > 0;

  /** Runs something in an open transaction. @returns a function that ends it */
  const held = async (act: () => Promise<unknown>): Promise<() => Promise<void>> => {
    let begin = () => undefined as void;
    let letGo = () => undefined as void;
    const begun = new Promise<void>((done) => (begin = done));
    const end = new Promise<void>((done) => (letGo = done));
    const transaction = service.app.get(Database, { strict: false }).transaction(async () => {
      await act();
      begin();
      await end;
    });
    await Promise.race([begun, transaction]);
    return async () => {
      letGo();
      await transaction;
    };
  };

  /** Reports an issue. @returns whether the report waited for a lock */
  const reportingWaits = async (): Promise<boolean> => {
    let hasEnded = false;
    const reported = reportedIssue(service).finally(() => (hasEnded = true));
    void reported.catch(() => undefined);
    while (!hasEnded)
      if (await isLockAwaited()) return true;
      else await delay(5);
    await reported;
    return false;
  };

  it.each([
    ['changed', () => endpoints().change({}, id, { description: 'Another' })],
    ['given another secret', () => endpoints().rotateSecret({}, id)],
    ['disabled', () => endpoints().disable({}, id)],
    ['enabled', () => endpoints().enable({}, id)],
    ['removed', () => endpoints().remove({}, id)],
  ])('does not wait for an endpoint that is being %s, and creates its event', async (_name, act) => {
    const end = await held(act);
    try {
      expect(await reportingWaits()).toBe(false);
    } finally {
      await end();
    }
    expect(await recorded()).toHaveLength(1);
  });

  it('does not wait while the events of a removed endpoint are deleted', async () => {
    await reportedIssue(service);
    await service.app.get(Database, { strict: false }).transaction(() => endpoints().remove({}, id));
    const end = await held(() => service.app.get(WebhookLogQueries, { strict: false }).forgetRemoved());
    try {
      expect(await reportingWaits()).toBe(false);
    } finally {
      await end();
    }
    expect(await service.database.sql('select from webhook_endpoints')).toEqual([]);
  });

  it('succeeds even if an endpoint is deleted from the database meanwhile', async () => {
    const other = new Client({ connectionString: service.database.ownerUrl });
    await other.connect();
    try {
      await other.query('begin');
      await other.query('delete from webhook_endpoints where id = $1', [id]);
      const reported = reportedIssue(service);
      while (!(await isLockAwaited())) await delay(5);
      await other.query('commit');
      expect(await reported).toMatch(/^iss_/);
    } finally {
      await other.end();
    }
  });
});
