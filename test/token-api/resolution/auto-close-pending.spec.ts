import { AutoCloseService } from '../../../src/resolution/auto-close.service';
import { PublicClient } from '../../support/network/public-client';
import { ResolutionFlow } from '../../support/service/resolution';
import { startService } from '../../support/service/service';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('automatic closing of an issue that somebody asked to reopen', () => {
  let flow: ResolutionFlow;
  const begin = (settings: Record<string, string> = {}) =>
    startService({ settings }).then((service) => (flow = new ResolutionFlow(service)));
  afterEach(() => flow.service.stop());

  const run = () => flow.service.app.get(AutoCloseService, { strict: false }).close();
  const status = async () => (await flow.detail()).status;
  const request = async () => (await flow.detail()).resolution?.reopenRequests[0]?.status;
  /** An issue that was resolved and asked to be reopened, and how the job treats it on days after that. */
  async function asked() {
    await flow.renew();
    await flow.resolved();
    return flow.requested();
  }
  const pass = (days: number) => flow.service.clock.advance(days * DAY_MS);

  it('waits for the decision, at most seven days, and says then that there was none', async () => {
    await begin();
    await asked();
    pass(7.1);
    expect([await run(), await status(), await request()]).toEqual([
      { closed: 0, failed: 0 },
      'resolved',
      'pending',
    ]);
    pass(6.8);
    await run();
    expect(await status()).toBe('resolved');
    pass(0.2);
    expect([await run(), await status(), await request()]).toEqual([
      { closed: 1, failed: 0 },
      'closed',
      'denied',
    ]);
    const events = await flow.service.database.sql(
      `select note from issue_status_events where issue_id = $1 and to_status = 'closed'`,
      [flow.issue],
    );
    expect(events).toEqual([{ note: 'A request to reopen it was not decided' }]);
    const { text } = await new PublicClient(flow.service.url).get(`/mumbai/issues/${flow.issue}`);
    expect(text).toContain('Not decided before the issue was closed');
    expect(text).not.toContain('Denied');
  });

  it('does not wait once it is decided', async () => {
    await begin();
    const id = await asked();
    await flow.review(flow.admin, id, 'deny');
    pass(7.1);
    expect([await run(), await status(), await request()]).toEqual([
      { closed: 1, failed: 0 },
      'closed',
      'denied',
    ]);
    const { text } = await new PublicClient(flow.service.url).get(`/mumbai/issues/${flow.issue}`);
    expect(text).toContain('>Denied<');
    expect(text).not.toContain('Not decided');
  });

  it('waits as long as the setting says', async () => {
    await begin({ AUTO_CLOSE_AFTER_DAYS: '2', AUTO_CLOSE_PENDING_DAYS: '30' });
    await asked();
    pass(31.9);
    await run();
    expect(await status()).toBe('resolved');
    pass(0.2);
    await run();
    expect(await status()).toBe('closed');
  });

  it('never waits with the setting 0', async () => {
    await begin({ AUTO_CLOSE_PENDING_DAYS: '0' });
    await asked();
    pass(6.9);
    expect(await run()).toEqual({ closed: 0, failed: 0 });
    pass(0.2);
    expect([await run(), await status(), await request()]).toEqual([
      { closed: 1, failed: 0 },
      'closed',
      'denied',
    ]);
  });
});
