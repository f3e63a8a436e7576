import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { MinimumResponseTime } from '../../../src/alerts/minimum-response-time';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { confirmFollowing } from '../../support/service/following';
import { send } from '../../support/network/http';
import { boxesIn, fieldsIn, PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Wednesday, 12:00 in India. */
const NOON = new Date('2027-03-03T06:30:00Z');

describe('the consent of an address', () => {
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
    for (const table of ['mails', 'alert_subscriptions', 'alert_events'])
      await service.database.sql(`delete from ${table}`);
  });

  const address = () => `reader_${++count}@example.org`;
  const follow = async (email: string, form: Record<string, string>) =>
    expect((await reader.post('/mumbai/follow', { email, ...form })).status).toBe(200);
  const mailsTo = (email: string) =>
    service.database.sql<{ body: string; unsubscribe_url: string }>(
      'select body, unsubscribe_url from mails where recipient = $1 order by created_at, id',
      [email],
    );
  const subscriptionsOf = (email: string) =>
    service.database.sql<{ target: string; is_confirmed: boolean; frequency: string; language: string }>(
      `select target, confirmed_at is not null as is_confirmed, frequency, language
         from alert_subscriptions where email = $1 order by target`,
      [email],
    );
  const lastLink = async (email: string) =>
    decodeURIComponent(/confirm\?link=(\S+)/.exec((await mailsTo(email)).at(-1)!.body)![1]!);
  const confirm = async (link: string) => {
    const { status, text } = await confirmFollowing(reader, link);
    return [status, unescaped(text)];
  };

  describe('one click in a mail program', () => {
    async function unsubscribeUrl(): Promise<{ email: string; url: string }> {
      const by = await person(service);
      await service.database.sql('update users set email = null where id = $1', [by.id]);
      const issue = await reportedIssue(service, { by });
      const email = address();
      await follow(email, { issue });
      await confirm(await lastLink(email));
      service.clock.advance(1000);
      await feedStatusChanged(service, issue, 'progress');
      await service.app.get(InstantAlerts, { strict: false }).run();
      const url = (await mailsTo(email)).at(-1)!.unsubscribe_url;
      return { email, url: service.url + url.slice(new URL(url).origin.length) };
    }

    it.each([
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ])('ends a subscription by %s, with any origin', async (type, payload) => {
      const { email, url } = await unsubscribeUrl();
      const headers = {
        'content-type': type,
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      };
      expect((await send({ method: 'POST', url, headers, payload })).status).toBe(200);
      expect(await subscriptionsOf(email)).toEqual([]);
    });
  });

  it('is not revealed by answers or their times, and no database connection is held while they are delayed', async () => {
    const [fresh, known, full] = [address(), address(), address()];
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       select 'sub_' || substr(email, 8, 2) || n, email, 'en', 'mumbai', 'category', case n when 1 then target else n::text end,
              'daily', $3, $3, $3
         from (values ($1, 'road', 1), ($2, 'water', 50)) f (email, target, number), generate_series(1, number) n`,
      [known, full, NOON],
    );
    const leastTime = service.app.get(MinimumResponseTime, { strict: false });
    const of = leastTime.of.bind(leastTime);
    let [isOver, done] = [(): void => undefined, 0];
    const over = new Promise<void>((resolve) => (isOver = resolve));
    const spies = [
      jest.spyOn(leastTime, 'wait').mockReturnValue(over),
      jest.spyOn(leastTime, 'of').mockImplementation((ms, work) =>
        of(ms, async () => {
          const result = await work();
          done++;
          return result;
        }),
      ),
    ];
    const answers: string[] = [];
    const asked = [fresh, known, full].map(async (email) => {
      const { status, text } = await reader.post('/mumbai/follow', { email, category: 'road' });
      answers.push(`${status} ${text}`);
    });
    while (done < 3 && answers.length === 0) await new Promise(setImmediate);
    const [open] = await service.database.sql(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in %'`,
    );
    expect([answers, open]).toEqual([[], { n: 0 }]);
    isOver();
    await Promise.all(asked);
    for (const spy of spies) spy.mockRestore();
    expect([answers.length, new Set(answers).size]).toEqual([3, 1]);
    expect((await mailsTo(fresh)).length + (await mailsTo(known)).length + (await mailsTo(full)).length).toBe(
      1,
    );
  });

  it('is requested once a day, by a link that also confirms later subscriptions of that day', async () => {
    const email = address();
    await follow(email, { category: 'road' });
    await confirm(await lastLink(email));
    for (const radius of ['100', '200', '300']) await follow(email, { lat: '19.05', lng: '72.83', radius });
    expect(await mailsTo(email)).toHaveLength(1);
    await confirm(await lastLink(email));
    expect((await subscriptionsOf(email)).map(({ is_confirmed }) => is_confirmed)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    service.clock.advance(DAY_MS);
    await follow(email, { category: 'hygiene' });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('confirms what its page showed, and nothing that another person requested meanwhile', async () => {
    const email = address();
    await follow(email, { category: 'road' });
    const link = await lastLink(email);
    const page = await reader.get(`/alerts/confirm?link=${encodeURIComponent(link)}`);
    await follow(email, { category: 'traffic' });
    const chosen = boxesIn(page.text, 'chosen');
    const done = await reader.post('/alerts/confirm', { link, chosen });
    expect([done.status, unescaped(done.text)]).toEqual([200, expect.stringContaining('Confirmed:')]);
    expect(boxesIn(done.text, 'chosen')).toHaveLength(1);
    expect((await subscriptionsOf(email)).map(({ target, is_confirmed }) => [target, is_confirmed])).toEqual([
      ['road', true],
      ['traffic', false],
    ]);
    // As from a page of the previous release, which sent no selection.
    const again = await reader.post('/alerts/confirm', { link });
    expect([again.status, again.text.includes('Confirmed:')]).toEqual([200, false]);
    expect(boxesIn(again.text, 'chosen')).toEqual(boxesIn(done.text, 'chosen'));
  });

  it('is not suggested for what somebody else may have requested: no box is ticked', async () => {
    const email = address();
    const ticked = (text: string) => fieldsIn(text, 'chosen').length;
    const shown = async () =>
      (await reader.get(`/alerts/confirm?link=${encodeURIComponent(await lastLink(email))}`)).text;
    await follow(email, { category: 'road' });
    const first = await shown();
    expect([boxesIn(first, 'chosen').length, ticked(first)]).toEqual([1, 0]);
    await follow(email, { category: 'traffic' });
    const both = await shown();
    expect([boxesIn(both, 'chosen').length, ticked(both)]).toEqual([2, 0]);
    const link = await lastLink(email);
    const done = await reader.post('/alerts/confirm', { link, chosen: boxesIn(first, 'chosen') });
    expect([boxesIn(done.text, 'chosen').length, ticked(done.text)]).toEqual([1, 0]);
    const empty = await reader.post('/alerts/confirm', { link });
    expect(unescaped(empty.text)).toMatch(/role="alert">\s*Tick what you asked for\./);
    expect((await subscriptionsOf(email)).filter(({ is_confirmed }) => is_confirmed)).toHaveLength(1);
  });

  it('can be given for one of several subscriptions, without the others', async () => {
    const email = address();
    for (const category of ['road', 'traffic', 'hygiene']) await follow(email, { category });
    const link = await lastLink(email);
    const page = await reader.get(`/alerts/confirm?link=${encodeURIComponent(link)}`);
    const [, traffic] = boxesIn(page.text, 'chosen');
    await reader.post('/alerts/confirm', { link, chosen: traffic! });
    expect((await subscriptionsOf(email)).filter(({ is_confirmed }) => is_confirmed)).toMatchObject([
      { target: 'traffic' },
    ]);
  });

  it('may be requested again after midnight in the city', async () => {
    const email = address();
    service.clock.set(new Date('2027-03-03T18:00:00Z'));
    await follow(email, { category: 'road' });
    service.clock.set(new Date('2027-03-03T18:29:00Z'));
    await follow(email, { category: 'traffic' });
    expect(await mailsTo(email)).toHaveLength(1);
    service.clock.set(new Date('2027-03-03T18:31:00Z'));
    await follow(email, { category: 'hygiene' });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('has a page that shows that all is confirmed, or that nothing is left', async () => {
    const email = address();
    await follow(email, { category: 'road' });
    const link = await lastLink(email);
    await confirm(link);
    const page = () => reader.get(`/alerts/confirm?link=${encodeURIComponent(link)}`);
    expect([(await page()).status, unescaped((await page()).text)]).toEqual([
      200,
      expect.stringContaining('Confirmed:'),
    ]);
    await service.database.sql('delete from alert_subscriptions');
    expect((await page()).status).toBe(410);
  });

  it('is required again with the new options if a subscription is requested again', async () => {
    const email = address();
    await follow(email, { category: 'road', frequency: 'daily' });
    service.clock.advance(71 * HOUR_MS);
    await follow(email, { category: 'road', frequency: 'weekly' });
    service.clock.advance(2 * HOUR_MS);
    expect(await confirm(await lastLink(email))).toEqual([200, expect.stringContaining('Confirmed:')]);
    expect(await subscriptionsOf(email)).toEqual([
      { target: 'road', is_confirmed: true, frequency: 'weekly', language: 'en' },
    ]);
    expect(await confirm(await lastLink(email))).toEqual([200, expect.stringContaining('Confirmed:')]);
  });

  it('is not reported as given if nothing was confirmed', async () => {
    const email = address();
    await follow(email, { category: 'road' });
    const link = await lastLink(email);
    await service.database.sql('delete from alert_subscriptions');
    expect(await confirm(link)).toEqual([410, expect.stringContaining('Nothing was confirmed')]);
    await follow(email, { category: 'road' });
    await service.database.sql(
      `update alert_subscriptions set created_at = created_at - interval '72 hours'`,
    );
    expect(await confirm(link)).toEqual([410, expect.stringContaining('Nothing was confirmed')]);
    expect((await subscriptionsOf(email)).map(({ is_confirmed }) => is_confirmed)).toEqual([false]);
  });

  /** Gives an address subscriptions to targets that do not exist, oldest first. */
  const filled = (email: string, many: number, { own = false, isConfirmed = false } = {}) =>
    service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, own, created_at, confirmed_at, digested_until)
       select 'sub_' || $3 || n, $1, 'en', 'mumbai', 'category', $3 || ' ' || n, 'daily', $4,
              $2::timestamptz + n * interval '1 second', case when $5 then $2::timestamptz end, $2
         from generate_series(1, $6) n`,
      [email, NOON, own ? 'own' : 'category', own, isConfirmed, many],
    );

  it('is pending for at most 50 subscriptions, also under concurrency', async () => {
    const email = address();
    await filled(email, 48);
    service.clock.advance(HOUR_MS);
    const radii = ['100', '200', '300', '400', '500', '600', '700', '800'];
    await Promise.all(radii.map((radius) => follow(email, { lat: '19.05', lng: '72.83', radius })));
    const targets = (await subscriptionsOf(email)).map(({ target }) => target);
    expect([targets.length, targets.filter((each) => each.startsWith('19.05')).length]).toEqual([50, 8]);
    // The oldest ones were removed.
    for (let n = 1; n <= 6; n++) expect(targets).not.toContain(`category ${n}`);
  });

  it('is requested even if others have used up the limit of pending ones, and confirms the newest up to 50', async () => {
    const email = address();
    await filled(email, 50);
    service.clock.advance(HOUR_MS);
    await follow(email, { category: 'road' });
    const link = await lastLink(email);
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       select 'sub_old' || n, $1, 'en', 'mumbai', 'category', 'old ' || n, 'daily', $2, $2, $2 from generate_series(1, 45) n`,
      [email, NOON],
    );
    await confirm(link);
    const confirmed = (await subscriptionsOf(email)).filter(({ is_confirmed }) => is_confirmed);
    expect(confirmed).toHaveLength(50);
    expect(confirmed.map(({ target }) => target)).toContain('road');
  });

  it('does not count subscriptions to own reports', async () => {
    const email = address();
    await filled(email, 60, { own: true, isConfirmed: true });
    await follow(email, { category: 'road' });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await confirm(await lastLink(email))).toEqual([200, expect.stringContaining('Confirmed:')]);
    expect((await subscriptionsOf(email)).filter(({ is_confirmed }) => is_confirmed)).toHaveLength(61);
  });

  it('covers at most 50 subscriptions that were requested', async () => {
    const email = address();
    await filled(email, 50, { isConfirmed: true });
    await follow(email, { category: 'road' });
    expect([await mailsTo(email), (await subscriptionsOf(email)).length]).toEqual([[], 50]);
  });
});
