import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { Subscriptions } from '../../../src/alerts/subscriptions/subscriptions.service';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { hiddenIssue, feedStatusChanged, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { confirmFollowing } from '../../support/service/following';
import { send } from '../../support/network/http';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** A Wednesday, noon in India. */
const NOON = new Date('2027-03-03T06:30:00Z');
/** Half past ten at night, and eight in the morning. */
const NIGHT = new Date('2027-03-03T17:00:00Z');
const MORNING = new Date('2027-03-04T02:30:00Z');

interface MailRow {
  recipient: string;
  subject: string;
  body: string;
  unsubscribe_url: string;
}

describe('the reporter of an issue', () => {
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.clock.set(NOON);
    await service.database.sql('delete from mails');
    await service.database.sql('delete from alert_events');
  });

  const mailsTo = (email: string) =>
    service.database.sql<MailRow>('select * from mails where recipient = $1 order by id', [
      email.toLowerCase(),
    ]);
  const writeAlerts = () => service.app.get(InstantAlerts, { strict: false }).run();
  /** A person who has reported an issue. */
  async function reporter() {
    const by = await person(service);
    const issue = await reportedIssue(service, { by, title: 'A deep pothole' });
    service.clock.advance(1000);
    return { by, issue, email: by.email };
  }
  async function moved(issue: string, to: 'progress' | 'resolved') {
    await feedStatusChanged(service, issue, to);
    await writeAlerts();
  }
  /** Lifts the daily limit of mails, so that everyone can be sent another one. */
  async function mailedYesterday() {
    service.clock.advance(1000);
    await service.database.sql('update alert_subscriptions set next_mail_at = null');
  }
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);

  it('is sent a mail about its changes, once, without a request', async () => {
    const { issue, email } = await reporter();
    await moved(issue, 'progress');
    await service.database.sql('update alert_events set pending = true');
    await writeAlerts();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['A deep pothole: In progress']);
    await mailedYesterday();
    await moved(issue, 'resolved');
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('A deep pothole: Resolved');
  });

  it('is told once that an admin shows its place less exactly, and nobody else is', async () => {
    const by = await person(service);
    const { email } = by;
    const location = { lat: 19.05961, lng: 72.82953, address: 'Hill Road 12' };
    const issue = await reportedIssue(service, { by, title: 'A deep pothole', location });
    const admin = await person(service, { role: 'admin' });
    await askToFollow('neighbour@example.org', issue);
    await confirmFollowing(reader, await confirmLink('neighbour@example.org'));
    await service.database.sql('delete from mails');
    const show = (who: typeof by, place: string) =>
      service.tokenApi.as(who).patch(`/api/issues/${issue}/privacy`, { place });
    expect((await show(by, 'grid')).status).toBe(200);
    await writeAlerts();
    expect(await mailsTo(email)).toEqual([]);
    expect((await show(admin, 'ward')).status).toBe(200);
    expect((await show(admin, 'ward')).status).toBe(200);
    await writeAlerts();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'A deep pothole: the city shows the place of your report less exactly now',
    ]);
    expect(await mailsTo('neighbour@example.org')).toEqual([]);
  });

  it('leaves nothing to be written to followers by the report itself', async () => {
    const { issue } = await reporter();
    const recorded = await service.database.sql(
      'select type, pending from alert_events where issue_id = $1',
      [issue],
    );
    expect(recorded).toEqual([{ type: 'reported', pending: false }]);
    expect(await writeAlerts()).toEqual({ events: 0, mails: 0 });
  });

  const confirmLink = async (email: string) => {
    const bodies = (await mailsTo(email)).map(({ body }) => body);
    return decodeURIComponent(/confirm\?link=(\S+)/.exec(bodies.join('\n'))![1]!);
  };
  const askToFollow = async (email: string, issue: string) =>
    expect((await reader.post('/mumbai/follow', { email, issue })).status).toBe(200);

  it('is sent one mail even if they also follow it', async () => {
    const { issue, email } = await reporter();
    await askToFollow(email, issue);
    await moved(issue, 'progress');
    await confirmFollowing(reader, await confirmLink(email));
    await mailedYesterday();
    await moved(issue, 'resolved');
    expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([
      'A deep pothole: In progress',
      'A deep pothole: Resolved',
      expect.stringContaining('Please confirm'),
    ]);
  });

  it('can follow it with a former address, once that is confirmed', async () => {
    const { by, issue, email } = await reporter();
    await service.database.sql('update users set email = null where id = $1', [by.id]);
    await askToFollow(email, issue);
    const link = await confirmLink(email);
    const page = await reader.get(`/alerts/confirm?link=${encodeURIComponent(link)}`);
    expect(unescaped(page.text)).toContain('A deep pothole');
    await moved(issue, 'progress');
    expect(await mailsTo(email)).toHaveLength(1);
    const done = await confirmFollowing(reader, link);
    expect([done.status, unescaped(done.text)]).toEqual([200, expect.stringContaining('A deep pothole')]);
    service.clock.advance(1000);
    await moved(issue, 'resolved');
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('A deep pothole: Resolved');
  });

  it('can confirm it for three days', async () => {
    const { by, issue, email } = await reporter();
    await askToFollow(email, issue);
    const link = await confirmLink(email);
    await service.database.sql(`update alert_subscriptions set asked_at = asked_at - interval '72 hours'`);
    expect((await confirmFollowing(reader, link)).status).toBe(410);
    const [own] = await service.database.sql<{ id: string }>(
      `select id from alert_subscriptions where email = $1`,
      [email],
    );
    expect((await reader.post('/alerts/confirm', { link, chosen: own!.id })).status).toBe(410);
    await service.app.get(Subscriptions, { strict: false }).forgetPending();
    expect((await confirmFollowing(reader, link)).status).toBe(200);
    await service.database.sql('update users set email = null where id = $1', [by.id]);
    await moved(issue, 'progress');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is sent no mail about a hidden issue', async () => {
    const { issue, email } = await reporter();
    await feedStatusChanged(service, issue, 'progress');
    await hiddenIssue(service, issue);
    await writeAlerts();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('can unsubscribe from one issue by one click', async () => {
    const { by, issue, email } = await reporter();
    const other = await reportedIssue(service, { by });
    service.clock.advance(1000);
    await moved(issue, 'progress');
    const url = (await mailsTo(email))[0]!.unsubscribe_url;
    const { status } = await send({
      method: 'POST',
      url: service.url + pathOf(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(status).toBe(200);
    service.clock.advance(1000);
    await moved(issue, 'resolved');
    await moved(other, 'progress');
    // The waiting mail is deleted with the subscription.
    const mails = await mailsTo(email);
    expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining(`/issues/${other}`)]);
  });

  it('is sent no mail to an address that belongs to another account now', async () => {
    const { by, issue, email } = await reporter();
    await service.database.sql('update users set email = null where id = $1', [by.id]);
    await moved(issue, 'progress');
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is sent no mail that waited until the morning, if the address belongs to another account by then', async () => {
    const { by, issue, email } = await reporter();
    service.clock.set(NIGHT);
    await moved(issue, 'progress');
    await service.database.sql('update users set email = null where id = $1', [by.id]);
    service.clock.set(MORNING);
    await writeAlerts();
    expect(await mailsTo(email)).toHaveLength(1);
    await service.app.get(MailSender, { strict: false }).sendDue();
    expect(await mailsTo(email)).toEqual([]);
  });

  describe('on the page of their alerts', () => {
    let count = 0;
    /** A person who has signed in to the site, and reported in Hindi there. */
    async function signedIn() {
      const own = new PublicClient(service.url);
      const email = `Own-${++count}@Example.org`;
      await own.signIn(email, 'Asha Kulkarni');
      return { own, email, issue: await reportedOn(own) };
    }
    async function reportedOn(own: PublicClient) {
      const { text } = await own.get('/hi/mumbai/report');
      const key = /name="key" value="([^"]+)"/.exec(text)![1]!;
      const form = {
        title: `A deep pothole ${++count}`,
        description: 'It is deep, and grows with each rain',
      };
      const sent = await own.post('/hi/mumbai/report', {
        ...{ key, checked: 'yes', category: 'road', address: 'Hill Road', ...form },
      });
      expect(sent.status).toBe(303);
      service.clock.advance(1000);
      return /issues\/(iss_\w+)/.exec(sent.headers.location!)![1]!;
    }
    async function change(own: PublicClient, act: string, id = '') {
      const { text } = await own.get('/me/alerts');
      const link = /name="link" value="([^"]+)"/.exec(text)![1]!;
      expect((await own.post('/alerts', { link, id, act })).status).toBe(303);
    }

    it('gets mails in the language of the report', async () => {
      const { email, issue } = await signedIn();
      await moved(issue, 'progress');
      const [mail] = await mailsTo(email);
      expect(mail!.subject).toMatch(/^A deep pothole \d+: काम जारी/);
      expect(mail!.body).toContain('/hi/alerts/unsubscribe?link=');
    });

    it('sees their reports, and can unsubscribe from all present and future ones', async () => {
      const { own, email, issue } = await signedIn();
      expect(unescaped((await own.get('/me/alerts')).text)).toContain(
        'We write to you about what you report.',
      );
      await change(own, 'not-own');
      expect(unescaped((await own.get('/me/alerts')).text)).toContain('We do not write to you');
      for (const each of [issue, await reportedOn(own)]) await moved(each, 'progress');
      expect(await mailsTo(email)).toEqual([]);
      await change(own, 'own');
      await moved(await reportedOn(own), 'progress');
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it('keeps other subscriptions, confirmed or not, when they do that', async () => {
      const { own, email, issue } = await signedIn();
      const other = await reportedOn(own);
      await askToFollow(email, issue);
      await confirmFollowing(reader, await confirmLink(email));
      await askToFollow(email, other);
      await change(own, 'not-own');
      const rows = () =>
        service.database.sql(
          `select target, own, confirmed_at is not null as is_confirmed from alert_subscriptions
            where email = $1 order by created_at`,
          [email.toLowerCase()],
        );
      expect(await rows()).toEqual([
        { target: issue, own: false, is_confirmed: true },
        { target: other, own: false, is_confirmed: false },
      ]);
      await confirmFollowing(reader, await confirmLink(email));
      expect(await rows()).toContainEqual({ target: other, own: false, is_confirmed: true });
    });

    it('can unsubscribe from everything, including future reports', async () => {
      const { own, email } = await signedIn();
      await change(own, 'end', 'all');
      await moved(await reportedOn(own), 'progress');
      expect(await mailsTo(email)).toEqual([]);
    });

    it('has to be signed in', async () => {
      expect((await reader.get('/me/alerts')).headers.location).toMatch(/^\/sign-in/);
    });
  });
});

describe('an address that no provider verified', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  });
  afterAll(() => service.stop());
  const followers = () =>
    service.database.sql('select s.email from alert_subscriptions s where s.own order by s.email');

  it('follows nothing automatically if mails are really sent', async () => {
    const proved = await person(service, { email: 'proved@example.org' });
    await reportedIssue(service, { by: proved });
    expect(await followers()).toEqual([{ email: 'proved@example.org' }]);
    const claimed = await person(service, { email: 'claimed@example.org' });
    await service.database.sql(
      `update user_identities set issuer = 'http://localhost/dev/identity' where user_id = $1`,
      [claimed.id],
    );
    await reportedIssue(service, { by: claimed });
    expect(await followers()).toHaveLength(1);
  });
});
