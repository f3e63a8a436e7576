import { ConfirmationsService } from '../../../src/resolution/confirmation/confirmations.service';
import { LATE_WARD, wardOfficer } from '../../factories/escalations';
import { allPlaced } from '../../factories/issues';
import { person } from '../../factories/people';
import { ConfirmationFlow } from '../../support/service/confirmation';
import { runJob } from '../../support/service/run-job';
import { startService } from '../../support/service/service';

const HOUR_MS = 3_600_000;

describe('an issue whose repair its people dispute', () => {
  let flow: ConfirmationFlow;
  beforeAll(async () => {
    flow = new ConfirmationFlow(await startService({ settings: { TRUST_PROXY: '1' } }));
    const officer = await wardOfficer(flow.service);
    await flow.service.database.sql(`update officials set email = 'ward@city.example' where id = $1`, [
      officer,
    ]);
  });
  afterAll(() => flow.service.stop());

  /** Resolves the issue, and lets its reporter dispute that. */
  async function disputed(): Promise<void> {
    flow.admin = await person(flow.service, { role: 'admin' });
    await flow.bulk('resolved');
    const confirmations = flow.service.app.get(ConfirmationsService, { strict: false });
    await confirmations.answerOnChannel(flow.issue, { userId: flow.reporter.id }, 'no');
    flow.pass();
    await runJob(flow.service, 'confirmations');
    expect((await flow.detail()).status).toBe('open');
  }

  it('goes on with its clock, and the second time to the next office and with a photo', async () => {
    await flow.begin();
    await flow.service.database.sql(
      `update issues set ward = $2, jurisdiction_id = (select id from jurisdictions where ward = $2 limit 1) where id = $1`,
      [flow.issue, LATE_WARD],
    );
    await allPlaced(flow.service);
    await disputed();
    const first = await flow.detail();
    const now = flow.service.clock.now().getTime();
    const left = (Date.parse(first.dueAt!) - now) / HOUR_MS;
    expect(left).toBeGreaterThanOrEqual(23.9);
    expect(left).toBeLessThanOrEqual(48);
    expect(first.escalationLevel).toBe(0);
    await disputed();
    expect((await flow.detail()).escalationLevel).toBe(1);
    await flow.bulk('resolved');
    expect((await flow.detail()).status).toBe('open');
    const letters = await flow.service.database.sql(
      `select subject from mails where recipient = 'ward@city.example'`,
    );
    expect(letters).toEqual([{ subject: expect.stringMatching(/^Not repaired: /) as string }]);
    await runJob(flow.service, 'mails');
    const sent = await flow.service.database.sql(
      `select status from mails where recipient = 'ward@city.example'`,
    );
    expect(sent).toEqual([{ status: 'sent' }]);
  });
});
