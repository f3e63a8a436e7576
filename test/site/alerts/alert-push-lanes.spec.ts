import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AlertPushesService } from '../../../src/alerts/push/alert-pushes.service';
import { PushDeliveriesService } from '../../../src/alerts/push/push-deliveries.service';
import type { LaneLimits } from '../../../src/platform/outbox/fair-lanes';
import { createLogger } from '../../../src/platform/logging/logger';
import { reportedIssue } from '../../factories/issues';
import { PushReceiver } from '../../support/network/push-receiver';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

const HOUR_MS = 3_600_000;
/** A Wednesday, 12:00 in India. */
const NOON = new Date('2027-03-03T06:30:00Z');

/** A push service that does not answer until requested. */
class SilentPushService {
  readonly asked: string[] = [];
  private readonly waiting: ServerResponse[] = [];
  private readonly server: Server;
  /** Handles a message; by default the request is left open. */
  answer?: (response: ServerResponse) => void;

  constructor() {
    this.server = createServer((request, response) => {
      this.asked.push(request.url!.slice(1));
      if (this.answer) this.answer(response);
      else this.waiting.push(response);
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((done) => this.server.listen(0, '127.0.0.1', done));
  }

  /** Answers the open requests. */
  release(): void {
    for (const response of this.waiting.splice(0)) response.writeHead(201).end();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

describe('push services that do not answer', () => {
  const silent = new SilentPushService();
  let receiver: PushReceiver;
  let service: TestService;
  let issue: string;
  const warnings: string[] = [];
  beforeAll(async () => {
    receiver = await PushReceiver.start();
    await silent.start();
    const origins = `${receiver.origin},${silent.origin}`;
    const warn = (_fields: object, message: string) => void warnings.push(message);
    const logger = Object.assign(createLogger('silent'), { warn });
    service = await startService({ settings: { PUSH_ORIGINS: origins }, logger });
    issue = await reportedIssue(service);
  });
  afterAll(async () => {
    await service.stop();
    await silent.stop();
    await receiver.stop();
  });
  beforeEach(async () => {
    service.clock.set(NOON);
    receiver.shown.splice(0);
    silent.asked.splice(0);
    silent.answer = undefined;
    for (const table of ['alert_devices', 'alert_events', 'alert_subscriptions'])
      await service.database.sql(`delete from ${table}`);
  });

  const LIMITS: LaneLimits = { lanes: 50, perGroup: 50, perTurn: 10, turnMs: 60_000, runMs: 60_000 };
  const send = (limits: Partial<LaneLimits> = {}) =>
    service.app.get(AlertPushesService, { strict: false }).sendDue({ ...LIMITS, ...limits });
  async function shownTo(count: number): Promise<void> {
    while (receiver.shown.length < count) await new Promise((done) => setTimeout(done, 5));
  }
  const hangUp = (response: ServerResponse) => void response.destroy();
  /** An address that follows the issue, with devices at an origin. */
  async function follower(email: string, origin: string, names: readonly string[]): Promise<void> {
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_' || $1::text, $1, 'en', 'mumbai', 'issue', $2, 'instant', $3, $3, $3)`,
      [email, issue, NOON],
    );
    for (const name of names) await deviceOf(email, `${origin}/${name}`);
  }
  async function deviceOf(email: string, endpoint: string): Promise<void> {
    const { p256dh, auth } = receiver.device('');
    await service.database.sql(
      `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at) values ($1, 'en', $2, $3, $4, $5)`,
      [email, endpoint, p256dh, auth, NOON],
    );
  }
  /** Creates an event for each device; those at the silent origin are due before others. */
  async function happened(): Promise<void> {
    await service.database.sql(
      `with v as (insert into alert_events (issue_id, city, type, detail, at, pending)
                  values ($1, 'mumbai', 'overdue', '', $2, false) returning id)
       insert into alert_pushes (device_id, event_id, due_at)
       select d.id, v.id, $2::timestamptz - case when d.endpoint like $3 then interval '1 second' else '0' end
         from alert_devices d, v`,
      [issue, service.clock.now(), `${silent.origin}%`],
    );
  }
  const pushes = () =>
    service.database.sql<{ endpoint: string; due_at: Date; attempts: number }>(
      `select d.endpoint, p.due_at, p.attempts from alert_pushes p join alert_devices d on d.id = p.device_id order by p.event_id`,
    );

  /** Waits until the silent service was asked so often, which on a busy machine may be after the others were shown. */
  async function askedOf(count: number): Promise<void> {
    while (silent.asked.length < count) await new Promise((done) => setTimeout(done, 10));
  }

  it('use one lane for all devices of an address, and delay no others', async () => {
    await follower('many@example.org', silent.origin, ['1', '2', '3', '4']);
    await follower('one@example.org', receiver.origin, ['other']);
    await happened();
    const run = send({ lanes: 2 });
    await shownTo(1);
    await askedOf(1);
    expect(silent.asked).toEqual(['1']);
    silent.answer = (response) => response.writeHead(201).end();
    silent.release();
    expect(await run).toEqual({ shown: 5, dropped: 0, postponed: 0 });
    expect(silent.asked).toEqual(['1', '2', '3', '4']);
  });

  it('use only some of the lanes, for any number of devices at one of them', async () => {
    for (const n of ['1', '2', '3']) await follower(`at-${n}@example.org`, silent.origin, [n]);
    await follower('one@example.org', receiver.origin, ['other']);
    await happened();
    const run = send({ lanes: 3, perGroup: 2 });
    await shownTo(1);
    await askedOf(2);
    expect(silent.asked).toHaveLength(2);
    silent.answer = (response) => response.writeHead(201).end();
    silent.release();
    expect(await run).toEqual({ shown: 4, dropped: 0, postponed: 0 });
  });

  it('do not delay devices of the same address at another push service', async () => {
    await follower('both@example.org', silent.origin, ['1']);
    await deviceOf('both@example.org', `${receiver.origin}/other`);
    await happened();
    const run = send();
    await shownTo(1);
    await askedOf(1);
    silent.answer = (response) => response.writeHead(201).end();
    silent.release();
    expect(await run).toEqual({ shown: 2, dropped: 0, postponed: 0 });
  });

  it('are not waited for at the end of a run: the next one sends to others', async () => {
    await follower('many@example.org', silent.origin, ['1']);
    await follower('one@example.org', receiver.origin, ['other']);
    for (let n = 1; n <= 2; n++) {
      await happened();
      expect(await send({ runMs: 500 })).toEqual({ shown: 1, dropped: 0, postponed: 0 });
    }
    expect(silent.asked).toEqual(['1']);
    silent.answer = (response) => response.writeHead(201).end();
    silent.release();
    // Requests that were open count in the following run.
    expect(await send()).toEqual({ shown: 2, dropped: 0, postponed: 0 });
  });

  it('leave a line in the log where the database went away after the end of the run', async () => {
    await follower('many@example.org', silent.origin, ['1']);
    await happened();
    let letGo = () => undefined as void;
    const held = new Promise<void>((done) => (letGo = done));
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const deliveries = service.app.get(PushDeliveriesService, { strict: false });
    const delivered = jest
      .spyOn(deliveries, 'deliver')
      .mockReturnValueOnce(held.then(() => Promise.reject(outage)));
    try {
      await send({ runMs: 500 });
      warnings.splice(0);
      letGo();
      await service.app.get(AlertPushesService, { strict: false }).beforeApplicationShutdown();
      expect(warnings).toEqual(['the database is unavailable: requests that need it are answered with 503']);
    } finally {
      delivered.mockRestore();
    }
  });

  it('get the next lane after addresses that were sent nothing for longer', async () => {
    silent.answer = hangUp;
    await follower('many@example.org', silent.origin, ['1', '2', '3']);
    await follower('one@example.org', receiver.origin, ['other']);
    await happened();
    const order: string[] = [];
    silent.answer = (response) => {
      order.push('silent');
      hangUp(response);
    };
    const taken = receiver.shown.push.bind(receiver.shown);
    receiver.shown.push = (...messages) => {
      order.push('other');
      return taken(...messages);
    };
    service.clock.advance(1000);
    expect(await send({ lanes: 1, perTurn: 1 })).toEqual({ shown: 1, dropped: 0, postponed: 3 });
    expect(order).toEqual(['silent', 'other', 'silent', 'silent']);
  });

  it('are tried once, not once for each message', async () => {
    silent.answer = hangUp;
    await follower('many@example.org', silent.origin, ['1']);
    for (let n = 0; n < 3; n++) await happened();
    expect(await send()).toEqual({ shown: 0, dropped: 0, postponed: 1 });
    expect(silent.asked).toHaveLength(1);
    const waiting = await pushes();
    expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
    expect(new Set(waiting.map(({ due_at }) => due_at.getTime())).size).toBe(1);
    expect(waiting[0]!.due_at.getTime()).toBeGreaterThanOrEqual(NOON.getTime() + 60_000);
    silent.answer = (response) => response.writeHead(201).end();
    service.clock.advance(61_000);
    expect(await send()).toEqual({ shown: 3, dropped: 0, postponed: 0 });
  });

  itThoroughly('delete a device after twenty timeouts in a row, counted only by day', async () => {
    silent.answer = hangUp;
    await follower('many@example.org', silent.origin, ['1']);
    await follower('one@example.org', receiver.origin, ['other']);
    const devices = () =>
      service.database.sql<{ endpoint: string }>('select endpoint from alert_devices order by endpoint');
    const askUntil = async (times: number) => {
      while (silent.asked.length < times) {
        await happened();
        await send();
        service.clock.advance(2 * HOUR_MS);
      }
    };
    await askUntil(19);
    expect(await devices()).toHaveLength(2);
    await askUntil(20);
    expect(await devices()).toEqual([{ endpoint: `${receiver.origin}/other` }]);
    expect(await pushes()).toEqual([]);
  });

  it('have their count of timeouts reset by one answer', async () => {
    await follower('one@example.org', receiver.origin, ['other']);
    await service.database.sql('update alert_devices set silences = 19, refusals = 4');
    await happened();
    await send();
    expect(await service.database.sql('select silences, refusals from alert_devices')).toEqual([
      { silences: 0, refusals: 0 },
    ]);
  });
});
