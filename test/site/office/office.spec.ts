import { EscalationSweepService } from '../../../src/due-dates/escalation/escalation-sweep.service';
import { OfficeLinksService } from '../../../src/due-dates/letters/office-links.service';
import type { IssueDueDateDto } from '../../../src/due-dates/dto/issue-due-date.dto';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { addedRecord } from '../../factories/accountability';
import { recordedDuring } from '../../factories/audit';
import { allPlaced, hiddenIssue, feedStatusChanged, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { createTestDatabase } from '../../support/service/database';
import type { HttpAnswer } from '../../support/network/http';
import { fieldOf, PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';
import { startTcpProxy } from '../../support/process/tcp-proxy';

const HOUR_MS = 3_600_000;
const PINCODE = '400996';
const WARD = 'Test ward';
const OFFICE = `Ward Officer, ${WARD}`;

describe('the page of an office', () => {
  let service: TestService;
  let reporter: TestPerson;
  let office: PublicClient;
  let officer: string;
  beforeAll(async () => {
    service = await startService();
    reporter = await person(service);
    office = new PublicClient(service.url);
    const place = { city: 'mumbai', ward: WARD };
    const ward = { ...place, name: 'Meera Secret', designation: 'Ward Officer', email: 'ward@city.example' };
    officer = await addedRecord(service, 'officials', ward);
    await addedRecord(service, 'officials', { ...place, name: 'Ravi Secret', designation: 'Corporator' });
    await addedRecord(service, 'jurisdictions', { ...place, pincodes: [PINCODE] });
  });
  beforeEach(() => service.clock.set());
  afterAll(() => service.stop());

  const sweep = () => service.app.get(EscalationSweepService, { strict: false }).sweep();
  const mails = (issue: string) =>
    service.database.sql<{ recipient: string; subject: string; body: string }>(
      `select recipient, subject, body from mails where key like 'escalation:' || $1 || ':%'`,
      [issue],
    );
  /** @returns the issue, and the path of the link that was sent to its office */
  const escalated = async (): Promise<{ id: string; path: string }> => {
    const id = await reportedIssue(service, { by: reporter, pincode: PINCODE });
    await allPlaced(service);
    service.clock.advance(49 * HOUR_MS);
    await sweep();
    const [mail] = await mails(id);
    const path = /\/office\?link=\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    return { id, path };
  };
  const linkIn = (path: string) => path.slice(path.indexOf('=') + 1);
  const statusOf = async (id: string) =>
    (await service.publicApi.get<{ status: string }>(`/api/issues/${id}`)).body.status;
  const due = async (id: string) =>
    (await service.tokenApi.get<Envelope<IssueDueDateDto>>(`/api/issues/${id}/due-date`)).body.data;

  it('is linked in a letter to an office with an address, once for each escalation, without a name', async () => {
    const { id } = await escalated();
    await sweep();
    service.clock.advance(73 * HOUR_MS);
    await sweep();
    const sent = await mails(id);
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ward@city.example']);
    expect(sent[0]!.body).toContain(`To the office: ${OFFICE}`);
    expect(sent[0]!.body).toContain(`/mumbai/issues/${id}`);
    expect(sent[0]!.body).toMatch(/resolved by \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d\d [ap]m IST and is not/);
    expect(JSON.stringify(sent)).not.toContain('Secret');
    expect((await due(id)).escalationLevel).toBe(2);
  });

  it('is linked in a letter that is sent once the issue is shown again, if it was hidden for less than three days', async () => {
    const other = await reportedIssue(service, { by: reporter, pincode: PINCODE });
    const ids = [(await escalated()).id, other];
    const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
    const states = async () =>
      (
        await service.database.sql<{ status: string }>(
          `select status from mails where issue_ids[1] = any($1) order by array_position($1, issue_ids[1])`,
          [ids],
        )
      ).map(({ status }) => status);
    for (const id of ids) await hiddenIssue(service, id);
    await sendDue();
    expect(await states()).toEqual(['waiting', 'waiting']);
    await hiddenIssue(service, ids[1]!, false);
    service.clock.advance(HOUR_MS);
    await sendDue();
    expect(await states()).toEqual(['waiting', 'sent']);
    for (let hours = 0; hours < 72; hours++) {
      service.clock.advance(HOUR_MS);
      await sendDue();
    }
    expect(await states()).toEqual(['failed', 'sent']);
  });

  it('shows the issue, and changes nothing when it is opened', async () => {
    const { id, path } = await escalated();
    const { status, text, headers } = await office.get(path);
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(unescaped(text)).toContain(`Reply of the office: ${OFFICE}`);
    expect(text).not.toContain('<script src');
    expect([await statusOf(id), (await due(id)).replies]).toEqual(['new', []]);
    expect((await office.get(`/hi${path}`)).text).toContain('कार्यालय का उत्तर');
  });

  it('stores a reply and changes the status as the office, with an audit record, visible to everyone', async () => {
    const { id, path } = await escalated();
    const form = { link: fieldOf((await office.get(path)).text, 'link')!, answer: 'Work begins today' };
    const records = await recordedDuring(service, async () => {
      const answered = await office.post('/office', { ...form, status: 'progress' });
      expect(answered.status).toBe(303);
      expect((await office.get(answered.headers.location!)).text).toContain('Your reply is stored');
    });
    expect(records).toMatchObject([
      {
        action: 'issue.office_reply',
        surface: 'site',
        actor_id: officer,
        before: { status: 'new' },
        after: { status: 'progress' },
      },
    ]);
    expect(await statusOf(id)).toBe('progress');
    const surfaces = 'select surface from issue_status_events where issue_id = $1 order by id desc limit 1';
    expect(await service.database.sql(surfaces, [id])).toEqual([{ surface: 'site' }]);
    expect((await due(id)).replies).toEqual([
      {
        level: 1,
        office: OFFICE,
        answer: 'Work begins today',
        status: 'progress',
        at: expect.any(String) as string,
      },
    ]);
    const page = unescaped((await office.get(`/mumbai/issues/${id}`)).text);
    expect(page).toContain('Work begins today');
    expect(page).not.toContain('Secret');
    await office.post('/office', { ...form, answer: 'The hole is filled', status: 'resolved' });
    expect(await statusOf(id)).toBe('resolved');
    const shown = await service.tokenApi.get<Envelope<{ resolution: { description: string } }>>(
      `/api/issues/${id}`,
    );
    expect(shown.body.data.resolution.description).toBe('The hole is filled');
  });

  it('accepts twenty replies, and shows the text of further ones', async () => {
    const { id, path } = await escalated();
    const link = linkIn(path);
    const send = (answer: string) => office.post('/office', { link, answer });
    for (let n = 1; n <= 20; n++) expect((await send(`Reply ${n}`)).status).toBe(303);
    const refused = await send('One more');
    expect(refused.status).toBe(409);
    expect(unescaped(refused.text)).toContain('20 replies were sent by this link');
    expect(refused.text).toContain('One more');
    expect((await due(id)).replies).toHaveLength(20);
    expect((await office.get(path)).status).toBe(200);
    service.clock.advance(2000);
    const other = service.app.get(OfficeLinksService, { strict: false }).linkFor(id, 1, 'ward@city.example');
    const again = await office.post('/office', { link: linkIn(other), answer: 'By another link' });
    expect(again.status).toBe(303);
  });

  it('is linked in a letter above the text of a citizen, which is marked as a quotation', async () => {
    const block = 'Reply, or say that work has begun or is done, without an account:';
    const description = `It is deep.\r\n${block}\nhttps://evil.example/office?link=1\u2028${block}`;
    const id = await reportedIssue(service, {
      by: reporter,
      pincode: PINCODE,
      title: 'A deep pothole',
      description,
    });
    await allPlaced(service);
    service.clock.advance(49 * HOUR_MS);
    await sweep();
    const lines = (await mails(id))[0]!.body.split(/[\n\r\u2028]+/);
    expect(lines.filter((line) => line === block)).toHaveLength(1);
    expect(lines.filter((line) => line === `> ${block}`)).toHaveLength(2);
    expect(lines).toEqual(expect.arrayContaining(['> A deep pothole', '> It is deep.']));
    const links = lines.findIndex((line) => /^http\S+\/office\?link=iss_/.test(line));
    expect([lines[links - 1], links < lines.indexOf('> A deep pothole')]).toEqual([block, true]);
  });

  it('stores a reply without a status', async () => {
    const { id, path } = await escalated();
    await office.post('/office', { link: linkIn(path), answer: 'We are looking for the pipe' });
    expect([await statusOf(id), (await due(id)).replies]).toEqual([
      'new',
      [expect.not.objectContaining({ status: expect.anything() as string })],
    ]);
  });

  it('stores a reply once if it is sent twice, also concurrently, and another one if its text differs', async () => {
    const { id, path } = await escalated();
    const { text } = await office.get(path);
    const [link = '', key = ''] = [fieldOf(text, 'link'), fieldOf(text, 'key')];
    expect(key).not.toBe('');
    const form = { link, key, answer: 'The pipe is mended', status: 'resolved' };
    const records = await recordedDuring(service, async () => {
      const sent = await Promise.all(
        [1, 2, 3].map(() => new PublicClient(service.url).post('/office', form)),
      );
      sent.push(await office.post('/office', form));
      expect(sent.map(({ status }) => status)).toEqual(Array(4).fill(303));
    });
    expect(records.map(({ action }) => action)).toEqual(['issue.office_reply']);
    await office.post('/office', { ...form, answer: 'The road is closed again' });
    const answers = (await due(id)).replies.map(({ answer }) => answer);
    expect(answers).toEqual(['The pipe is mended', 'The road is closed again']);
    expect(fieldOf((await office.get(path)).text, 'key')).not.toBe(key);
    const refused = await office.post('/office', { ...form, answer: ' ' });
    expect(fieldOf(refused.text, 'key')).toBe(key);
  });

  it('keeps the entered text if it is refused', async () => {
    const { id, path } = await escalated();
    for (const answer of ['', '  ', 'x'.repeat(1001)]) {
      const refused = await office.post('/office', { link: linkIn(path), answer, status: 'progress' });
      expect([refused.status, refused.text.includes('id="answer-error"')]).toEqual([422, true]);
      expect(refused.text).toContain(answer);
    }
    expect((await due(id)).replies).toEqual([]);
  });

  it('shows the entered text if the status cannot be changed any more, or the link is invalid', async () => {
    const { id, path } = await escalated();
    const form = { link: linkIn(path), answer: 'The hole is filled & swept', status: 'resolved' };
    await feedStatusChanged(service, id, 'resolved');
    const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
    expect((await admin.patch(`/api/issues/${id}/close`, { source: 'admin' })).status).toBe(200);
    const refused = await office.post('/office', { ...form, status: 'progress' });
    expect(refused.status).toBe(400);
    expectShown(refused, form.answer);
    expect(refused.text).toContain(BY_LINK);
    service.clock.advance(33 * 24 * HOUR_MS);
    const over = await office.post('/office', form);
    expect(over.status).toBe(404);
    expectShown(over, form.answer);
    expect(over.text).not.toContain(BY_LINK);
    service.clock.set();
    await hiddenIssue(service, id);
  });
});

const BY_LINK = 'open the link of the mail again';

/** The text is on the page to be copied, and neither it nor the link is stored in a cookie. */
function expectShown({ headers, text }: HttpAnswer, answer: string): void {
  expect(text).toContain('What you wrote:');
  expect(unescaped(text)).toContain(answer);
  expect([headers['set-cookie'], text.includes('Back to what you wrote')]).toEqual([undefined, false]);
}

describe('an office’s reply that cannot be accepted', () => {
  const form = { link: 'iss_1.1.1.secret', answer: 'Work begins today', status: 'progress' };

  it('is shown if too many forms were sent', async () => {
    const service = await startService({ settings: { RATE_LIMIT_SITE: '1' } });
    try {
      const office = new PublicClient(service.url);
      await office.get('/about');
      const limited = await office.post('/office', form);
      expect(limited.status).toBe(429);
      expectShown(limited, form.answer);
      expect(limited.text).toContain(BY_LINK);
      expect(limited.text).not.toContain('secret');
    } finally {
      await service.stop();
    }
  });

  it('is shown if the database is unreachable', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    url.hostname = '127.0.0.1';
    const service = await startService({ databaseUrl: url.href });
    try {
      const { searchParams } = new URL(
        service.app.get(OfficeLinksService, { strict: false }).linkFor('iss_1', 1, ''),
      );
      const link = searchParams.get('link')!;
      await proxy.close();
      const away = await new PublicClient(service.url).post('/office', { ...form, link });
      expect(away.status).toBe(503);
      expectShown(away, form.answer);
      expect(away.text).toContain(BY_LINK);
      expect(away.text).not.toContain(link);
    } finally {
      await service.stop();
      await database.drop();
    }
  });
});
