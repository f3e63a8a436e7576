import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/kernel/languages';
import { HOUR_MS } from '../../../src/kernel/time/durations';
import { ReadLogService } from '../../../src/personal-data';
import { BreachReportService } from '../../../src/privacy';
import { draftForPerson } from '../../../src/privacy/breach/breach-texts';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

describe('who was affected by a breach', () => {
  let service: TestService;
  let asha: TestPerson;
  let ravi: TestPerson;
  let folder: string;
  beforeAll(async () => {
    service = await startService({ settings: { PRIVACY_CONTACT: 'privacy@city.example' } });
    asha = await person(service);
    ravi = await person(service);
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'civic-breach-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    service.clock.set();
  });
  afterAll(() => service.stop());

  const reports = () => service.app.get(BreachReportService, { strict: false });
  const people = () =>
    readFileSync(join(folder, 'people.ndjson'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const read = (account: string, subjects: string[]) =>
    service.app.get(ReadLogService, { strict: false }).record({
      reader: { id: account, role: 'city_admin', cities: null },
      ...{ route: 'POST /api/admin/privacy/reveal', kinds: ['email'], subjects, purpose: 'complaint' },
    });

  it('is everybody whose data an account read in that time, with address, language and draft', async () => {
    await service.database.sql(`insert into alert_addresses (email, language) values (lower($1), 'mr')`, [
      asha.email,
    ]);
    const from = service.clock.now();
    await read('adm_bad', [asha.id, 'a'.repeat(64)]);
    await read('adm_bad', [asha.id]);
    await read('adm_good', [ravi.id]);
    service.clock.advance(HOUR_MS);
    const to = service.clock.now();
    await read('adm_bad', [ravi.id]);
    const report = await reports().write({ account: 'adm_bad', from, to }, to, folder);
    expect(report).toMatchObject({ people: 2, withoutAddress: 1, languages: { mr: 1, en: 1 } });
    expect(Date.parse(report.due) - to.getTime()).toBe(72 * HOUR_MS);
    const [digest, known] = people();
    expect(digest).toMatchObject({ subject: 'a'.repeat(64), email: null, reads: 1 });
    expect(known).toMatchObject({
      subject: asha.id,
      email: asha.email,
      language: 'mr',
      reads: 2,
      kinds: ['email'],
    });
    expect(JSON.stringify(known!.mail)).toContain('privacy@city.example');
    const authority = readFileSync(join(folder, 'authority.txt'), 'utf8');
    for (const part of [
      'adm_bad',
      '2 people',
      report.due,
      'Nature:',
      'Extent:',
      'Time:',
      'Likely consequences:',
      'Measures',
      'Contact:',
    ])
      expect(authority).toContain(part);
    expect(statSync(join(folder, 'people.ndjson')).mode & 0o777).toBe(0o600);
  });

  it('is everybody of whom a table has rows, by a persona too, and addresses without an account', async () => {
    await reportedIssue(service, { by: asha });
    await service.tokenApi.as(ravi).patch('/api/users/me/privacy', { shownAs: 'anonymous' });
    await reportedIssue(service, { by: ravi });
    const reach = { from: new Date(0), to: service.clock.now() };
    await reports().write({ table: 'issues', ...reach }, reach.to, folder);
    expect(people().map(({ subject }) => subject)).toEqual([asha.id, ravi.id].sort());
    await service.database.sql(
      `insert into issue_contacts (issue_id, email, created_at) select min(id), 'caller@example.org', now() from issues`,
    );
    await reports().write({ table: 'issue_contacts', ...reach }, reach.to, folder);
    expect(people()).toMatchObject([{ subject: 'caller@example.org', email: 'caller@example.org' }]);
  });

  it('is refused for a table that is not known or has nothing about people', async () => {
    const reach = { from: new Date(0), to: new Date() };
    for (const table of ['wards', 'no_table; drop table users'])
      await expect(reports().write({ table, ...reach }, reach.to, join(folder, 'none'))).rejects.toThrow(
        'There is no table',
      );
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it.each(LANGUAGES)('is written to people in %s, with all that the law asks for', (language) => {
    const breach = { site: 'https://s.example', from: 'FROM', to: 'UNTIL', contact: 'WHOM' };
    const { subject, body } = draftForPerson(language, breach, 'WHAT');
    expect(subject).toContain('https://s.example');
    for (const part of ['FROM', 'UNTIL', 'WHAT', 'WHOM']) expect(body).toContain(part);
    expect(body.match(/\[to be filled in\]/g)).toHaveLength(3);
  });
});
