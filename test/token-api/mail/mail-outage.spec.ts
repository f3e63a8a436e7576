import { MailOutbox } from '../../../src/platform/mail/mail-outbox.service';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { Metrics } from '../../../src/platform/metrics/metrics';
import { createLogger } from '../../../src/platform/logging/logger';
import { staffMember } from '../../factories/console';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const RECIPIENT = 'reader@example.org';
/** A server that signs in anyone. */
const WELL: ReadonlyArray<[string, string]> = [
  ['EHLO', '250-tests\r\n250 AUTH PLAIN'],
  ['AUTH', '235 2.7.0 come in'],
];

describe('a mail server', () => {
  const warn = jest.fn();
  let smtp: SmtpCatcher;
  let service: TestService;
  let metricsPort: number | undefined;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({
      settings: { SMTP_URL: smtp.url.replace('//', '//user:password@'), METRICS_PORT: '0' },
      logger: Object.assign(createLogger('silent'), { warn }),
    });
    metricsPort = await service.app.get(Metrics).listen();
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    service.clock.set();
    warn.mockClear();
    smtp.replies.clear();
    answers();
    for (const table of ['mails', 'mail_outages', 'notifications', 'mail_suppressions'])
      await service.database.sql(`delete from ${table}`);
  });

  function answers(...others: Array<[string, string]>): void {
    smtp.cut();
    smtp.answers.clear();
    for (const [command, reply] of [...WELL, ...others]) smtp.answers.set(command, reply);
  }
  let count = 0;
  const add = () =>
    service.app
      .get(MailOutbox, { strict: false })
      .add({ key: `test:${++count}`, recipient: RECIPIENT, subject: 'Not resolved', body: 'A line' });
  const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
  const run = async () => {
    service.clock.advance(10 * 60_000);
    return sendDue();
  };
  const warnings = () =>
    (warn.mock.calls as unknown[]).filter((call) => /accepts no mails/.test(JSON.stringify(call)));
  const notices = () =>
    service.database.sql<{ title: string }>(`select title from notifications where kind = 'mail_outage'`);
  const waiting = async () => {
    const { api } = await staffMember(service);
    return (await api.get<{ waiting: { mails: number } }>('/api/admin/ops/queues')).body.waiting.mails;
  };
  const metric = async (name: string) => {
    const { text } = await send({ method: 'GET', url: `http://127.0.0.1:${metricsPort}/metrics` });
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };

  it.each([
    ['greets nobody', ['', '554 5.3.2 not now']],
    ['hangs up after the greeting', ['', '421 4.3.2 closing']],
    ['cannot do TLS, which it offers', ['EHLO', '250-tests\r\n250 STARTTLS'], ['STAR', '454 4.7.0 no TLS']],
    ['refuses to sign in', ['AUTH', '535 5.7.8 wrong password']],
    ['refuses the sender', ['MAIL', '550 5.7.1 not from here']],
    ['refuses the sender for now', ['MAIL', '451 4.7.1 later']],
  ] as Array<[string, ...Array<[string, string]>]>)(
    'that %s has an outage: one warning, one notification, until it accepts a mail',
    async (_, ...failing) => {
      answers(...failing);
      await add();
      await add();
      expect(await sendDue()).toMatchObject({ sent: 0, postponed: 2 });
      await run();
      await run();
      expect(warnings()).toHaveLength(1);
      expect(await notices()).toEqual([
        { title: expect.stringMatching(/^The mail server accepts no mails: ./) as string },
      ]);
      expect(await waiting()).toBe(2);
      expect(await metric('civic_mails_waiting')).toBe(2);
      expect(await metric('civic_mails_outage_seconds')).toBeGreaterThanOrEqual(1200);
      expect(await metric('civic_mails_oldest_seconds')).toBeGreaterThanOrEqual(1200);
      answers();
      service.clock.advance(60 * 60_000);
      expect(await sendDue()).toMatchObject({ sent: 2 });
      expect(await metric('civic_mails_outage_seconds')).toBe(0);
      expect(await waiting()).toBe(0);
      answers(...failing);
      await add();
      await sendDue();
      expect(warnings()).toHaveLength(2);
      expect(await notices()).toHaveLength(2);
    },
  );

  it.each(['450 4.7.1 Greylisted', '550 5.1.1 Nobody', '552 5.2.2 Full', '550 5.7.1 Spam'])(
    'that answers %s to a recipient has no outage',
    async (reply) => {
      smtp.replies.set(RECIPIENT, reply);
      await add();
      await sendDue();
      await run();
      expect([warnings(), await notices(), await metric('civic_mails_outage_seconds')]).toEqual([[], [], 0]);
    },
  );

  it('counts mails by their outcome', async () => {
    const before = (await metric('civic_mails_tried{outcome="sent"}')) || 0;
    await add();
    await sendDue();
    expect(await metric('civic_mails_tried{outcome="sent"}')).toBe(before + 1);
  });

  it.each(['554 5.5.1 No valid recipients', '503 5.5.1 Bad sequence', '421 4.7.0 closing'])(
    'that refuses a recipient, and answers %s to the DATA that was sent along, suppresses the address',
    async (reply) => {
      answers(['EHLO', '250-tests\r\n250-AUTH PLAIN\r\n250 PIPELINING'], ['DATA', reply]);
      smtp.replies.set(RECIPIENT, '550 5.1.1 User unknown');
      await add();
      expect(await sendDue()).toMatchObject({ failed: 1 });
      expect(await service.database.sql('select address from mail_suppressions')).toEqual([
        { address: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      ]);
    },
  );
});
