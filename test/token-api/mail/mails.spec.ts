import { createVerify, generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { Config } from '../../../src/platform/config/config';
import { MailOutbox, type NewMail } from '../../../src/platform/mail/mail-outbox.service';
import { MailFailed } from '../../../src/platform/mail/mail.events';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { MailQueries } from '../../../src/platform/mail/mail.queries';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { Database } from '../../../src/platform/database/database';
import { DomainEvents } from '../../../src/platform/events/domain-events';
import { send } from '../../support/network/http';
import { whileSending } from '../../support/network/mail-turns';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const HOUR_MS = 3_600_000;
const UNSUBSCRIBE = `https://city.example/unsubscribe/${'x'.repeat(120)}`;

describe('mails', () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let smtp: SmtpCatcher;
  let service: TestService;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({
      settings: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'City issues <noreply@city.example>',
        DKIM_DOMAIN: 'city.example',
        DKIM_PRIVATE_KEY: String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll(
          '\n',
          '\\n',
        ),
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });
  beforeEach(() => {
    service.clock.set();
    smtp.mails.splice(0);
  });

  let count = 0;
  const add = (mail: Partial<NewMail> = {}) =>
    service.app.get(MailOutbox, { strict: false }).add({
      key: `test:${++count}`,
      recipient: `ward-${count}@city.example`,
      subject: 'Not resolved in time: सड़क',
      body: 'A line\nAnother line – the end',
      ...mail,
    });
  const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
  const statusOf = async (key: string) =>
    (await service.database.sql<{ status: string }>('select status from mails where key = $1', [key]))[0]
      ?.status;

  it('arrive unchanged, from the configured sender, marked as sent automatically', async () => {
    await add({ recipient: 'office@city.example', language: 'en' });
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
    const mail = await simpleParser(Buffer.from(smtp.mails[0]!.source, 'latin1'));
    expect([mail.subject, mail.text, mail.html]).toEqual([
      'Not resolved in time: सड़क',
      'A line\nAnother line – the end',
      '<!doctype html><html lang="en"><body><p dir="auto">A line<br>Another line – the end</p></body></html>',
    ]);
    expect(mail.from?.value).toEqual([{ name: 'City issues', address: 'noreply@city.example' }]);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.has('list-unsubscribe')).toBe(false);
  });

  it('are withdrawn unless they are being sent', async () => {
    const outbox = service.app.get(MailOutbox, { strict: false });
    await add();
    const sent = `test:${count}`;
    const removed: Array<Set<string>> = [];
    whileSending(service, async () => {
      await add();
      removed.push(await outbox.remove([sent, `test:${count}`]));
    });
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
    expect(removed).toEqual([new Set([`test:${count}`])]);
    expect([await statusOf(sent), await statusOf(`test:${count}`)]).toEqual(['sent', undefined]);
  });

  it('are withdrawn if the process that was sending them has ended', async () => {
    await add();
    const key = `test:${count}`;
    await service.app.get(MailQueries, { strict: false }).take(service.clock.now());
    const outbox = service.app.get(MailOutbox, { strict: false });
    expect(await outbox.remove([key])).toEqual(new Set());
    service.clock.advance(6 * 60_000);
    expect(await outbox.remove([key])).toEqual(new Set([key]));
  });

  it('have a subject of at most 200 characters, not cut within one', async () => {
    const subject = `${'x'.repeat(199)}\u{1f6a7}`;
    await add({ subject: `${subject}\u{1f6a7}` });
    await sendDue();
    const mail = await simpleParser(Buffer.from(smtp.mails[0]!.source, 'latin1'));
    expect(mail.subject).toBe(subject);
  });

  it('are stored once per key, and sent once by concurrent senders', async () => {
    await add({ key: 'once' });
    await add({ key: 'once', subject: 'again' });
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('are not stored if the transaction of their event is rolled back', async () => {
    const database = service.app.get(Database, { strict: false });
    const failed = database.transaction(async () => {
      await add({ key: 'gone' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await statusOf('gone')).toBeUndefined();
  });

  it('are signed with both headers of one-click unsubscribing, without folding the URL', async () => {
    await add({ unsubscribeUrl: UNSUBSCRIBE });
    await sendDue();
    const { source } = smtp.mails[0]!;
    expect(source).toContain(`\r\nList-Unsubscribe: <${UNSUBSCRIBE}>\r\n`);
    expect(source).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    const tags = dkimOf(source);
    expect(tags.h!.toLowerCase().split(':')).toEqual(
      expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
    expect([
      tags.d,
      tags.s,
      isSigned(source, tags, keys.publicKey.export({ type: 'spki', format: 'pem' })),
    ]).toEqual(['city.example', 'civic', true]);
    const forged = source.replace(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'List-Unsubscribe-Post: x',
    );
    expect(isSigned(forged, tags, keys.publicKey.export({ type: 'spki', format: 'pem' }))).toBe(false);
  });

  it('are not sent again to an address that permanently refused one', async () => {
    smtp.replies.set('gone@city.example', '550 5.1.1 nobody');
    await add({ key: 'refused', recipient: 'gone@city.example' });
    expect(await sendDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
    smtp.replies.clear();
    await add({ key: 'after', recipient: 'Gone@City.example' });
    expect(await sendDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
    expect([await statusOf('refused'), await statusOf('after')]).toEqual(['failed', 'failed']);
    expect(smtp.mails).toEqual([]);
  });

  it('fail in one transaction with the listeners of the failure', async () => {
    const received: MailFailed[] = [];
    let isRefused = true;
    service.app.get(DomainEvents, { strict: false }).on(MailFailed, (failed: MailFailed) => {
      received.push(failed);
      return isRefused ? Promise.reject(new Error('no')) : Promise.resolve();
    });
    smtp.replies.set('lost@city.example', '550 5.1.1 nobody');
    // The second one fails without asking the server.
    for (const key of ['lost', 'lost again']) {
      isRefused = true;
      await add({ key, recipient: 'lost@city.example' });
      await add();
      expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
      expect([received.splice(0), await statusOf(key)]).toMatchObject([[{ key }], 'waiting']);
      isRefused = false;
      service.clock.advance(HOUR_MS);
      expect(await sendDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
      const why = key === 'lost' ? /nobody/ : /before/;
      const failure = expect.stringMatching(why) as string;
      expect([received.splice(0), await statusOf(key)]).toMatchObject([[{ key, failure }], 'failed']);
    }
    smtp.replies.clear();
  });

  it('are sent once a server that refused to relay accepts them', async () => {
    smtp.replies.set('open@city.example', '554 5.7.1 Relay access denied');
    await add({ key: 'relay', recipient: 'open@city.example' });
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    smtp.replies.clear();
    service.clock.advance(HOUR_MS);
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
  });

  it('are retried after a temporary refusal, for three days', async () => {
    smtp.replies.set('busy@city.example', '451 4.7.1 later');
    await add({ key: 'busy', recipient: 'busy@city.example' });
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
    for (let round = 0; round < 30 && (await statusOf('busy')) === 'waiting'; round++) {
      service.clock.advance(6 * HOUR_MS);
      await sendDue();
    }
    expect(await statusOf('busy')).toBe('failed');
    const [row] = await service.database.sql<{ attempts: number }>(
      `select attempts from mails where key = 'busy'`,
    );
    expect(row!.attempts).toBeGreaterThan(10);
    smtp.replies.clear();
    await add({ key: 'later', recipient: 'busy@city.example' });
    expect(await sendDue()).toMatchObject({ sent: 1 });
  });

  it('share a few connections, which a refusal does not close', async () => {
    smtp.replies.set('no@city.example', '550 5.1.1 nobody');
    const before = smtp.connections;
    await add({ recipient: 'no@city.example' });
    for (let n = 0; n < 40; n++) await add({ key: `shared:${n}` });
    expect(await sendDue()).toEqual({ sent: 40, failed: 1, postponed: 0 });
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
    smtp.replies.clear();
    expect(new Set(smtp.mails.map(({ to }) => to)).size).toBe(40);
    expect(smtp.connections - before).toBeLessThanOrEqual(5);
  });

  it('use new connections if the server has closed the previous ones', async () => {
    await add();
    expect(await sendDue()).toMatchObject({ sent: 1 });
    smtp.cut();
    for (let n = 0; n < 10; n++) await add({ key: `cut:${n}` });
    expect(await sendDue()).toEqual({ sent: 10, failed: 0, postponed: 0 });
  });

  it('are deleted 30 days after they were written if they were sent or have failed', async () => {
    const sender = service.app.get(MailSender, { strict: false });
    smtp.replies.set('nobody@city.example', '550 5.1.1 nobody');
    await add({ key: 'old-sent' });
    await add({ key: 'old-failed', recipient: 'nobody@city.example' });
    await sendDue();
    smtp.replies.clear();
    await add({ key: 'old-waiting' });
    service.clock.advance(30 * 24 * HOUR_MS - 60_000);
    expect(await sender.deleteOld(service.clock.now())).toBe(0);
    service.clock.advance(120_000);
    await add({ key: 'young' });
    expect(await sender.deleteOld(service.clock.now())).toBeGreaterThanOrEqual(2);
    const keys = ['old-sent', 'old-failed', 'old-waiting', 'young'];
    expect(await Promise.all(keys.map(statusOf))).toEqual([undefined, undefined, 'waiting', 'waiting']);
  });

  it('are deleted a thousand at a time', async () => {
    await service.database.sql(
      `insert into mails (id, key, recipient, subject, body, status, due_at, created_at)
       select 'mal_old' || n, 'old:' || n, 'office@city.example', 's', 'b', 'failed', '2020-01-01', '2020-01-01'
         from generate_series(1, 2500) n`,
    );
    const queries = service.app.get(MailQueries, { strict: false });
    expect(await queries.forgetDone(new Date('2020-01-02'))).toBe(1000);
    expect(await service.app.get(MailSender, { strict: false }).deleteOld(service.clock.now())).toBe(1500);
  });
});

describe('a mail that a server never answers', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  it('delays neither other mails nor a stop, and is sent again later', async () => {
    smtp.replies.set('silent@city.example', '');
    const outbox = service.app.get(MailOutbox, { strict: false });
    const mail = { subject: 's', body: 'b' };
    await outbox.add({ ...mail, key: 'silent', recipient: 'silent@city.example' });
    for (let n = 0; n < 20; n++)
      await outbox.add({ ...mail, key: `o:${n}`, recipient: `o-${n}@city.example` });
    const run = service.app.get(Jobs, { strict: false }).run('mails');
    // Stored as sent, which is a moment after the server has accepted them.
    const sent = `select count(*)::int as count from mails where status = 'sent'`;
    for (;;) {
      const [{ count } = { count: 0 }] = await service.database.sql<{ count: number }>(sent);
      if (count === 20) break;
      await new Promise((done) => setTimeout(done, 10));
    }
    await service.app.close();
    // A run does not wait for what is open at its end.
    expect(await run).toEqual({ sent: 20, failed: 0, postponed: 0 });
    const [row] = await service.database.sql(
      `select status, attempts, failure from mails where key = 'silent'`,
    );
    expect(row).toEqual({
      status: 'waiting',
      attempts: 1,
      failure: expect.stringMatching(/abort/i) as string,
    });
  });
});

describe('mails without an SMTP server, in development', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('become files, and are shown at /dev/mail with hostile text escaped', async () => {
    const outbox = service.app.get(MailOutbox, { strict: false });
    const body = 'See http://localhost/office?link=a&b <script>alert(1)</script>';
    await outbox.add({ key: 'first', recipient: 'office@city.example', subject: '<b>Late</b>', body });
    await service.app.get(MailSender, { strict: false }).sendDue();
    const folder = join(service.app.get(Config).settings.DATA_DIR, 'mails');
    const [file] = readdirSync(folder);
    expect((await simpleParser(readFileSync(join(folder, file!)))).subject).toBe('<b>Late</b>');
    const list = await send({ method: 'GET', url: `${service.url}/dev/mail` });
    expect([list.status, list.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const path = /href="(\/dev\/mail\/mal_\w+)"/.exec(list.text)![1]!;
    const shown = await send({ method: 'GET', url: service.url + path });
    expect(shown.text).toContain('&lt;script&gt;');
    expect(shown.text).toContain('<a href="http://localhost/office?link=a&amp;b" rel="noreferrer">');
    expect(list.text + shown.text).not.toMatch(/<script>|<b>/);
    expect((await send({ method: 'GET', url: `${service.url}/dev/mail/mal_nothing` })).status).toBe(404);
    const form = 'email=reader%40example.org&city=mumbai&frequency=daily&ward=A';
    const asked = { method: 'POST', url: `${service.url}/hi/mumbai/follow`, payload: form };
    const sent = await send({ ...asked, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(sent.text).toContain('<a href="/dev/mail">यह परीक्षण है');
    // A page of another host name that leads to this machine (DNS rebinding) reads none; an address is no such name.
    for (const url of ['/dev/mail', path].map((each) => service.url + each)) {
      const under = async (host: string) => (await send({ method: 'GET', url, headers: { host } })).status;
      for (const host of ['rebound.example', '10.0.0.7.rebound.example:3000'])
        expect(await under(host)).toBe(403);
      for (const host of ['192.0.2.7:3000', '[2001:db8::7]']) expect(await under(host)).toBe(200);
    }
  });
});

describe('mails without an SMTP server and local identity', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { LOCAL_IDENTITY: 'false' } });
  });
  afterAll(() => service.stop());

  it('are neither stored nor shown', async () => {
    const outbox = service.app.get(MailOutbox, { strict: false });
    await outbox.add({ key: 'none', recipient: 'office@city.example', subject: 's', body: 'b' });
    expect(await service.database.sql('select from mails')).toEqual([]);
    expect((await send({ method: 'GET', url: `${service.url}/dev/mail` })).status).toBe(404);
  });

  it('wait if they were stored before, and no address is suppressed', async () => {
    await service.database.sql(
      `insert into mails (id, key, recipient, subject, body, due_at, created_at)
       values ('mal_1', 'before', 'office@city.example', 's', 'b', '2020-01-01', '2020-01-01')`,
    );
    const sender = service.app.get(MailSender, { strict: false });
    expect(await sender.sendDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
    const rows = await service.database.sql('select status, attempts, failure from mails');
    expect(rows).toEqual([{ status: 'waiting', attempts: 0, failure: null }]);
    expect(await service.database.sql('select from mail_suppressions')).toEqual([]);
  });
});

function dkimOf(source: string): Record<string, string> {
  const header = /^DKIM-Signature: ((?:.*\r\n[ \t]+)*.*)\r\n/m.exec(source)![1]!;
  const pairs = header.split(';').map((pair) => pair.replaceAll(/\s+/g, ''));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, 1), pair.slice(pair.indexOf('=') + 1)]));
}

/** Whether the signature of the headers is valid, in relaxed canonicalization (RFC 6376). */
function isSigned(source: string, tags: Record<string, string>, publicKey: string | Buffer): boolean {
  const head = source.slice(0, source.indexOf('\r\n\r\n') + 2);
  const headers = [...head.matchAll(/^([\w-]+):((?:.*\r\n[ \t]+)*.*)\r\n/gm)].map(
    ([, name, value]) => [name!.toLowerCase(), value!.replaceAll(/\s+/g, ' ').trim()] as const,
  );
  const signed = tags.h!.split(':').flatMap((name) => {
    const value = headers.findLast(([known]) => known === name.toLowerCase())?.[1];
    return value === undefined ? [] : [`${name.toLowerCase()}:${value}\r\n`];
  });
  const own = headers.find(([name]) => name === 'dkim-signature')![1].replace(/ b=.*$/, ' b=');
  const verify = createVerify('RSA-SHA256').update(`${signed.join('')}dkim-signature:${own}`);
  return verify.verify(publicKey, tags.b!, 'base64');
}
