import { person } from '../../factories/people';
import { ConfirmationFlow } from '../../support/service/confirmation';
import { statusOf } from '../../support/service/resolution';
import { startService } from '../../support/service/service';

describe('the question whether an issue was repaired', () => {
  let flow: ConfirmationFlow;
  beforeAll(async () => {
    flow = new ConfirmationFlow(await startService({ settings: { TRUST_PROXY: '1' } }));
  });
  afterAll(() => flow.service.stop());
  beforeEach(() => flow.begin(2));

  it('is asked once an issue is resolved', async () => {
    expect(await flow.confirmation()).toEqual({
      issueId: flow.issue,
      outcome: null,
      answers: { yes: 0, partly: 0, no: 0 },
      until: null,
    });
    const before = flow.service.clock.now().getTime();
    await flow.resolved();
    const asked = await flow.confirmation();
    expect(asked).toMatchObject({ outcome: 'asked', answers: { yes: 0, partly: 0, no: 0 } });
    const days = (Date.parse(asked.until!) - before) / 86_400_000;
    expect(Math.round(days * 1000) / 1000).toBe(7);
    expect((await flow.detail()).confirmation).toBe('asked');
    const { body } = await flow.service.publicApi.get<object>(`/api/issues/${flow.issue}`);
    expect(body).toMatchObject({ confirmation: 'asked' });
    const { body: requests } = await flow.service.open311.get<object>(
      `/open311/v2/requests/${flow.issue}.json?jurisdiction_id=mumbai&extensions=true`,
    );
    expect(requests).toMatchObject([{ extended_attributes: { confirmation: 'asked' } }]);
  });

  it('is asked when the status is changed to resolved in another way', async () => {
    await flow.bulk('resolved');
    expect(await statusOf(flow.answer(flow.reporter, 'yes'))).toBe(200);
  });

  it('has one answer of a person, which can be changed', async () => {
    await flow.resolved();
    const [supporter] = flow.supporters;
    const first = await flow.answer(flow.reporter, 'yes');
    expect([first.status, first.body.data]).toEqual([
      200,
      expect.objectContaining({ mine: 'yes', outcome: 'asked', answers: { yes: 1, partly: 0, no: 0 } }),
    ]);
    await flow.answer(flow.reporter, 'no', { words: 'It is dark again', mediaId: flow.proof });
    await flow.answer(supporter!, 'partly');
    expect(await flow.confirmation(flow.reporter)).toMatchObject({
      mine: 'no',
      answers: { yes: 0, partly: 1, no: 1 },
    });
    expect(await flow.confirmation(flow.stranger)).not.toHaveProperty('mine');
  });

  it('goes to the reporter, to supporters and to followers', async () => {
    const follower = await person(flow.service);
    await flow.service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_' || $1, $2, 'en', 'mumbai', 'issue', $1, 'instant', now(), now(), now()),
              ('sub_2' || $1, 'nobody@example.org', 'hi', 'mumbai', 'issue', $1, 'instant', now(), now(), now()),
              ('sub_3' || $1, 'unconfirmed@example.org', 'hi', 'mumbai', 'issue', $1, 'instant', now(), null, now())`,
      [flow.issue, follower.email.toLowerCase()],
    );
    await flow.resolved();
    const late = await flow.supporter();
    const people = [flow.reporter, ...flow.supporters, follower];
    for (const who of people) expect(await statusOf(flow.answer(who, 'yes'))).toBe(200);
    expect(await statusOf(flow.answer(late, 'yes'))).toBe(403);
    const asked = await flow.service.database.sql<{ user: string | null; email: string | null }>(
      `select user_id as user, email from issue_confirmation_recipients where issue_id = $1`,
      [flow.issue],
    );
    expect(asked).toHaveLength(people.length + 1);
    expect(asked).toContainEqual({ user: null, email: 'nobody@example.org' });
    expect(asked).toContainEqual({ user: follower.id, email: null });
  });

  it('refuses who may not answer, and what is no answer', async () => {
    const path = flow.path('confirmation');
    expect(await statusOf(flow.answer(flow.reporter, 'yes'))).toBe(409);
    await flow.resolved();
    expect(await statusOf(flow.service.tokenApi.post(path, { answer: 'yes' }))).toBe(401);
    expect(await statusOf(flow.answer(flow.stranger, 'yes'))).toBe(403);
    expect(await statusOf(flow.answer(flow.viewer, 'yes'))).toBe(403);
    for (const answer of ['maybe', undefined, 5, 'YES'])
      expect(await statusOf(flow.answer(flow.reporter, answer))).toBe(400);
    expect(await statusOf(flow.answer(flow.reporter, 'no', { words: 'x'.repeat(1001) }))).toBe(400);
    expect(await statusOf(flow.answer(flow.reporter, 'no', { mediaId: 'med_of_another' }))).toBe(400);
    const unknown = '/api/issues/iss_unknown/confirmation';
    expect(await statusOf(flow.api(flow.reporter).post(unknown, { answer: 'yes' }))).toBe(404);
    expect(await statusOf(flow.api().get(unknown))).toBe(404);
    expect((await flow.confirmation()).answers).toEqual({ yes: 0, partly: 0, no: 0 });
  });

  it('ends when the issue is reopened in another way', async () => {
    await flow.resolved();
    await flow.answer(flow.reporter, 'yes');
    await flow.bulk('in_progress');
    expect(await flow.confirmation()).toMatchObject({ outcome: null, answers: { yes: 0 } });
    expect((await flow.detail()).confirmation).toBeNull();
    expect(await statusOf(flow.answer(flow.reporter, 'no'))).toBe(409);
    await flow.bulk('resolved');
    expect(await flow.confirmation(flow.reporter)).toEqual({
      issueId: flow.issue,
      outcome: 'asked',
      answers: { yes: 0, partly: 0, no: 0 },
      until: expect.any(String) as string,
    });
  });
});
