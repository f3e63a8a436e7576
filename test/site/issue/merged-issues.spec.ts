import { hiddenIssue, mergedIssue, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { fieldOf, PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const JOINED = 'City staff joined the report you opened with this one.';

describe('an issue that was merged into another one', () => {
  let service: TestService;
  let anyone: PublicClient;
  let merged: string;
  let original: string;
  const pathOf = (issue: string) => `/mumbai/issues/${issue}`;

  beforeAll(async () => {
    service = await startService();
    anyone = new PublicClient(service.url);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    merged = await reportedIssue(service, { title: 'The lamp at the corner is dark' });
    original = await reportedIssue(service, { title: 'No light at the corner' });
    await mergedIssue(service, merged, original);
  });

  it('leads to the other issue, which says so, in the language of the page', async () => {
    const { status, headers } = await anyone.get(pathOf(merged));
    expect([status, headers.location]).toEqual([302, `${pathOf(original)}?joined=${merged}`]);
    expect((await anyone.get(headers.location!)).text).toContain(JOINED);
    const hindi = await anyone.get(`/hi${pathOf(merged)}`);
    expect(hindi.headers.location).toBe(`/hi${pathOf(original)}?joined=${merged}`);
    expect((await anyone.get(hindi.headers.location!)).text).toContain('शहर के कर्मचारियों ने इस समस्या में मिला');
  });

  it('is named as joined by no other address', async () => {
    const stranger = await reportedIssue(service);
    for (const joined of [stranger, original, 'iss_none', ''])
      expect((await anyone.get(`${pathOf(original)}?joined=${joined}`)).text).not.toContain(JOINED);
  });

  it('leads over others to the one that is left', async () => {
    const last = await reportedIssue(service);
    await mergedIssue(service, original, last);
    expect((await anyone.get(pathOf(merged))).headers.location).toBe(`${pathOf(last)}?joined=${merged}`);
  });

  it('is not found if moderation has hidden it or the other issue, or under another city', async () => {
    expect((await anyone.get(`/pune/issues/${merged}`)).status).toBe(404);
    await hiddenIssue(service, original);
    expect((await anyone.get(pathOf(merged))).status).toBe(404);
    await hiddenIssue(service, original, false);
    expect((await anyone.get(pathOf(merged))).status).toBe(302);
    await service.database.sql('update issues set withheld = true where id = $1', [merged]);
    expect((await anyone.get(pathOf(merged))).status).toBe(404);
  });

  it('takes no form; what was typed is kept for the other issue', async () => {
    const reader = new PublicClient(service.url);
    await reader.signIn('late@example.org');
    const sent = await reader.post(`${pathOf(merged)}/messages`, { content: 'Still dark on Monday' });
    expect([sent.status, sent.headers.location]).toEqual([303, `${pathOf(original)}?joined=${merged}`]);
    expect(fieldOf((await reader.get(sent.headers.location!)).text, 'content')).toBe('Still dark on Monday');
    const count = 'select count(*)::int as n from messages where issue_id = any ($1)';
    expect(await service.database.sql(count, [[merged, original]])).toEqual([{ n: 0 }]);
  });

  it('stays in the lists of its reporter and supporters, as joined', async () => {
    const reader = new PublicClient(service.url);
    await reader.signIn('own@example.org');
    const [{ id }] = (await service.database.sql<{ id: string }>(
      `select id from users where email = 'own@example.org'`,
    )) as [{ id: string }];
    const supported = await reportedIssue(service);
    await reader.post(`${pathOf(supported)}/upvote`, { want: 'on' });
    await service.database.sql('update issues set reporter_id = $2 where id = $1', [merged, id]);
    await mergedIssue(service, supported, original);
    const { text } = await reader.get('/me');
    for (const issue of [merged, supported]) expect(text).toContain(`href="${pathOf(issue)}"`);
    expect(text.match(/Joined with another report/g)).toHaveLength(2);
    expect((await reader.get(pathOf(merged))).text).toContain('City staff have merged this issue');
    await service.database.sql('update issues set withheld = true where id = $1', [merged]);
    expect((await reader.get('/me')).text).not.toContain(merged);
  });

  it('has duplicateOf in the lists of the token API', async () => {
    interface Own {
      items: Array<{ issueId: string; duplicateOf?: { issueId: string } | null }>;
    }
    const asha = await person(service);
    const own = await reportedIssue(service, { by: asha });
    const other = await reportedIssue(service, { by: asha });
    const as = service.tokenApi.as(asha);
    await as.post(`/api/issues/${own}/upvote`);
    await mergedIssue(service, own, original);
    const duplicatesIn = async (list: string) =>
      (await as.get<Envelope<Own>>(`/api/users/me/${list}`)).body.data.items.map(
        ({ issueId, duplicateOf }) => [issueId, duplicateOf],
      );
    expect(await duplicatesIn('issues')).toEqual([
      [other, undefined],
      [own, { issueId: original }],
    ]);
    expect(await duplicatesIn('upvotes')).toEqual([[own, { issueId: original }]]);
    await hiddenIssue(service, original);
    expect(await duplicatesIn('upvotes')).toEqual([[own, null]]);
    await hiddenIssue(service, own);
    expect(await duplicatesIn('issues')).toEqual([[other, undefined]]);
  });
});
