import { MailedLetterQueries } from '../../../src/due-dates/letters/mailed-letter.queries';
import { staffMember, type StaffMember } from '../../factories/console';
import { copiedSteps, escalated, forgetLetters, wardOfficer } from '../../factories/escalations';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';
import { runJob } from '../../support/service/run-job';
import { itThoroughly } from '../../support/service/thorough';

const OLD = 'former@city.example';
const NEW = 'present@city.example';
const NEXT = 'next@city.example';
/** More than two pages of letters, of 2,000 each, and more than eight moves. */
const COPIES = 4100;
const ALL = COPIES + 1;
/** How many letters are written in one transaction. */
const AT_ONCE = 500;

/** An office with more letters than one request can change. */
describe('many letters to an office', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let staff: StaffMember;
  let officer: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    staff = await staffMember(service);
    officer = await wardOfficer(service);
    const [id = ''] = await escalated(service);
    await copiedSteps(service, id, COPIES);
  });
  beforeEach(async () => {
    await forgetLetters(service);
    await service.database.sql(
      `update issues set due_at = now() - interval '1 hour'; delete from notifications; delete from letter_moves`,
    );
    await service.database.sql('update officials set email = $1 where id = $2', ['', officer]);
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const path = () => `/api/admin/officials/${officer}`;
  const address = async (email: string) => {
    expect((await staff.api.put(`${path()}/contact`, { email })).status).toBe(200);
  };
  const counted = async (sql: string) =>
    Object.fromEntries(
      (await service.database.sql<{ name: string; count: number }>(sql)).map(({ name, count }) => [
        name,
        count,
      ]),
    );
  const mails = () =>
    counted(`select recipient || ', ' || status as name, count(*)::int as count from mails group by 1`);
  const unsent = () =>
    counted(`select recipient as name, count(*)::int as count from unsent_letters group by 1`);
  const runLetters = () => runJob(service, 'office-letters');
  const mailed = (status: string) =>
    service.database.sql(
      `insert into mails (id, key, recipient, subject, body, status, priority, issue_ids, due_at, created_at, sent_at)
       select 'mail_' || issue_id, 'escalation:' || issue_id || ':' || level, $1, '', '', $2, 0, '{}', now(), now(),
              case when $2 = 'sent' then now() end
         from issue_escalations`,
      [OLD, status],
    );
  const kept = () =>
    service.database.sql(
      `insert into unsent_letters select issue_id, level, official_id, '', at from issue_escalations`,
    );
  const lettersToWrite = async (of = path()) =>
    (await staff.api.get<{ lettersToWrite: number }>(of)).body.lettersToWrite;

  it('are written once it has an address, the first ones at once', async () => {
    await kept();
    expect(await lettersToWrite()).toBe(0);
    await address(NEW);
    expect(await mails()).toEqual({ [`${NEW}, waiting`]: AT_ONCE });
    await runLetters();
    expect([await mails(), await unsent()]).toEqual([{ [`${NEW}, waiting`]: ALL }, {}]);
  });

  it.each(['waiting', 'sent'])(
    'that are %s to its former address follow it page by page, each once',
    async (status) => {
      await address(OLD);
      await mailed(status);
      await address(NEW);
      expect(await mails()).toMatchObject({ [`${NEW}, waiting`]: AT_ONCE });
      expect(await service.database.sql('select official_id from letter_moves')).toEqual([
        { official_id: officer },
      ]);
      await runLetters();
      expect([await mails(), await unsent()]).toEqual([{ [`${NEW}, waiting`]: ALL }, {}]);
      expect(await service.database.sql('select from letter_moves')).toEqual([]);
    },
  );

  itThoroughly('follow an address that is changed again before all have followed', async () => {
    await address(OLD);
    await mailed('sent');
    await address(NEW);
    await address(NEXT);
    await runLetters();
    expect([await mails(), await unsent()]).toEqual([{ [`${NEXT}, waiting`]: ALL }, {}]);
    expect(await service.database.sql('select from letter_moves')).toEqual([]);
  });

  itThoroughly('stay with an address that is changed back before all have followed', async () => {
    await address(OLD);
    await mailed('sent');
    await address(NEW);
    await address(OLD);
    await runLetters();
    // Those that were already written to the other address are written again; it has the others.
    expect(await mails()).toEqual({ [`${OLD}, sent`]: ALL - AT_ONCE, [`${OLD}, waiting`]: AT_ONCE });
  });

  itThoroughly('are reported once if it loses its address, page by page', async () => {
    await address(OLD);
    await mailed('sent');
    await address('');
    await runLetters();
    const notices = await service.database.sql<{ title: string }>(`select title from notifications`);
    expect(notices).toHaveLength(1);
    expect(notices[0]!.title).toContain('it has no address');
    expect(
      await service.database.sql('select told, count(*)::int from unsent_letters group by told'),
    ).toEqual([{ told: 'no-address', count: ALL }]);
  });

  it('follow although those of another office cannot', async () => {
    await address(OLD);
    await mailed('sent');
    await address(NEW);
    // With older letters, so that they are moved first.
    await service.database.sql(
      `insert into letter_moves values ('off_fails', now() - interval '29 days', '', 0)`,
    );
    const queries = service.app.get(MailedLetterQueries, { strict: false });
    const stepsOf = queries.stepsOf.bind(queries);
    const failing = jest.spyOn(queries, 'stepsOf').mockImplementation((ids, after, limit) => {
      if (ids.includes('off_fails')) throw new Error('cannot be read');
      return stepsOf(ids, after, limit);
    });
    try {
      await runLetters();
    } finally {
      failing.mockRestore();
    }
    expect(await mails()).toEqual({ [`${NEW}, waiting`]: ALL });
    expect(await service.database.sql('select official_id from letter_moves')).toEqual([
      { official_id: 'off_fails' },
    ]);
    await runLetters();
    expect(await service.database.sql('select from letter_moves')).toEqual([]);
  });

  it('are counted up to a hundred', async () => {
    await kept();
    await service.database.sql('update officials set email = $1 where id = $2', [NEW, officer]);
    expect(await lettersToWrite()).toBe(100);
    const { body } = await staff.api.get<Array<{ id: string; lettersToWrite: number }>>(
      '/api/admin/officials?cityId=mumbai',
    );
    expect(body.find(({ id }) => id === officer)?.lettersToWrite).toBe(100);
  });
});
