import { staffMember, type StaffMember } from '../../factories/console';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';

describe('the search of the feed by number', () => {
  let service: TestService;
  let staff: StaffMember;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    issue = await reportedIssue(service, { city: 'pune', title: 'A lamp that is dark' });
  });
  afterAll(() => service.stop());

  const found = async (q: string, query = '') =>
    (
      await staff.api.get<Array<{ id: string }>>(
        `/api/admin/feed/issues?cityId=mumbai&q=${encodeURIComponent(q)}${query}`,
      )
    ).body.map(({ id }) => id);
  /** The number of an issue as people write it who cannot tell 0 from o and 1 from l. */
  const heard = (id: string) => id.slice(-6).toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l');

  it('finds an issue of any city by its number, id and address', async () => {
    const number = issue.slice(-6);
    for (const q of [
      number,
      heard(issue),
      ` ${number.slice(0, 3)} ${number.slice(3)} `,
      `${number.slice(0, 3)}-${number.slice(3)}`,
      issue,
      issue.toUpperCase(),
      `${service.url}/mr/pune/issues/${issue}#done`,
    ])
      expect([q, await found(q)]).toEqual([q, [issue]]);
  });

  it('also finds a hidden one, and respects the other filters', async () => {
    await hiddenIssue(service, issue);
    expect(await found(issue)).toEqual([issue]);
    for (const query of [
      '&status=resolved',
      '&category=Corruption',
      '&ward=K/West',
      '&due=late',
      '&state=disputed',
    ])
      expect([query, await found(issue, query)]).toEqual([query, []]);
    expect(await found(issue, '&status=new')).toEqual([issue]);
  });

  it('finds issues with the number in the title, too', async () => {
    const number = issue.slice(-6);
    const named = await reportedIssue(service, { title: `The same as ${number} again` });
    expect(await found(number)).toEqual([issue, named]);
    expect(await found(number, `&before=${named}`)).toEqual([]);
  });

  it('uses the index of numbers', async () => {
    await service.database.sql('set enable_seqscan = off');
    const plan = await service.database.sql<{ 'QUERY PLAN': string }>(
      `explain select id from issues i where right(i.id, 6) = '9cd160'`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join()).toContain('issues_number_idx');
  });
});
