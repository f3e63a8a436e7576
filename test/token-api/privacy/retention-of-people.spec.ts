import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const DAY_MS = 86_400_000;

describe('the job privacy-retention, of people', () => {
  let service: TestService;
  let asha: TestPerson;
  beforeAll(async () => {
    service = await startService({ settings: { DETACH_REPORTERS_MONTHS: '6' } });
    asha = await person(service, { name: 'Asha Kulkarni' });
  });
  afterAll(() => service.stop());
  afterEach(() => service.clock.set());

  const retain = () => runJob(service, 'privacy-retention');
  const reporterOf = async (id: string) =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data.reportedBy;

  it('parts reporters from closed issues after DETACH_REPORTERS_MONTHS, by name or not, and not from open ones', async () => {
    const named = await reportedIssue(service, { by: asha });
    const open = await reportedIssue(service, { by: asha });
    const unnamed = await reportedIssue(service, { by: asha });
    await service.tokenApi.as(asha).patch(`/api/issues/${unnamed}/privacy`, { shownAs: 'anonymous' });
    await service.database.sql('update issues set closed_at = $2 where id = any($1)', [
      [named, unnamed],
      service.clock.now(),
    ]);
    const owners = () =>
      service.database.sql('select 1 from persona_owners where scope = any($1)', [[named, unnamed]]);
    service.clock.advance(180 * DAY_MS);
    expect(await retain()).toMatchObject({ 'reporter-names': 0 });
    expect((await reporterOf(named)).displayName).toBe('Asha Kulkarni');
    service.clock.advance(6 * DAY_MS);
    expect(await retain()).toMatchObject({ 'reporter-names': 2 });
    expect((await reporterOf(named)).displayName).toBe('Anonymous');
    expect((await reporterOf(open)).displayName).toBe('Asha Kulkarni');
    expect(await owners()).toEqual([]);
    expect(await retain()).toMatchObject({ 'reporter-names': 0 });
  });

  it('deletes preferences of addresses without account and subscription in the next night', async () => {
    await service.database.sql(
      `insert into alert_addresses (email, language) values ('gone@example.org', 'hi'), (lower($1), 'mr')
       on conflict (email) do nothing`,
      [asha.email],
    );
    expect(await retain()).toMatchObject({ 'alert-addresses': 1 });
    expect(await service.database.sql('select email from alert_addresses')).toEqual([
      { email: asha.email.toLowerCase() },
    ]);
  });

  it('leaves a digest of addresses that refuse mail', async () => {
    await service.database.sql(
      `insert into mail_suppressions (address, reason, at) values ('full@example.org', '550', now())`,
    );
    expect(await retain()).toMatchObject({ 'suppressed-addresses': 1 });
    expect(await service.database.sql('select address, reason from mail_suppressions')).toEqual([
      { address: expect.stringMatching(/^[0-9a-f]{64}$/) as string, reason: '' },
    ]);
    expect(await retain()).toMatchObject({ 'suppressed-addresses': 0 });
  });
});
