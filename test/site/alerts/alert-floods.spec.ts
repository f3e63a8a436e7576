import { newId } from '../../../src/kernel/ids';
import { MailOutbox } from '../../../src/platform/mail/mail-outbox.service';
import { MailQueries } from '../../../src/platform/mail/mail.queries';
import { send } from '../../support/network/http';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('mass subscriptions', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { RATE_LIMIT_FOLLOW: '3' } });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    for (const table of ['mails', 'alert_subscriptions']) await service.database.sql(`delete from ${table}`);
  });

  const follow = (from: string, email: string, cookie = '', language = '') =>
    send({
      method: 'POST',
      url: `${service.url}${language}/mumbai/follow`,
      from,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', cookie },
      payload: new URLSearchParams({ email, category: 'road' }).toString(),
    });
  const recipients = async () =>
    (await service.database.sql<{ recipient: string }>('select recipient from mails order by recipient')).map(
      ({ recipient }) => recipient,
    );

  it('are limited for each client address, signed in or not', async () => {
    const reader = new PublicClient(service.url);
    await reader.signIn('flood@example.org');
    const cookie = `session=${reader.cookies.get('session')}`;
    const statuses = [];
    for (let n = 1; n <= 5; n++)
      statuses.push(
        (await follow('127.0.0.5', `r${n}@example.org`, n === 5 ? cookie : '', n % 2 ? '/hi' : '')).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const limited = await follow('127.0.0.5', 'r6@example.org');
    expect(limited.text).toContain('<h1>Too many requests</h1>');
    expect(limited.headers['x-ratelimit-limit']).toBe('3');
    expect((await follow('127.0.0.6', 'r7@example.org')).status).toBe(200);
    expect(await recipients()).toEqual(['r1', 'r2', 'r3', 'r7'].map((name) => `${name}@example.org`));
  });

  it('are limited to a thousand pending requests, with the same answer and an unchanged form', async () => {
    expect((await follow('127.0.0.7', 'known@example.org')).status).toBe(200);
    await service.database.sql('update alert_subscriptions set confirmed_at = created_at');
    await service.database.sql(
      `insert into mails (id, key, recipient, subject, body, priority, due_at, created_at)
       select 'mail_' || n, 'alert-confirm:' || n, n || '@example.net', '', '', 2, $1, $1 from generate_series(1, 1000) n`,
      [service.clock.now()],
    );
    const answers = [];
    for (const email of ['known@example.org', 'fresh@example.org'])
      answers.push(await follow('127.0.0.7', email));
    for (const [index, email] of ['known@example.org', 'fresh@example.org'].entries()) {
      const { status, text, headers } = answers[index]!;
      expect(headers['retry-after']).toBe('60');
      expect([status, unescaped(text)]).toEqual([503, expect.stringContaining('cannot answer right now')]);
      expect(text).toContain(`value="${email}"`);
    }
    expect(await service.database.sql('select from alert_subscriptions')).toHaveLength(1);
    await service.database.sql(`update mails set status = 'failed' where recipient like '%example.net'`);
    expect((await follow('127.0.0.8', 'fresh@example.org')).status).toBe(200);
  });

  it('do not delay letters to offices', async () => {
    await follow('127.0.0.9', 'fresh@example.org');
    service.clock.advance(1000);
    const letter = { key: newId('mail'), recipient: 'office@example.org', subject: 's', body: 'b' };
    await service.app.get(MailOutbox, { strict: false }).add(letter);
    const taken = await service.app.get(MailQueries, { strict: false }).take(service.clock.now());
    expect(taken?.recipient).toBe('office@example.org');
  });
});
