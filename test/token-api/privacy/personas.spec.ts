import type { CreatedIssueDto, IssueDto } from '../../../src/issues/dto/issue.dto';
import type { OwnIssuePageDto } from '../../../src/issues/dto/own-issues.dto';
import type { MessagePageDto, PostedMessageDto } from '../../../src/messages/dto/message.dto';
import { report } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const REPORTS = 20;
const THREADS = 10;
const PERSONA = /^per_[0-9a-f-]{36}$/;

describe('a person who contributes without a name', () => {
  let service: TestService;
  let asha: TestPerson;
  let other: TestPerson;
  let reports: string[];
  let threads: string[];
  beforeAll(async () => {
    service = await startService();
    asha = await person(service, { name: 'Asha Kulkarni' });
    other = await person(service, { name: 'Ravi Menon' });
    reports = [];
    for (let n = 0; n < REPORTS; n++) {
      const words = `Street light number ${n} is dark at the stop`;
      reports.push(await reported(asha, { title: words, shownAs: 'anonymous' }));
    }
    threads = [];
    for (let n = 0; n < THREADS; n++) {
      const id = await reported(other, { title: `Deep pothole number ${n} at the signal` });
      threads.push(id);
      expect(await posted(asha, id, { shownAs: 'anonymous' })).toBe(201);
    }
  });
  afterAll(() => service.stop());

  const as = (who: TestPerson) => service.tokenApi.as(who);
  async function reported(who: TestPerson, changes: object): Promise<string> {
    const { body } = await as(who).post<Envelope<CreatedIssueDto>>('/api/issues', {
      ...report(),
      ...changes,
    });
    return body.data.issueId;
  }
  const posted = async (who: TestPerson, id: string, wish: object = {}) =>
    (
      await as(who).post<Envelope<PostedMessageDto>>(`/api/issues/${id}/messages`, {
        content: 'Still so.',
        ...wish,
      })
    ).status;
  const shown = async (id: string, who?: TestPerson) =>
    (await (who ? as(who) : service.tokenApi).get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const thread = async (id: string, who?: TestPerson) =>
    (await (who ? as(who) : service.tokenApi).get<Envelope<MessagePageDto>>(`/api/issues/${id}/messages`))
      .body.data.items;

  it('has another account in each issue, of which nothing is the same', async () => {
    const accounts = [
      ...(await Promise.all(reports.map(async (id) => (await shown(id)).reportedBy))),
      ...(await Promise.all(threads.map(async (id) => (await thread(id))[0]!.author))),
    ].map(({ userId, displayName }) => ({ userId, displayName }));
    expect(new Set(accounts.map(({ userId }) => userId)).size).toBe(REPORTS + THREADS);
    for (const { userId, displayName } of accounts) {
      expect(userId).toMatch(PERSONA);
      expect(displayName).toBe('Anonymous');
    }
    // Their order says nothing either: ids are random.
    const ids = accounts.slice(0, REPORTS).map(({ userId }) => userId);
    expect(ids).not.toEqual([...ids].sort());
  });

  it('has nothing in any answer that links two contributions, but a pseudonym', async () => {
    const valuesOf = async (id: string): Promise<Set<string>> => {
      const paths = [`/api/issues/${id}`, `/api/issues/${id}/messages`, `/api/issues/${id}/timeline`];
      const open311 = `/open311/v2/requests/${id}.json?jurisdiction_id=mumbai&extensions=true`;
      const answers = [
        ...(await Promise.all(paths.map((path) => service.tokenApi.get(path)))),
        await service.publicApi.get(`/api/issues/${id}`),
        await service.open311.get(open311),
      ];
      return new Set(answers.flatMap(({ body }) => leavesOf(body)));
    };
    /** What is in answers about several of some issues, and in none about issues of others. */
    const linksOf = async (ids: readonly string[], ofOthers: ReadonlySet<string>): Promise<string[]> => {
      const seen = new Set<string>();
      const links = new Set<string>();
      for (const id of ids)
        for (const value of await valuesOf(id)) {
          if (seen.has(value) && !ofOthers.has(value)) links.add(value);
          seen.add(value);
        }
      return [...links];
    };
    const known = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const stranger = await person(service);
      const title = `Street light of stranger ${n} is dark at the stop`;
      const id = await reported(stranger, { title, shownAs: 'anonymous' });
      await posted(stranger, id, { shownAs: 'anonymous' });
      for (const value of await valuesOf(id)) known.add(value);
    }
    const told = await reported(other, {});
    await posted(other, told);
    for (const value of await valuesOf(told)) known.add(value);
    expect(await linksOf([...reports, ...threads], known)).toEqual([]);
    const kite = await person(service);
    await as(kite).patch('/api/users/me/privacy', { pseudonym: 'Blue Kite' });
    const named: string[] = [];
    for (const title of ['The lamp at the well is dark', 'The tap at the well is dry'])
      named.push(await reported(kite, { title, shownAs: 'pseudonym' }));
    expect(await linksOf(named, known)).toEqual(['Blue Kite']);
  });

  it('begins when they contributed, so that nothing tells how many there are', async () => {
    const rows = await service.database.sql<{ begun: Date; picture: string | null }>(
      `select u.created_at as begun, u.avatar_url as picture from issues i
         join users u on u.id = i.reporter_id where i.id = any ($1) order by i.created_at`,
      [reports],
    );
    const begun = rows.map((row) => row.begun.getTime());
    expect(new Set(begun).size).toBe(REPORTS);
    expect(begun).toEqual([...begun].sort((one, other) => one - other));
    expect(rows.map(({ picture }) => picture)).toEqual(reports.map(() => null));
  });

  it('is on no surface that others read', async () => {
    const tokenPaths = [
      '/api/issues?limit=100',
      ...reports.map((id) => `/api/issues/${id}`),
      ...threads.flatMap((id) => [`/api/issues/${id}`, `/api/issues/${id}/messages`]),
      ...reports.map((id) => `/api/issues/${id}/timeline`),
      '/api/scores?limit=100',
    ];
    const publicPaths = [
      '/api/reporters?cityId=mumbai',
      '/api/cities/mumbai/issues',
      '/api/events?cityId=mumbai',
    ];
    for (const path of tokenPaths) {
      const { text } = await as(other).get(path);
      expect(text).not.toMatch(new RegExp(`${asha.id}|Kulkarni`));
    }
    for (const path of publicPaths) {
      const { text } = await service.publicApi.get(path);
      expect(text).not.toMatch(/Kulkarni|asha/i);
    }
    const { status } = await service.tokenApi.get(`/api/scores/${asha.id}`);
    expect(status).toBe(404);
    const { reportedBy } = await shown(reports[0]!);
    expect((await service.tokenApi.get(`/api/scores/${reportedBy.userId}`)).status).toBe(404);
  });

  it('is found by no search, and not among the accounts', async () => {
    const words = await service.database.sql<{ words: string }>('select words from issue_search');
    expect(words.map((row) => row.words).join()).not.toMatch(/anonymous|kulkarni/);
    const admin = await person(service, { role: 'admin' });
    const { text } = await as(admin).get('/api/admin/users?limit=100');
    expect(text).toContain(asha.id);
    expect(text).not.toContain('per_');
    const { reportedBy } = await shown(reports[0]!);
    const change = await as(admin).patch(`/api/users/${reportedBy.userId}/role`, { role: 'viewer' });
    expect(change.status).toBe(404);
  });

  it('edits, sees and finds what is theirs; nobody else does', async () => {
    const id = reports[0]!;
    const edit = { title: 'Two street lights are dark at the stop' };
    expect((await as(other).patch(`/api/issues/${id}`, edit)).status).toBe(403);
    expect((await as(asha).patch(`/api/issues/${id}`, edit)).status).toBe(200);
    expect((await shown(id, asha)).mine).toBe(true);
    expect((await shown(id, other)).mine).toBeUndefined();
    const own = await as(asha).get<Envelope<OwnIssuePageDto>>('/api/users/me/issues?limit=100');
    expect(own.body.data.items.map(({ issueId }) => issueId)).toEqual([...reports].reverse());
    expect(own.body.data.items.every(({ mine }) => mine === true)).toBe(true);
    const [message] = await thread(threads[0]!, asha);
    expect(message!.mine).toBe(true);
    const path = `/api/issues/${threads[0]!}/messages/${message!.messageId}`;
    expect((await as(other).delete(path)).status).toBe(403);
    expect((await as(asha).delete(path)).status).toBe(200);
    expect((await as(asha).post(`/api/issues/${id}/rate-resolution`, { vote: 'up' })).status).toBe(403);
  });

  it('gets the alerts of their reports', async () => {
    const owners = await service.database.sql<{ email: string }>(
      `select distinct email from alert_subscriptions where kind = 'issue' and own and target = any ($1)`,
      [reports],
    );
    expect(owners).toEqual([{ email: asha.email }]);
  });

  it('is shown the same way in all of an issue, and otherwise everywhere after a change', async () => {
    const id = await reported(asha, {});
    expect(await posted(asha, id)).toBe(201);
    expect((await shown(id)).reportedBy.displayName).toBe('Asha Kulkarni');
    expect(await posted(asha, id, { shownAs: 'anonymous' })).toBe(201);
    const { reportedBy } = await shown(id);
    expect(reportedBy.userId).toMatch(PERSONA);
    const authors = (await thread(id)).map(({ author }) => author.userId);
    expect(authors).toEqual([reportedBy.userId, reportedBy.userId]);
    const back = await as(asha).patch<Envelope<object>>(`/api/issues/${id}/privacy`, { shownAs: 'name' });
    expect(back.body.data).toEqual({
      issueId: id,
      shownAs: 'name',
      updatedAt: expect.any(String) as string,
    });
    expect((await shown(id)).reportedBy.userId).toBe(asha.id);
    expect((await thread(id)).map(({ author }) => author.userId)).toEqual([asha.id, asha.id]);
  });

  it('earns a score only by what is shown by name, so that no counter shows the rest', async () => {
    const maya = await person(service, { name: 'Maya Rao' });
    const id = await reported(maya, {});
    const score = async () =>
      (
        await service.database.sql<{ reports: number; comments: number }>(
          'select reports, comments_made as comments from user_scores where user_id = $1',
          [maya.id],
        )
      )[0];
    await posted(maya, id);
    expect(await score()).toEqual({ reports: 1, comments: 1 });
    await as(maya).patch(`/api/issues/${id}/privacy`, { shownAs: 'anonymous' });
    expect(await score()).toEqual({ reports: 0, comments: 0 });
    await as(maya).patch(`/api/issues/${id}/privacy`, { shownAs: 'name' });
    expect(await score()).toEqual({ reports: 1, comments: 1 });
  });

  it('resolves and closes their issue under the same account', async () => {
    const id = reports[1]!;
    const mediaIds = [await attachedPost(service, id, asha)];
    const draft = { description: 'The lamp was replaced this morning.', mediaIds };
    expect((await as(asha).post(`/api/issues/${id}/resolve`, draft)).status).toBe(201);
    expect((await as(other).post(`/api/issues/${id}/rate-resolution`, { vote: 'up' })).status).toBe(200);
    const reason = { reason: 'It is dark again since last night.' };
    expect((await as(asha).post(`/api/issues/${id}/reopen-request`, reason)).status).toBe(201);
    const { reportedBy, resolution } = await shown(id);
    expect(resolution!.resolvedBy).toEqual({ id: reportedBy.userId, name: 'Anonymous', role: 'user' });
    expect(resolution!.reopenRequests).toMatchObject([{ userId: reportedBy.userId, userName: 'Anonymous' }]);
    expect((await as(other).patch(`/api/issues/${id}/close`, { source: 'owner' })).status).toBe(403);
    expect((await as(asha).patch(`/api/issues/${id}/close`, { source: 'owner' })).status).toBe(200);
    const timeline = await service.tokenApi.get<Envelope<{ items: Array<{ by: string }> }>>(
      `/api/issues/${id}/timeline`,
    );
    const acts = timeline.body.data.items.filter(({ by }) => by === 'reporter');
    expect(acts).toHaveLength(3);
    // A closed issue changes, too, also its resolution.
    await as(asha).patch(`/api/issues/${id}/privacy`, { shownAs: 'name' });
    expect((await shown(id)).resolution!.resolvedBy).toEqual({ id: asha.id, name: asha.name, role: 'user' });
    await as(asha).patch(`/api/issues/${id}/privacy`, { shownAs: 'anonymous' });
    expect((await shown(id)).resolution!.resolvedBy.name).toBe('Anonymous');
  });

  it('changes nothing of others, and officials act by name', async () => {
    const wish = { shownAs: 'anonymous' };
    const path = `/api/issues/${threads[1]!}/privacy`;
    const stranger = await person(service);
    expect((await as(stranger).patch(path, wish)).status).toBe(403);
    const official = await officialPerson(service);
    const refused = await as(official).post<ErrorEnvelope>('/api/issues', { ...report(), ...wish });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'VALIDATION_ERROR']);
    const nameless = await as(other).post<ErrorEnvelope>('/api/issues', {
      ...report(),
      shownAs: 'pseudonym',
    });
    expect([nameless.status, nameless.body.error.code]).toEqual([422, 'VALIDATION_ERROR']);
  });
});

/** The values in an answer but times, in which a moment is always the same. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return /^\d{4}-\d\d-\d\d/.test(String(value)) ? [] : [String(value)];
}
