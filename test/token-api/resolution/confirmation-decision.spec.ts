import { AutoCloseService } from '../../../src/resolution/auto-close.service';
import { ConfirmationsService } from '../../../src/resolution/confirmation/confirmations.service';
import { apiClient } from '../../factories/open311';
import { person } from '../../factories/people';
import { webhookEndpoint } from '../../factories/webhooks';
import { ConfirmationFlow } from '../../support/service/confirmation';
import { statusOf } from '../../support/service/resolution';
import { runJob } from '../../support/service/run-job';
import { startService } from '../../support/service/service';

describe('the decision whether an issue was repaired', () => {
  let flow: ConfirmationFlow;
  beforeAll(async () => {
    flow = new ConfirmationFlow(await startService({ settings: { TRUST_PROXY: '1' } }));
    const eventTypes = ['issue.confirmation_decided'];
    await webhookEndpoint(flow.service, await apiClient(flow.service), { eventTypes });
  });
  afterAll(() => flow.service.stop());

  const autoClose = () => flow.service.app.get(AutoCloseService, { strict: false }).close();
  const status = async () => (await flow.detail()).status;
  const outcome = async () => (await flow.detail()).confirmation;
  /** A resolved issue with some supporters. */
  const resolved = async (supporters = 0) => {
    await flow.begin(supporters);
    await flow.resolved();
  };
  const all = async (people: ConfirmationFlow['supporters'], answer: string) => {
    for (const who of people) expect(await statusOf(flow.answer(who, answer))).toBe(200);
  };

  it('is made at once by ten answers, and reopens an issue that its people dispute', async () => {
    await resolved(10);
    await all(flow.supporters.slice(0, 3), 'yes');
    await flow.answer(flow.reporter, 'no', { words: 'Dark again\nsince Monday' });
    await all(flow.supporters.slice(3, 8), 'no');
    expect(await outcome()).toBe('asked');
    const tenth = await flow.answer(flow.supporters[8]!, 'no');
    expect(tenth.body.data).toMatchObject({
      outcome: 'disputed',
      mine: 'no',
      answers: { yes: 3, partly: 0, no: 7 },
    });
    expect([await status(), await outcome()]).toEqual(['open', 'disputed']);
    expect(await statusOf(flow.answer(flow.reporter, 'yes'))).toBe(409);
    expect(await flow.confirmation()).toMatchObject({ answers: { yes: 3, partly: 0, no: 7 } });
    const said = 'Not repaired, by the people who were asked: 7 no, 0 partly, 3 yes';
    const requests = await flow.service.database.sql(
      `select user_id as by, status, reviewed_by as reviewer, reason from reopen_requests where issue_id = $1`,
      [flow.issue],
    );
    const reason = `${said} · Dark again since Monday`;
    expect(requests).toEqual([{ by: 'usr_city_desk', status: 'approved', reviewer: null, reason }]);
    const events = await flow.service.database.sql(
      `select note from issue_status_events where issue_id = $1 order by id desc limit 1`,
      [flow.issue],
    );
    expect(events).toEqual([{ note: said }]);
  });

  it('forgets where answers came from', async () => {
    await resolved();
    await flow.answer(flow.reporter, 'yes');
    const sources = () =>
      flow.service.database.sql(
        `select network is not null as kept, network ~ '10\\.' as shown from issue_confirmation_answers where issue_id = $1`,
        [flow.issue],
      );
    expect(await sources()).toEqual([{ kept: true, shown: false }]);
    flow.pass();
    await runJob(flow.service, 'confirmations');
    expect(await sources()).toEqual([{ kept: false, shown: null }]);
  });

  it.each([
    ['yes', 'confirmed', 'resolved'],
    ['no', 'disputed', 'open'],
    ['partly', 'unconfirmed', 'resolved'],
    [undefined, 'unconfirmed', 'resolved'],
  ])('is made by the job when the time is over: the reporter says %s', async (answer, expected, then) => {
    await resolved();
    if (answer) await flow.answer(flow.reporter, answer);
    flow.pass(6.9);
    await runJob(flow.service, 'confirmations');
    expect(await outcome()).toBe('asked');
    flow.pass(0.2);
    await runJob(flow.service, 'confirmations');
    expect([await outcome(), await status()]).toEqual([expected, then]);
    await runJob(flow.service, 'confirmations');
    const told = await flow.service.database.sql(
      `select payload::jsonb -> 'data' -> 'outcome' as outcome from webhook_events
        where issue_id = $1 and type = 'issue.confirmation_decided'`,
      [flow.issue],
    );
    expect(told).toEqual([{ outcome: expected }]);
  });

  it('comes before the automatic closing, which leaves a disputed issue open', async () => {
    await resolved();
    await flow.answer(flow.reporter, 'no');
    flow.pass();
    await autoClose();
    expect([await outcome(), await status()]).toEqual(['disputed', 'open']);
    await resolved();
    flow.pass();
    await autoClose();
    expect([await outcome(), await status()]).toEqual(['unconfirmed', 'closed']);
  });

  it('is made by the closing if the question is younger than the resolution', async () => {
    await resolved();
    await flow.answer(flow.reporter, 'no');
    await flow.service.database.sql(
      `update issue_resolutions set resolved_at = resolved_at - interval '8 days' where issue_id = $1`,
      [flow.issue],
    );
    await autoClose();
    expect([await outcome(), await status()]).toEqual(['disputed', 'open']);
  });

  it('is made by the answers that there are when somebody closes the issue, which stays closed', async () => {
    await resolved(2);
    await all(flow.supporters, 'no');
    await flow.answer(flow.reporter, 'no');
    expect(await statusOf(flow.close(flow.reporter))).toBe(200);
    expect([await outcome(), await status()]).toEqual(['disputed', 'closed']);
  });

  it('is asked for anew after each resolution, and stays until then', async () => {
    await resolved();
    await flow.answer(flow.reporter, 'no');
    flow.pass();
    await runJob(flow.service, 'confirmations');
    expect(await outcome()).toBe('disputed');
    flow.admin = await person(flow.service, { role: 'admin' });
    await flow.bulk('in_progress');
    expect(await outcome()).toBe('disputed');
    await flow.bulk('resolved');
    expect(await outcome()).toBe('asked');
    await flow.bulk('open');
    expect(await outcome()).toBeNull();
  });

  it('is made once by racing answers', async () => {
    await resolved(20);
    const answers = await Promise.all(flow.supporters.map((who) => flow.answer(who, 'no')));
    const accepted = answers.filter(({ status: code }) => code === 200).length;
    expect(answers.every(({ status: code }) => code === 200 || code === 409)).toBe(true);
    expect(accepted).toBe(10);
    expect((await flow.confirmation()).answers).toEqual({ yes: 0, partly: 0, no: 10 });
    const reopened = await flow.service.database.sql(
      `select 1 from issue_status_events where issue_id = $1 and from_status = 'resolved'`,
      [flow.issue],
    );
    expect(reopened).toHaveLength(1);
  });

  it('does not follow many answers from one range', async () => {
    await resolved(12);
    for (const who of flow.supporters) await flow.answer(who, 'no', { from: '203.0.113.9' });
    expect((await flow.confirmation()).answers.no).toBe(12);
    expect(await outcome()).toBe('asked');
    flow.pass();
    await runJob(flow.service, 'confirmations');
    expect(await outcome()).toBe('unconfirmed');
  });

  it('does not follow accounts of the same day', async () => {
    await flow.begin();
    for (let number = 0; number < 10; number++) flow.supporters.push(await flow.supporter());
    await flow.resolved();
    await all(flow.supporters, 'no');
    expect(await outcome()).toBe('asked');
    await flow.answer(flow.reporter, 'no');
    expect(await outcome()).toBe('disputed');
  });

  it('counts what people answer on a channel', async () => {
    await resolved();
    const confirmations = flow.service.app.get(ConfirmationsService, { strict: false });
    const from = { senderKey: '+919876543210', isReporter: true };
    await confirmations.answerOnChannel(flow.issue, from, 'yes');
    await confirmations.answerOnChannel(flow.issue, from, 'no');
    await expect(
      confirmations.answerOnChannel(flow.issue, { userId: flow.stranger.id }, 'no'),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    flow.pass();
    await runJob(flow.service, 'confirmations');
    expect([await outcome(), await flow.confirmation()]).toEqual([
      'disputed',
      expect.objectContaining({ answers: { yes: 0, partly: 0, no: 1 } }),
    ]);
    await expect(confirmations.answerOnChannel(flow.issue, from, 'yes')).rejects.toMatchObject({
      kind: 'conflict',
    });
  });
});
