import { reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { person, type TestPerson } from '../../factories/people';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** What the page of an issue shows at the top, and what readers can do there. */
describe('the parts of the page of an issue', () => {
  let service: TestService;
  let by: TestPerson;
  let anyone: PublicClient;

  beforeAll(async () => {
    service = await startService();
    by = await person(service);
    anyone = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  const textOf = async (id: string, reader = anyone) => (await reader.get(`/mumbai/issues/${id}`)).text;
  const SUPPORT = /action="[^"]*\/upvote"/;
  const stepsIn = (text: string) => /<ol class="steps".*?<\/ol>/s.exec(text)?.[0] ?? '';

  it('asks a reader who is not signed in for support, and leads to the sign-in', async () => {
    const id = await reportedIssue(service, { by });
    expect(await textOf(id)).toMatch(SUPPORT);
    const answer = await new PublicClient(service.url).post(`/mumbai/issues/${id}/upvote`, { want: 'on' });
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringContaining('/sign-in')]);
  });

  it('asks for no support of one’s own issue, or of one that is resolved', async () => {
    const reporter = new PublicClient(service.url);
    await reporter.signIn('own-issue@example.org');
    const own = await reportedIssue(service, { by });
    await service.database.sql(
      `update issues set reporter_id = (select id from users where email = 'own-issue@example.org') where id = $1`,
      [own],
    );
    expect(await textOf(own, reporter)).not.toMatch(SUPPORT);
    expect(await textOf(own)).toMatch(SUPPORT);
    const admin = await person(service, { role: 'admin' });
    const change = { issueIds: [own], status: 'resolved' };
    await service.tokenApi.as(admin).post('/api/issues/bulk/status', change);
    expect(await textOf(own)).not.toMatch(SUPPORT);
  });

  it('shows how far the issue is', async () => {
    const id = await reportedIssue(service, { by });
    expect(stepsIn(await textOf(id)).match(/<li class="on"/g)).toHaveLength(1);
    const admin = await person(service, { role: 'admin' });
    const change = { issueIds: [id], status: 'in_progress' };
    await service.tokenApi.as(admin).post('/api/issues/bulk/status', change);
    expect(stepsIn(await textOf(id))).toMatch(/aria-current="step"><strong>Work begun<\/strong><time/);
  });

  it('shows the newest answer of the city above the thread', async () => {
    const id = await reportedIssue(service, { by });
    for (const content of ['We have seen it', 'The crew comes on Monday', 'Thank you']) {
      const { messageId } = await postedMessage(service, id, { by, content });
      await service.database.sql('update messages set answer = $2 where id = $1', [
        messageId,
        content !== 'Thank you',
      ]);
    }
    const answer = /<section class="answer">(.*?)<\/section>.*<section id="thread"/s.exec(await textOf(id));
    expect(answer?.[1]).toContain('The crew comes on Monday');
    expect(answer?.[1]).not.toContain('We have seen it');
  });
});
