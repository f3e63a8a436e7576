import { IssueLifecycle } from '../../src/issues';
import { Database } from '../../src/platform/database/database';
import { apiClient, filedReport } from '../factories/open311';
import { runJob } from '../support/run-job';
import { startService, type TestService } from '../support/service';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the contact data of people for whom clients report', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  async function closed(id: string): Promise<void> {
    const lifecycle = service.app.get(IssueLifecycle, { strict: false });
    await service.app.get(Database, { strict: false }).transaction(async () => {
      const origin = { actorId: 'adm_staff', surface: 'token' as const };
      await lifecycle.move(await lifecycle.lock(id), 'closed', 'bulk', origin);
    });
  }
  async function leftAfter(days: number): Promise<string[]> {
    service.clock.advance(days * DAY_MS);
    await runJob(service, 'issue-contacts');
    const rows = await service.database.sql<{ id: string }>('select issue_id as id from issue_contacts');
    return rows.map(({ id }) => id).sort();
  }

  it('is deleted 90 days after the issue is closed, and after 400 days at the most', async () => {
    const client = await apiClient(service);
    const file = () => filedReport(service, client, { email: 'asha@example.org' });
    const [done, open] = [await file(), await file()];
    await closed(done);
    expect(await leftAfter(89)).toEqual([done, open].sort());
    expect(await leftAfter(2)).toEqual([open]);
    const later = await file();
    expect(await leftAfter(308)).toEqual([open, later].sort());
    expect(await leftAfter(2)).toEqual([later]);
  });
});
