import { DataSource } from 'typeorm';
import { FillWhoActed1700000102010 } from '../../migrations/1700000102010-fill-who-acted';
import { reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { startService, type TestService } from '../support/service/service';

describe('the group of who changed a status', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('is filled for the events of before, which stay refused to every other update', async () => {
    const reporter = await person(service);
    const admin = await person(service, { role: 'admin' });
    const id = await reportedIssue(service, { by: reporter });
    await service.tokenApi.as(admin).patch(`/api/issues/${id}`, { status: 'in_progress' });
    const groups = async () =>
      (
        await service.database.sql<{ by: string }>(
          'select actor_group as by from issue_status_events where issue_id = $1 order by id',
          [id],
        )
      ).map(({ by }) => by);
    expect(await groups()).toEqual(['reporter', 'city']);
    await service.database.sql(`
      alter table issue_status_events disable trigger issue_status_events_append_only;
      update issue_status_events set actor_group = 'service';
      alter table issue_status_events enable trigger issue_status_events_append_only;`);
    const owner = await new DataSource({ type: 'postgres', url: service.database.ownerUrl }).initialize();
    try {
      await new FillWhoActed1700000102010().up(owner.createQueryRunner());
    } finally {
      await owner.destroy();
    }
    expect(await groups()).toEqual(['reporter', 'city']);
    await expect(
      service.database.sql(`update issue_status_events set actor_group = 'service'`),
    ).rejects.toThrow('append-only');
  });
});
