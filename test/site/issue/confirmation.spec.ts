import { send } from '../../support/network/http';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { ConfirmationFlow } from '../../support/service/confirmation';
import { runJob } from '../../support/service/run-job';
import { startService } from '../../support/service/service';

interface QuestionMail {
  key: string;
  recipient: string;
  subject: string;
  body: string;
}

describe('the question by mail whether an issue was repaired', () => {
  let flow: ConfirmationFlow;
  let reader: PublicClient;
  beforeAll(async () => {
    flow = new ConfirmationFlow(await startService({ settings: { TRUST_PROXY: '1' } }));
    reader = new PublicClient(flow.service.url);
  });
  afterAll(() => flow.service.stop());
  beforeEach(async () => {
    await flow.service.database.sql('delete from mails');
    await flow.begin(1);
  });

  const questions = () =>
    flow.service.database.sql<QuestionMail>(
      `select key, recipient, subject, body from mails where key like 'confirm-repair:%' order by recipient`,
    );
  const ask = () => runJob(flow.service, 'confirmation-questions');
  /** The paths of the links of the mail to an address. */
  const linksTo = async (email: string) => {
    const mail = (await questions()).find(({ recipient }) => recipient === email.toLowerCase());
    return [...(mail?.body ?? '').matchAll(/https?:\/\/[^/\s]+(\S*\/confirm\?\S+)/g)].map(
      ([, path]) => path!,
    );
  };
  const linkOf = (path: string) => new URL(path, flow.service.url).searchParams.get('link')!;
  const follow = (email: string, language: string) =>
    flow.service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_' || md5($1 || $3), $1, $2, 'mumbai', 'issue', $3, 'instant', now(), now(), now())`,
      [email, language, flow.issue],
    );

  it('goes once to each address, in its language', async () => {
    await follow('follower@example.org', 'hi');
    await follow(flow.reporter.email.toLowerCase(), 'ta').catch(() => undefined);
    await flow.resolved();
    // Either may find the lease of the other.
    await Promise.allSettled([ask(), ask()]);
    await ask();
    const [supporter] = flow.supporters;
    const addresses = [flow.reporter.email, supporter!.email, 'follower@example.org'];
    const sent = await questions();
    expect(sent.map(({ recipient }) => recipient)).toEqual(
      addresses.map((each) => each.toLowerCase()).sort(),
    );
    expect(sent.find(({ recipient }) => recipient === 'follower@example.org')?.subject).toMatch(
      /^क्या यह ठीक हो गया\? Broken lamp/,
    );
    expect((await linksTo('follower@example.org')).every((path) => path.startsWith('/hi/confirm?'))).toBe(
      true,
    );
    expect(await linksTo(supporter!.email)).toEqual(
      ['yes', 'partly', 'no'].map((answer) => expect.stringMatching(`&answer=${answer}$`) as string),
    );
  });

  it('does not go to an address that nobody verified, nor after a resolution without a repair', async () => {
    await flow.service.database.sql(`update users set email = null where id = $1`, [flow.reporter.id]);
    await flow.resolved();
    await ask();
    expect((await questions()).map(({ recipient }) => recipient)).toEqual([flow.supporters[0]!.email]);
  });

  it('is answered by the form of its link only, and can be changed', async () => {
    await flow.resolved();
    await ask();
    const [, , no] = await linksTo(flow.supporters[0]!.email);
    for (const method of ['GET', 'HEAD']) {
      const page = await send({ method, url: flow.service.url + no! });
      expect(page.status).toBe(200);
    }
    expect((await flow.confirmation()).answers).toEqual({ yes: 0, partly: 0, no: 0 });
    const { text } = await reader.get(no!);
    expect(text.match(/<form[^>]*method="post"/g)).toHaveLength(1);
    expect(text).toMatch(/value="no"[^>]*checked/);
    const link = linkOf(no!);
    const refused = await reader.post('/confirm', { link, answer: 'perhaps', words: '' });
    expect([refused.status, unescaped(refused.text).includes('Choose an answer.')]).toEqual([422, true]);
    const answered = await reader.post('/confirm', { link, answer: 'no', words: 'Dark again' });
    expect([answered.status, answered.text.includes('Thank you for your answer')]).toEqual([200, true]);
    expect((await flow.confirmation()).answers).toEqual({ yes: 0, partly: 0, no: 1 });
    expect((await reader.get(no!)).text).toContain('Dark again');
    await reader.post('/hi/confirm', { link, answer: 'partly', words: '' });
    expect(await flow.confirmation(flow.supporters[0])).toMatchObject({
      mine: 'partly',
      answers: { yes: 0, partly: 1, no: 0 },
    });
  });

  it('has a link that is not found if it was altered, or once it is decided', async () => {
    await flow.resolved();
    await ask();
    const [yes] = await linksTo(flow.reporter.email);
    const link = linkOf(yes!);
    const altered = [
      link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'),
      link.replace(/^\d+/, '1'),
      '',
      'x.y.z',
    ];
    for (const each of altered) {
      if (each === link) continue;
      const path = `/confirm?link=${encodeURIComponent(each)}&answer=yes`;
      expect((await reader.get(path)).status).toBe(404);
      expect((await reader.post('/confirm', { link: each, answer: 'yes' })).status).toBe(404);
    }
    await reader.post('/confirm', { link, answer: 'yes' });
    flow.pass();
    await runJob(flow.service, 'confirmations');
    expect((await reader.get(yes!)).status).toBe(404);
    expect((await reader.post('/confirm', { link, answer: 'no' })).status).toBe(404);
    expect(await flow.confirmation()).toMatchObject({ outcome: 'confirmed', answers: { yes: 1 } });
  });
});

describe('the question on the site', () => {
  let flow: ConfirmationFlow;
  beforeAll(async () => {
    flow = new ConfirmationFlow(await startService());
  });
  afterAll(() => flow.service.stop());

  it('is a form on the page of the issue, and in the list of the reader', async () => {
    await flow.renew();
    const email = 'supporter@example.org';
    const browser = new PublicClient(flow.service.url);
    await browser.signIn(email);
    const page = `/mumbai/issues/${flow.issue}`;
    await browser.post(`${page}/upvote`, { want: 'on' });
    expect((await browser.get(page)).text).not.toContain('id="confirmation"');
    await flow.resolved();
    expect((await browser.get('/me')).text).toContain(`${page}#confirmation`);
    expect((await browser.get(page)).text).toContain(`action="${page}/confirmation"`);
    expect((await browser.post(`${page}/confirmation`, { answer: '' })).status).toBe(422);
    expect((await browser.post(`${page}/confirmation`, { answer: 'no', words: 'Dark' })).status).toBe(303);
    expect((await browser.get(page)).text).toContain('0 say yes, 0 partly, 1 no.');
    expect((await browser.get('/me')).text).not.toContain('#confirmation');
    const other = new PublicClient(flow.service.url);
    await other.signIn('other@example.org');
    const seen = (await other.get(page)).text;
    expect([seen.includes('id="confirmation"'), seen.includes('/confirmation"')]).toEqual([true, false]);
    expect((await other.post(`${page}/confirmation`, { answer: 'no' })).status).toBe(403);
  });
});
