import { EscalationSweepService } from '../../../src/due-dates/escalation/escalation-sweep.service';
import type { IssueDueDateDto } from '../../../src/due-dates/dto/issue-due-date.dto';
import { DAY_MS, HOUR_MS } from '../../../src/kernel/time/durations';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { addedRecord } from '../../factories/accountability';
import { allPlaced, hiddenIssue, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { recordsPath } from '../../support/service/records';
import { startService, type TestService } from '../../support/service/service';

const PINCODE = '400996';
const WARD = 'Test ward';
/** The address of both offices: links for both have the same signature of the address. */
const ADDRESS = 'ward@city.example';

describe('the link of an office', () => {
  let service: TestService;
  let reporter: TestPerson;
  let office: PublicClient;
  let officer: string;
  beforeAll(async () => {
    service = await startService();
    reporter = await person(service);
    office = new PublicClient(service.url);
    const place = { city: 'mumbai', ward: WARD, email: ADDRESS };
    officer = await addedRecord(service, 'officials', {
      ...place,
      name: 'Meera Secret',
      designation: 'Ward Officer',
    });
    await addedRecord(service, 'officials', { ...place, name: 'Ravi Secret', designation: 'Corporator' });
    await addedRecord(service, 'jurisdictions', { city: 'mumbai', ward: WARD, pincodes: [PINCODE] });
  });
  beforeEach(() => service.clock.set());
  afterAll(() => service.stop());

  const sweep = () => service.app.get(EscalationSweepService, { strict: false }).sweep();
  const mails = (issue: string) =>
    service.database.sql<{ recipient: string; body: string }>(
      `select recipient, body from mails where key like 'escalation:' || $1 || ':%' order by key`,
      [issue],
    );
  const pathIn = (body = '') => /\/office\?link=\S+/.exec(body)?.[0] ?? '';
  const linkIn = (path: string) => path.slice(path.indexOf('=') + 1);
  /** @returns the issue, and the path of the link that was sent to the first office */
  const escalated = async (): Promise<{ id: string; path: string }> => {
    const id = await reportedIssue(service, { by: reporter, pincode: PINCODE });
    await allPlaced(service);
    service.clock.advance(49 * HOUR_MS);
    await sweep();
    return { id, path: pathIn((await mails(id))[0]?.body) };
  };
  const change = async (fields: object) => {
    const path = recordsPath('officials', `/${officer}`);
    const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
    expect((await admin.put(path, fields)).status).toBe(200);
  };
  const replies = async (id: string) =>
    (await service.tokenApi.get<Envelope<IssueDueDateDto>>(`/api/issues/${id}/due-date`)).body.data.replies;
  const answers = async (link: string) => [
    (await office.get(`/office?link=${link}`)).status,
    (await office.post('/office', { link, answer: 'Mine' })).status,
  ];

  it('is logged as read by the office if it shows a place more exactly than everyone sees it', async () => {
    const reads = () =>
      service.database.sql(
        `select r.role, r.kinds, s.subject_id from personal_data_reads r
           join personal_data_read_subjects s on s.read_id = r.id`,
      );
    const { id, path } = await escalated();
    await service.database.sql(`update issues set address = 'Hill Road 12' where id = $1`, [id]);
    expect((await office.get(path)).text).toContain('Hill Road 12');
    expect(await reads()).toEqual([]);
    await service.database.sql(`update issues set address = null where id = $1`, [id]);
    await service.database.sql(
      `insert into exact_places (issue_id, precision, address, unplaced, set_at)
         values ($1, 'ward', 'Hill Road 12', false, now())`,
      [id],
    );
    expect((await office.get(path)).text).toContain('Hill Road 12');
    expect(await reads()).toEqual([{ role: 'office', kinds: ['exact_place'], subject_id: reporter.id }]);
  });

  it('is valid only for the issue, the office, the time and the address it was signed for', async () => {
    const other = (await escalated()).id;
    service.clock.set();
    const { id, path } = await escalated();
    service.clock.advance(73 * HOUR_MS);
    await sweep();
    expect(await mails(id)).toMatchObject([{ recipient: ADDRESS }, { recipient: ADDRESS }]);
    const link = linkIn(path);
    const parts = link.split('.');
    const [issue = '', level = '', expires = '', mark = '', signature = ''] = parts;
    expect([parts.length, issue, level, signature.length]).toEqual([5, id, '1', 43]);
    const changed = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const forged = [
      [other, level, expires, mark, signature],
      [issue, '2', expires, mark, signature],
      [issue, level, String(Number(expires) + 1), mark, signature],
      [issue, level, expires, 'A'.repeat(16), signature],
      [issue, level, expires, signature],
      [issue, level, expires, mark, changed],
      [issue, level, expires, mark, 'A'.repeat(43)],
      [issue, level, expires, mark, ''],
    ].map((some) => some.join('.'));
    forged.push('', 'x', link.slice(0, -1), `${link}x`);
    // A full stop at the end of a copied address is taken off.
    for (const given of forged)
      expect([given, await answers(given)]).toEqual([given, [given.endsWith('.') ? 301 : 404, 404]]);
    for (const issueId of [id, other]) expect(await replies(issueId)).toEqual([]);
    expect(await answers(link)).toEqual([200, 303]);
  });

  it('is invalid after thirty days, and while its issue is hidden', async () => {
    const { id, path } = await escalated();
    const link = linkIn(path);
    service.clock.advance(29 * DAY_MS);
    expect((await office.get(path)).status).toBe(200);
    service.clock.advance(2 * DAY_MS);
    expect(await answers(link)).toEqual([404, 404]);
    service.clock.set();
    await hiddenIssue(service, id);
    expect(await answers(link)).toEqual([404, 404]);
    await hiddenIssue(service, id, false);
    expect((await office.get(path)).status).toBe(200);
    expect(await replies(id)).toEqual([]);
  });

  it('is valid only while the office has the address it was sent to; the new address gets a letter', async () => {
    const { id, path } = await escalated();
    const status = async (at: string) => (await office.get(at)).status;
    await change({ email: 'WARD@city.example' });
    expect(await status(path)).toBe(200);
    await service.app.get(MailSender, { strict: false }).sendDue();
    await change({ email: 'new@city.example' });
    const [mail] = await mails(id);
    expect(mail!.recipient).toBe('new@city.example');
    expect(await answers(linkIn(path))).toEqual([404, 404]);
    expect(await status(pathIn(mail!.body))).toBe(200);
    await change({ email: ADDRESS });
    expect(await status(path)).toBe(200);
  });

  it.each([
    ['ward', { ward: 'Another ward' }, { ward: WARD }],
    ['designation', { designation: 'Corporator' }, { designation: 'Ward Officer' }],
  ])('is invalid if the office has another %s by now, with the same address', async (_, moved, back) => {
    const { id, path } = await escalated();
    const link = linkIn(path);
    await change(moved);
    expect(await answers(link)).toEqual([404, 404]);
    expect(await replies(id)).toEqual([]);
    await change({ ...back, constituency: 'Elsewhere' });
    expect(await answers(link)).toEqual([200, 303]);
  });
});
