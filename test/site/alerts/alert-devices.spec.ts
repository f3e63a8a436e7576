import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { AlertPushesService } from '../../../src/alerts/push/alert-pushes.service';
import { PushKeysService } from '../../../src/alerts/push/push-keys.service';
import { Config } from '../../../src/platform/config/config';
import { hiddenIssue, feedStatusChanged, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { NameServer } from '../../support/network/name-server';
import { OutgoingConnections } from '../../support/network/outgoing';
import { PushReceiver } from '../../support/network/push-receiver';
import { send } from '../../support/network/http';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';
import { AlertLinksService } from '../../../src/alerts/mails/alert-links.service';
import { itThoroughly } from '../../support/service/thorough';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A Wednesday, 12:00 in India. */
const NOON = new Date('2027-03-03T06:30:00Z');

describe('a device that shows alerts', () => {
  let receiver: PushReceiver;
  let service: TestService;
  let reader: PublicClient;
  let count = 0;
  beforeAll(async () => {
    receiver = await PushReceiver.start();
    service = await startService({ settings: { PUSH_ORIGINS: receiver.origin } });
    reader = new PublicClient(service.url);
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });
  beforeEach(async () => {
    service.clock.set(NOON);
    receiver.shown.splice(0);
    receiver.status = 201;
    receiver.meanwhile = () => Promise.resolve();
    for (const table of ['mails', 'alert_events', 'alert_devices'])
      await service.database.sql(`delete from ${table}`);
  });

  const linkOf = (email: string) =>
    service.app.get(AlertLinksService, { strict: false }).tokenOf('manage', email);
  const turn = (act: string, email: string, fields: object, language = '') =>
    reader.post(`${language}/alerts/device`, { link: linkOf(email), act, ...fields });
  const sendDue = () => service.app.get(AlertPushesService, { strict: false }).sendDue();
  const devices = () =>
    service.database.sql<{ endpoint: string; refusals: number }>(
      'select endpoint, refusals from alert_devices order by endpoint',
    );
  /** A person with a device who has reported an issue. */
  async function reporter(language = '') {
    const by = await person(service);
    const issue = await reportedIssue(service, { by, title: 'A deep pothole' });
    const device = receiver.device(`device-${++count}`);
    expect((await turn('on', by.email, device, language)).status).toBe(303);
    service.clock.advance(1000);
    return { by, issue, device };
  }
  async function movedAndNotified(issue: string, to: 'progress' | 'resolved' = 'progress') {
    await feedStatusChanged(service, issue, to);
    await service.app.get(InstantAlerts, { strict: false }).run();
  }

  it('is sent a short text that only it can decrypt, once, in its language, without personal data', async () => {
    const { by, issue } = await reporter('/hi');
    await movedAndNotified(issue);
    expect(await sendDue()).toEqual({ shown: 1, dropped: 0, postponed: 0 });
    expect(await sendDue()).toEqual({ shown: 0, dropped: 0, postponed: 0 });
    const { headers, message } = receiver.shown[0]!;
    expect(message).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      title: 'काम जारी',
      body: 'A deep pothole',
      text: 'A deep pothole: काम जारी',
      path: `/hi/mumbai/issues/${issue}`,
    });
    expect(JSON.stringify(message)).not.toContain(by.email);
    expect([headers['content-encoding'], headers.ttl]).toEqual(['aes128gcm', '86400']);
    const { publicKey } = await service.app.get(PushKeysService, { strict: false }).get();
    expect(headers.authorization).toContain(`k=${publicKey}`);
    const [, claims = ''] = /t=[\w-]+\.([\w-]+)\./.exec(headers.authorization ?? '') ?? [];
    const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
    expect([aud, sub]).toEqual([receiver.origin, 'mailto:operator@localhost']);
  });

  it('shows nothing about an issue that was hidden meanwhile', async () => {
    const { issue } = await reporter();
    await movedAndNotified(issue);
    await hiddenIssue(service, issue);
    expect(await sendDue()).toEqual({ shown: 0, dropped: 1, postponed: 0 });
    expect(receiver.shown).toEqual([]);
  });

  it('shows nothing about an issue that is no longer followed', async () => {
    const { issue } = await reporter();
    await movedAndNotified(issue);
    await service.database.sql('delete from alert_subscriptions where target = $1', [issue]);
    expect(await sendDue()).toEqual({ shown: 0, dropped: 1, postponed: 0 });
    expect(receiver.shown).toEqual([]);
  });

  it.each([404, 410])('is deleted once its push service answers %i', async (status) => {
    const { issue } = await reporter();
    await movedAndNotified(issue);
    receiver.status = status;
    expect(await sendDue()).toMatchObject({ dropped: 1 });
    expect(await devices()).toEqual([]);
    expect(await service.database.sql('select from alert_pushes')).toEqual([]);
  });

  it.each([
    [410, 0, 0],
    [403, 0, 0],
    [403, 4, 0],
    [500, 0, 0],
    [500, 0, 19],
  ])(
    'is kept if it changed its endpoint while its former one answered %i, after %i refusals and %i silences',
    async (status, refusals, silences) => {
      const { issue, device } = await reporter();
      await movedAndNotified(issue);
      await service.database.sql('update alert_devices set refusals = $1, silences = $2', [
        refusals,
        silences,
      ]);
      const fresh = receiver.device(`fresh-${++count}`);
      receiver.status = status;
      receiver.meanwhile = () =>
        reader.post('/alerts/device', { act: 'renew', was: device.endpoint, ...fresh });
      expect(await sendDue()).toEqual({ shown: 0, dropped: 0, postponed: 1 });
      expect(await devices()).toEqual([{ endpoint: fresh.endpoint, refusals: 0 }]);
      receiver.status = 201;
      receiver.meanwhile = () => Promise.resolve();
      service.clock.advance(5 * MINUTE_MS);
      expect(await sendDue()).toEqual({ shown: 1, dropped: 0, postponed: 0 });
    },
  );

  it('shows nothing about an own issue once its address belongs to another account', async () => {
    const { by, issue } = await reporter();
    await movedAndNotified(issue);
    await service.database.sql('update users set email = null where id = $1', [by.id]);
    await person(service);
    await service.database.sql('update users set email = $1 where id = (select max(id) from users)', [
      by.email,
    ]);
    expect(await sendDue()).toEqual({ shown: 0, dropped: 1, postponed: 0 });
  });

  it('that never accepted a message is deleted after five refusals in a row', async () => {
    const { issue } = await reporter();
    receiver.status = 403;
    for (let n = 0; n < 5; n++) {
      expect((await devices())[0]?.refusals).toBe(n);
      await movedAndNotified(issue, n % 2 === 0 ? 'progress' : 'resolved');
      await sendDue();
      service.clock.advance(1000);
    }
    expect(await devices()).toEqual([]);
  });

  itThoroughly(
    'that has accepted a message is retried with growing delays, and deleted after a month of refusals',
    async () => {
      const { issue } = await reporter();
      await movedAndNotified(issue);
      expect(await sendDue()).toMatchObject({ shown: 1 });
      receiver.status = 403;
      let asked = receiver.shown.length;
      const days: number[] = [];
      for (let day = 1; day <= 31; day++) {
        service.clock.set(new Date(NOON.getTime() + day * DAY_MS));
        await service.database.sql(
          `insert into alert_events (issue_id, city, type, detail, at)
         select $1, 'mumbai', 'overdue', '', $2 from generate_series(1, 3)`,
          [issue, service.clock.now()],
        );
        await service.app.get(InstantAlerts, { strict: false }).run();
        expect(await devices()).toHaveLength(1);
        await sendDue();
        days.push(receiver.shown.length - asked);
        asked = receiver.shown.length;
      }
      expect(Math.max(...days)).toBe(1);
      expect(await devices()).toEqual([]);
    },
  );

  it.each([429, 500])(
    'is sent the same message again after the answer %i of the push service',
    async (status) => {
      const { issue } = await reporter();
      await movedAndNotified(issue);
      receiver.status = status;
      expect(await sendDue()).toMatchObject({ postponed: 1 });
      expect(await sendDue()).toMatchObject({ postponed: 0 });
      receiver.status = 201;
      service.clock.advance(MINUTE_MS);
      expect(await sendDue()).toMatchObject({ shown: 1 });
      expect(receiver.shown[0]!.message).toEqual(receiver.shown[1]!.message);
    },
  );

  it('gets the events of a night in the morning', async () => {
    const { issue } = await reporter();
    service.clock.advance(11 * 60 * MINUTE_MS);
    await movedAndNotified(issue);
    expect(await sendDue()).toMatchObject({ shown: 0 });
    service.clock.set(new Date('2027-03-04T02:30:00Z'));
    expect(await sendDue()).toMatchObject({ shown: 1 });
  });

  it('can be turned off only by its owner', async () => {
    const { by, device } = await reporter();
    await turn('off', 'another@example.org', device);
    expect(await devices()).toHaveLength(1);
    await turn('off', by.email, device);
    expect(await devices()).toEqual([]);
  });

  it('may change its endpoint with knowledge of the old one', async () => {
    const { device } = await reporter();
    const fresh = receiver.device('fresh');
    const renew = (was: string) => reader.post('/alerts/device', { act: 'renew', was, ...fresh });
    expect((await renew(`${receiver.origin}/unknown`)).status).toBe(400);
    expect((await renew(device.endpoint)).status).toBe(303);
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([fresh.endpoint]);
  });

  it('may change to an endpoint that is already registered, for this address or another', async () => {
    const [first, second] = [receiver.device('first'), receiver.device('second')];
    const renew = async (was: string, to: typeof first) =>
      (await reader.post('/alerts/device', { act: 'renew', was, ...to })).status;
    const known = () => service.database.sql('select email, endpoint from alert_devices order by id');
    await turn('on', 'a@example.org', first);
    for (const email of ['a@example.org', 'b@example.org']) {
      await turn('on', email, second);
      expect(await renew(first.endpoint, second)).toBe(303);
      expect(await known()).toEqual([{ email: 'a@example.org', endpoint: second.endpoint }]);
      await turn('on', 'a@example.org', first);
    }
    // The same request again, and one from an unknown endpoint: nothing is lost.
    expect(await renew(first.endpoint, first)).toBe(303);
    await turn('on', 'a@example.org', second);
    expect(await renew(`${receiver.origin}/unknown`, second)).toBe(400);
    expect((await known()).map(({ endpoint }) => endpoint)).toEqual([first.endpoint, second.endpoint]);
  });

  it('can query what it shows: these alerts, those of another address, or none', async () => {
    const device = receiver.device('shared');
    const shows = async (act: string, email: string) => {
      const { status, headers } = await turn(act, email, device);
      return [status, new URL(headers.location!, service.url).searchParams.get('device')];
    };
    expect(await shows('seen', 'a@example.org')).toEqual([303, 'none']);
    expect(await shows('on', 'a@example.org')).toEqual([303, 'shown']);
    expect(await shows('seen', 'a@example.org')).toEqual([303, 'shown']);
    expect(await shows('seen', 'b@example.org')).toEqual([303, 'another']);
    expect(await shows('off', 'b@example.org')).toEqual([303, 'another']);
    expect(await shows('on', 'b@example.org')).toEqual([303, 'shown']);
    expect(await shows('seen', 'a@example.org')).toEqual([303, 'another']);
    expect(await shows('off', 'b@example.org')).toEqual([303, 'none']);
    const refused = await turn('seen', 'a@example.org', { ...device, p256dh: 'x' });
    expect([refused.status, await devices()]).toEqual([400, []]);
  });

  it.each([
    ['http://push.example/x'],
    ['https://push.example:8443/x'],
    ['https://user:word@push.example/x'],
    ['javascript:alert(1)'],
    [`https://push.example/${'x'.repeat(1000)}`],
  ])('cannot have an endpoint such as %s', async (endpoint) => {
    const answer = await turn('on', 'reader@example.org', { ...receiver.device('x'), endpoint });
    expect([answer.status, await devices()]).toEqual([400, []]);
  });

  it.each([
    ['endpoint', 'https://push.example:8443/x'],
    ['p256dh', Buffer.from([4, ...Array<number>(64).fill(7)]).toString('base64url')],
    ['p256dh', Buffer.alloc(64, 4).toString('base64url')],
    ['auth', 'AAAA'],
  ])('gets the name of the invalid field: %s', async (field, value) => {
    const form = { link: linkOf('reader@example.org'), act: 'on', ...receiver.device('x'), [field]: value };
    const answer = await send({
      method: 'POST',
      url: `${service.url}/alerts/device`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      payload: new URLSearchParams(form).toString(),
    });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(`"field":"${field}"`)]);
    expect(await devices()).toEqual([]);
  });

  it('with an unusable encryption key is given up, and does not block others', async () => {
    const [broken, other] = [await reporter(), await reporter()];
    await service.database.sql('update alert_devices set p256dh = $2, refusals = 4 where endpoint = $1', [
      broken.device.endpoint,
      Buffer.from([4, ...Array<number>(64).fill(7)]).toString('base64url'),
    ]);
    for (const { issue } of [broken, other]) await movedAndNotified(issue);
    expect(await sendDue()).toEqual({ shown: 1, dropped: 1, postponed: 0 });
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([other.device.endpoint]);
  });

  it('whose message fails because of the service gets it later, and does not block others', async () => {
    const [broken, other] = [await reporter(), await reporter()];
    for (const { issue } of [broken, other]) await movedAndNotified(issue);
    await service.database.sql('update alert_devices set refusals = 1 where endpoint = $1', [
      broken.device.endpoint,
    ]);
    await service.database.sql(
      `alter table alert_devices add constraint alert_devices_broken
         check (refusals > 0 or endpoint <> '${broken.device.endpoint}')`,
    );
    try {
      expect(await sendDue()).toEqual({ shown: 1, dropped: 0, postponed: 1 });
    } finally {
      await service.database.sql('alter table alert_devices drop constraint alert_devices_broken');
    }
  });

  it.each([
    ['https://127.0.0.1/x', []],
    ['https://[::1]/x', []],
    ['https://inside.example/x', [{ host: 'inside.example', error: 'a private address' }]],
  ])('is sent nothing inside the own network, such as at %s', async (endpoint, attempts) => {
    const { by, issue } = await reporter();
    await service.database.sql('update alert_devices set endpoint = $2 where email = $1', [
      by.email,
      endpoint,
    ]);
    await movedAndNotified(issue);
    const names = await NameServer.start();
    names.addresses.set('inside.example', ['127.0.0.1']);
    const outgoing = new OutgoingConnections();
    try {
      expect(await sendDue()).toEqual({ shown: 0, dropped: 1, postponed: 0 });
      expect(outgoing.attempts).toEqual(attempts);
    } finally {
      outgoing.stop();
      await names.stop();
    }
  });

  it.each([
    ['at another port', 'https://127.0.0.1:8443/x'],
    ['at an origin that is named no longer', 'http://127.0.0.1:1/x'],
    ['that is too long', 'ORIGIN/'.padEnd(1100, 'x')],
  ])('is sent nothing to an endpoint %s, which earlier releases accepted', async (_, stored) => {
    const { by, issue } = await reporter();
    await service.database.sql('update alert_devices set endpoint = $2 where email = $1', [
      by.email,
      stored.replace('ORIGIN', receiver.origin),
    ]);
    await movedAndNotified(issue);
    expect(await sendDue()).toEqual({ shown: 0, dropped: 1, postponed: 0 });
    expect(receiver.shown).toEqual([]);
    expect(await devices()).toMatchObject([{ refusals: 1 }]);
  });

  it('is one of at most ten of its address', async () => {
    for (let n = 0; n < 12; n++) await turn('on', 'many@example.org', receiver.device(`many-${n + 10}`));
    const left = (await devices()).map(({ endpoint }) => endpoint.slice(-2));
    expect(left).toEqual(['12', '13', '14', '15', '16', '17', '18', '19', '20', '21']);
  });

  it('requires a link that was issued', async () => {
    const answer = await reader.post('/alerts/device', { link: 'x', act: 'on', ...receiver.device('x') });
    expect(answer.status).toBe(404);
  });

  it('is offered on the page of an address, with keys that are generated once and kept secret', async () => {
    const page = await reader.get(`/alerts?link=${linkOf('reader@example.org')}`);
    const file = join(service.app.get(Config).settings.DATA_DIR, 'vapid.json');
    const { publicKey } = JSON.parse(readFileSync(file, 'utf8')) as { publicKey: string };
    expect(page.text).toContain('data-island="push"');
    expect(page.text).toContain(publicKey);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('without keys', () => {
  it('no device can be registered', async () => {
    const service = await startService({ settings: { DATABASE_URL: 'postgres://unused.example/civic' } });
    const links = service.app.get(AlertLinksService, { strict: false });
    const link = links.tokenOf('manage', 'reader@example.org');
    const { status, text } = await new PublicClient(service.url).get(`/alerts?link=${link}`);
    expect([status, text.includes('data-island="push"')]).toEqual([200, false]);
    const outcome = await service.app.get(AlertPushesService, { strict: false }).sendDue();
    expect(outcome).toMatchObject({ shown: 0 });
    await service.stop();
  });
});
