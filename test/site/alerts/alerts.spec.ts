import { simpleParser } from 'mailparser';
import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { MailQueries } from '../../../src/platform/mail/mail.queries';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { hiddenIssue, feedStatusChanged, reportedIssue as reported } from '../../factories/issues';
import { person } from '../../factories/people';
import { confirmFollowing } from '../../support/service/following';
import { send } from '../../support/network/http';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';
import { itThoroughly } from '../../support/service/thorough';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Wednesday, 12:00 in India. */
const NOON = new Date('2027-03-03T06:30:00Z');
const PLACE = { lat: 19.0544, lng: 72.8324, address: 'Hill Road' };

/** An issue whose reporter has no address, and so follows nothing. */
async function reportedIssue(service: TestService, { by, ...changes }: Parameters<typeof reported>[1] = {}) {
  const reporter = by ?? (await person(service));
  await service.database.sql('update users set email = null where id = $1', [reporter.id]);
  return reported(service, { by: reporter, ...changes });
}

interface MailRow {
  recipient: string;
  subject: string;
  body: string;
  language: string | null;
  unsubscribe_url: string;
  due_at: Date;
}

describe('alerts by mail', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let reader: PublicClient;
  let count = 0;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    reader = new PublicClient(service.url);
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    service.clock.set(NOON);
    await service.database.sql('delete from mails');
    await service.database.sql('delete from alert_subscriptions');
    await service.database.sql('delete from alert_events');
  });

  const address = () => `reader-${++count}@example.org`;
  const mailsTo = (email: string) =>
    service.database.sql<MailRow>('select * from mails where recipient = $1 order by id', [email]);
  const pathIn = (text: string, path: string) =>
    new RegExp(`https?://[^/\\s]+((?:/[a-z]{2})?${path}\\?link=\\S+)`).exec(text)?.[1] ?? '';
  const follow = (email: string, form: Record<string, string>, { city = 'mumbai', language = '' } = {}) =>
    reader.post(`${language}/${city}/follow`, { email, ...form });
  const confirmLink = async (email: string) =>
    pathIn(
      (await mailsTo(email)).find(({ body }) => body.includes('/alerts/confirm'))?.body ?? '',
      '/alerts/confirm',
    );
  const linkOf = (path: string) => decodeURIComponent(path.slice(path.indexOf('=') + 1));
  async function following(form: Record<string, string>, options: { city?: string; language?: string } = {}) {
    const email = address();
    expect((await follow(email, form, options)).status).toBe(200);
    const path = await confirmLink(email);
    expect((await confirmFollowing(reader, linkOf(path))).status).toBe(200);
    await service.database.sql('delete from mails where recipient = $1', [email]);
    service.clock.advance(1000);
    return email;
  }
  const endBy = async (url: string) =>
    expect((await reader.post(url.slice(new URL(url).origin.length))).status).toBe(200);
  const writeAlerts = () => service.app.get(InstantAlerts, { strict: false }).run();
  const digest = () => service.app.get(AlertDigests, { strict: false }).run();
  const nextMorning = (days = 1) =>
    service.clock.set(new Date(NOON.getTime() - 4 * HOUR_MS + days * DAY_MS + 120_000));

  describe('a new subscriber', () => {
    it('gets alerts after opening the link of a mail and pressing its button', async () => {
      const issue = await reportedIssue(service);
      const email = address();
      const form = await reader.get(`/mumbai/follow?issue=${issue}`);
      expect([form.status, form.text]).toEqual([200, expect.stringContaining('name="email"')]);
      await follow(email, { issue });
      await feedStatusChanged(service, issue, 'progress');
      await writeAlerts();
      expect(await mailsTo(email)).toHaveLength(1);
      const path = await confirmLink(email);
      expect((await reader.get(path)).status).toBe(200);
      service.clock.advance(1000);
      await feedStatusChanged(service, issue, 'resolved');
      await writeAlerts();
      expect(await mailsTo(email)).toHaveLength(1);
      await confirmFollowing(reader, linkOf(path));
      service.clock.advance(1000);
      await feedStatusChanged(service, issue, 'progress');
      await writeAlerts();
      expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Please confirm'),
        expect.stringMatching(/: In progress$/),
      ]);
    });

    it('is asked to confirm once a day, for three days, always with the same answer', async () => {
      const email = address();
      const answers = [
        await follow(email, { category: 'road' }),
        await follow(email.toUpperCase(), { category: 'road' }),
        await follow(email, { category: 'traffic' }),
        await follow(await following({ category: 'road' }), { category: 'road' }),
      ];
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await mailsTo(email)).toHaveLength(1);
      const link = linkOf(await confirmLink(email));
      service.clock.advance(72 * HOUR_MS);
      expect((await reader.post('/alerts/confirm', { link, chosen: 'sub_1' })).status).toBe(404);
      await service.app.get(Jobs, { strict: false }).run('privacy-retention');
      service.clock.advance(1);
      await service.app.get(Jobs, { strict: false }).run('privacy-retention');
      expect(await service.database.sql('select from alert_subscriptions where email = $1', [email])).toEqual(
        [],
      );
    });

    it.each([
      [{ ward: 'Nowhere' }, 'Name one thing'],
      [{ what: 'ward', category: 'road' }, 'Choose a ward'],
      [{ what: 'category', ward: 'K/W' }, 'Choose a category'],
      [{ what: 'place', lat: '19.05', lng: '72.83' }, 'Give a position and a radius'],
      [{ category: 'road', ward: 'K/W' }, 'Name one thing'],
      [{ category: 'road', email: 'nobody' }, 'Write an email address'],
    ])('gets an error for %j', async (form, words) => {
      const answer = await follow(address(), form);
      expect([answer.status, unescaped(answer.text)]).toEqual([422, expect.stringContaining(words)]);
    });

    it('cannot follow a hidden issue', async () => {
      const issue = await reportedIssue(service);
      await hiddenIssue(service, issue);
      expect((await follow(address(), { issue })).status).toBe(404);
    });
  });

  describe('the follower of an issue', () => {
    it('gets one mail about each event, never about a hidden one nor an own act', async () => {
      const reporter = await person(service);
      const issue = await reportedIssue(service, { by: reporter });
      const email = await following({ issue });
      await feedStatusChanged(service, issue, 'progress');
      expect((await writeAlerts()).mails).toBe(1);
      expect((await writeAlerts()).mails).toBe(0);
      await service.database.sql('update alert_events set pending = true');
      expect((await writeAlerts()).mails).toBe(0);
      service.clock.advance(1000);
      await service.database.sql('update alert_subscriptions set next_mail_at = null');
      await feedStatusChanged(service, issue, 'resolved');
      await hiddenIssue(service, issue);
      expect((await writeAlerts()).mails).toBe(0);
      expect(await mailsTo(email)).toHaveLength(1);
      const own = await reportedIssue(service, { by: reporter });
      const follower = await following({ issue: own });
      await service.database.sql('update users set email = $2 where id = $1', [reporter.id, follower]);
      await service.database.sql(
        `insert into alert_events (issue_id, city, type, detail, actor_id, at) values ($1, 'mumbai', 'status', 'open', $2, $3)`,
        [own, reporter.id, service.clock.now()],
      );
      expect((await writeAlerts()).mails).toBe(0);
    });

    itThoroughly('gets a mail as one of 8,000', async () => {
      const issue = await reportedIssue(service);
      await service.database.sql(
        `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
         select 'sub_' || n, 'one-of-many-' || n || '@example.org', 'en', 'mumbai', 'issue', $1, 'instant', $2, $2, $2
           from generate_series(1, 8000) n`,
        [issue, new Date(NOON.getTime() - DAY_MS)],
      );
      await feedStatusChanged(service, issue, 'progress');
      expect((await writeAlerts()).mails).toBe(8000);
    });

    it('gets a mail even if another event fails, which is retried', async () => {
      const [broken, issue] = [await reportedIssue(service), await reportedIssue(service)];
      const [first, second] = [await following({ issue: broken }), await following({ issue })];
      await feedStatusChanged(service, broken, 'progress');
      await feedStatusChanged(service, issue, 'progress');
      await service.database.sql(
        `alter table mails add constraint mails_broken check (recipient <> '${first}')`,
      );
      await expect(writeAlerts()).rejects.toThrow(/: sub_\w+$/);
      expect(await mailsTo(second)).toHaveLength(1);
      await service.database.sql('alter table mails drop constraint mails_broken');
      service.clock.advance(300_000);
      expect((await writeAlerts()).mails).toBe(1);
      expect([await mailsTo(first), await mailsTo(second)].map(({ length }) => length)).toEqual([1, 1]);
    });
  });

  describe('a digest', () => {
    it('is sent at 08:00 in the city with the events of a subscription, once', async () => {
      const [road, traffic, place, far] = [
        await following({ category: 'road' }),
        await following({ category: 'traffic' }),
        await following({ lat: '19.0560', lng: '72.8330', radius: '500' }),
        await following({ lat: '19.0760', lng: '72.8777', radius: '500' }),
      ];
      const issue = await reportedIssue(service, {
        category: 'road',
        location: PLACE,
        title: 'A deep pothole',
      });
      const hidden = await reportedIssue(service, { category: 'road', title: 'Nobody is to read this' });
      await hiddenIssue(service, hidden);
      nextMorning();
      service.clock.advance(-5 * 60_000);
      expect((await digest()).mails).toBe(0);
      service.clock.advance(5 * 60_000);
      expect(await digest()).toEqual({ subscriptions: 4, mails: 2 });
      expect(await digest()).toEqual({ subscriptions: 0, mails: 0 });
      for (const email of [road, place]) {
        const [mail, ...more] = await mailsTo(email);
        expect(more).toEqual([]);
        expect(mail!.body).toContain('Reported: A deep pothole');
        expect(mail!.body).toContain(`/mumbai/issues/${issue}`);
        expect(mail!.body).not.toContain('Nobody');
      }
      expect([...(await mailsTo(traffic)), ...(await mailsTo(far))]).toEqual([]);
      await service.app.get(MailSender, { strict: false }).sendDue();
      nextMorning(2);
      expect(await digest()).toEqual({ subscriptions: 4, mails: 0 });
    });

    it('is sent on Mondays if it is weekly', async () => {
      const email = await following({ category: 'road', frequency: 'weekly' });
      await reportedIssue(service, { category: 'road' });
      nextMorning();
      expect((await digest()).mails).toBe(0);
      nextMorning(5);
      expect((await digest()).mails).toBe(1);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it('has the language of the subscription, also in its links', async () => {
      const email = await following({ category: 'road' }, { language: '/hi' });
      await reportedIssue(service, { category: 'road', title: 'A <b>pothole</b> & more' });
      nextMorning();
      await digest();
      const [mail] = await mailsTo(email);
      expect(mail!.body).toContain('रिपोर्ट की गई: A <b>pothole</b> & more');
      expect(mail!.language).toBe('hi');
      expect(pathIn(mail!.body, '/alerts')).toMatch(/^\/hi\//);
    });
  });

  describe('a waiting mail', () => {
    const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
    const taken = () => smtp.mails.map(({ to }) => to);
    beforeEach(() => smtp.mails.splice(0));

    it('is not sent while its issue is hidden; a digest is written again without it', async () => {
      const issue = await reportedIssue(service, { category: 'road' });
      const [follower, reader] = [await following({ issue }), await following({ category: 'road' })];
      await feedStatusChanged(service, issue, 'progress');
      const kept = await reportedIssue(service, { category: 'road', title: 'A broken kerb' });
      nextMorning();
      expect((await writeAlerts()).mails).toBe(1);
      expect((await digest()).mails).toBe(1);
      await hiddenIssue(service, issue);
      expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 2 });
      expect(taken()).toEqual([]);
      expect((await digest()).mails).toBe(1);
      expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
      expect(taken()).toEqual([reader]);
      const [mail, ...more] = await mailsTo(reader);
      expect([mail!.body.includes(kept), mail!.body.includes(issue), more]).toEqual([true, false, []]);
      await hiddenIssue(service, issue, false);
      expect((await digest()).mails).toBe(0);
      service.clock.advance(HOUR_MS);
      expect(await sendDue()).toMatchObject({ sent: 1 });
      expect(taken()).toEqual([reader, follower]);
    });

    it('is deleted with its subscription', async () => {
      const issue = await reportedIssue(service, { category: 'road' });
      const [follower, reader] = [await following({ issue }), await following({ category: 'road' })];
      await feedStatusChanged(service, issue, 'progress');
      nextMorning();
      await writeAlerts();
      await digest();
      const [alert] = await mailsTo(follower);
      const [other] = await mailsTo(reader);
      await endBy(alert!.unsubscribe_url);
      await endBy(other!.unsubscribe_url);
      expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
      expect([...(await mailsTo(follower)), ...(await mailsTo(reader))]).toEqual([]);
    });

    it('is sent after more urgent ones: alerts, then confirmations, then digests', async () => {
      const issue = await reportedIssue(service, { category: 'road' });
      const [follower, reader] = [await following({ issue }), await following({ category: 'road' })];
      await feedStatusChanged(service, issue, 'progress');
      nextMorning();
      await digest();
      service.clock.advance(1000);
      await writeAlerts();
      service.clock.advance(1000);
      const asked = address();
      await follow(asked, { category: 'road' });
      const queries = service.app.get(MailQueries, { strict: false });
      const order: Array<string | undefined> = [];
      for (let n = 0; n < 4; n++) order.push((await queries.take(service.clock.now()))?.recipient);
      expect(order).toEqual([follower, asked, reader, undefined]);
    });
  });

  describe('a mail', () => {
    async function received() {
      const issue = await reportedIssue(service);
      const email = await following({ issue });
      await feedStatusChanged(service, issue, 'progress');
      await writeAlerts();
      smtp.mails.splice(0);
      await service.app.get(MailSender, { strict: false }).sendDue();
      const taken = smtp.mails.find(({ to }) => to === email)!;
      return { email, issue, taken, mail: await simpleParser(Buffer.from(taken.source, 'latin1')) };
    }

    it('ends its subscription by one POST without a cookie, and never by a GET', async () => {
      const { email, mail, taken } = await received();
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
      const [, url = ''] = /^List-Unsubscribe: <([^>]+)>\r$/m.exec(taken.source) ?? [];
      expect(taken.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      const path = url.slice(new URL(url).origin.length);
      const left = () => service.database.sql('select from alert_subscriptions where email = $1', [email]);
      const get = await reader.get(path);
      expect([get.status, get.text]).toEqual([200, expect.stringContaining('<button')]);
      expect(await left()).toHaveLength(1);
      for (let n = 0; n < 2; n++) {
        const { status, headers } = await send({
          method: 'POST',
          url: service.url + path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        });
        expect([status, headers['set-cookie']]).toEqual([200, undefined]);
        expect(await left()).toEqual([]);
      }
    });

    it('links to all subscriptions of its reader, to end or change them there', async () => {
      const { email, mail } = await received();
      await follow(email, { category: 'road' });
      const link = linkOf(pathIn(mail.text ?? '', '/alerts'));
      const path = `/alerts?link=${encodeURIComponent(link)}`;
      expect(unescaped((await reader.get(path)).text)).toContain('not confirmed yet');
      await service.database.sql('update alert_subscriptions set confirmed_at = now() where email = $1', [
        email,
      ]);
      const rows = () =>
        service.database.sql<{ id: string; kind: string; frequency: string }>(
          'select id, kind, frequency from alert_subscriptions where email = $1 order by kind',
          [email],
        );
      const [category] = await rows();
      await reader.post('/alerts', { link, id: category!.id, act: 'weekly' });
      expect((await rows()).map(({ frequency }) => frequency)).toEqual(['weekly', 'instant']);
      await reader.post('/alerts', { link, id: category!.id, act: 'end' });
      expect((await rows()).map(({ kind }) => kind)).toEqual(['issue']);
      await reader.post('/alerts', { link, id: 'all', act: 'end' });
      expect(await rows()).toEqual([]);
    });

    it('has links that cannot be forged', async () => {
      const { mail } = await received();
      const unsubscribe = linkOf(pathIn(mail.text ?? '', '/alerts/unsubscribe'));
      const manage = linkOf(pathIn(mail.text ?? '', '/alerts'));
      for (const [path, link] of [
        ['/alerts/unsubscribe', `${unsubscribe.slice(0, -1)}${unsubscribe.endsWith('A') ? 'B' : 'A'}`],
        ['/alerts/unsubscribe', manage],
        ['/alerts/confirm', manage],
        ['/alerts', unsubscribe],
        ['/alerts', ''],
      ] as const)
        expect((await reader.get(`${path}?link=${encodeURIComponent(link)}`)).status).toBe(404);
    });
  });
});
