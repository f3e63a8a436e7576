import { AsyncResource } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { DuplicateDetectionService } from '../../../src/admin-console/feed/duplicates/duplicate-detection.service';
import { DuplicateDismissalsService } from '../../../src/admin-console/feed/duplicates/duplicate-dismissals.service';
import type { DuplicateClusterDto } from '../../../src/admin-console/feed/duplicates/duplicates.dto';
import type { CreateIssueDto } from '../../../src/issues/dto/issue.dto';
import type { ConsoleActor } from '../../../src/kernel/console';
import { Database } from '../../../src/platform/database/database';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { scene } from '../../factories/files';
import { allPlaced, reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;

describe('POST /api/admin/feed/duplicates/:clusterId/dismiss', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const detect = async () => {
    await allPlaced(service);
    service.clock.advance(4 * MINUTE_MS);
    return service.app.get(DuplicateDetectionService, { strict: false }).detect();
  };
  /** Each test uses its own month, later than that of the previous one. */
  let months = 0;
  beforeEach(async () => {
    service.clock.set(new Date(Date.now() + ++months * MONTH_MS));
    staff = await staffMember(service);
    await detect();
    await service.database.sql('delete from duplicate_clusters');
  });
  afterEach(() => service.clock.set());

  const clusters = async () =>
    (await staff.api.get<DuplicateClusterDto[]>('/api/admin/feed/duplicates?cityId=mumbai')).body;
  const openOnes = async () =>
    (await clusters()).filter(({ merged, dismissed }) => !merged && !dismissed).map(({ members }) => members);
  const pothole = async (changes: Partial<CreateIssueDto> & { by?: TestPerson } = {}) => {
    service.clock.advance(1000);
    return reportedIssue(service, {
      city: 'mumbai',
      category: 'road',
      title: 'Deep pothole at Linking Road signal',
      pincode: '400050',
      ...changes,
    });
  };
  const dismiss = (id: string, body?: object) =>
    staff.api.post(`/api/admin/feed/duplicates/${id}/dismiss`, body);
  const isAwaited = async () =>
    (
      await service.database.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length > 0;
  /** The open cluster of some issues, after the detection ran. */
  const found = async (...members: string[]) => {
    await detect();
    const cluster = (await clusters()).find((one) => one.members.join() === members.join());
    if (!cluster) throw new Error('the issues are in no cluster of their own');
    return cluster.id;
  };

  it('removes the cluster from the open ones, once, with one audit record, and can be undone', async () => {
    const members = [await pothole(), await pothole()];
    const id = await found(...members);
    const both = await pothole({ category: 'hygiene' });
    const other = await pothole({ category: 'hygiene' });
    const recorded = await recordedDuring(service, async () => {
      expect((await dismiss(id, { members })).body).toEqual({ id, dismissed: true });
      expect((await dismiss(id, { members })).body).toEqual({ id, dismissed: true });
    });
    expect(recorded).toMatchObject([
      {
        action: 'duplicate_cluster.dismiss',
        target_kind: 'duplicate_cluster',
        target_id: id,
        actor_id: staff.id,
        before: { dismissed: false, members },
        after: { dismissed: true, members },
      },
    ]);
    await found(both, other);
    expect((await clusters()).map(({ dismissed, members: ids }) => ({ dismissed, ids }))).toEqual([
      { dismissed: false, ids: [both, other] },
      { dismissed: true, ids: members },
    ]);
    const takenBack = await recordedDuring(service, async () =>
      expect((await dismiss(id, { members, dismissed: false })).body).toEqual({ id, dismissed: false }),
    );
    expect(takenBack).toMatchObject([{ before: { dismissed: true }, after: { dismissed: false } }]);
    expect(await openOnes()).toContainEqual(members);
  });

  it('requires the expected members and no merge; dismissed clusters cannot be merged', async () => {
    const members = [await pothole(), await pothole(), await pothole()];
    const id = await found(...members);
    const merge = () => staff.api.post(`/api/admin/feed/duplicates/${id}/merge`, { members });
    const recorded = await recordedDuring(service, async () => {
      expect((await dismiss(id, { members: members.slice(0, 2) })).body).toMatchObject({
        statusCode: 409,
        message: 'The cluster has changed: it has 3 issues now. Nothing was dismissed',
      });
      expect((await dismiss('dup_unknown')).status).toBe(404);
      expect((await dismiss(id, { dismissed: 'yes' })).status).toBe(400);
    });
    expect(recorded).toEqual([]);
    expect(await openOnes()).toEqual([members]);
    await dismiss(id);
    expect((await merge()).body).toMatchObject({
      statusCode: 409,
      message: 'The issues of the cluster were said to be no duplicates. Nothing was merged',
    });
    await dismiss(id, { dismissed: false });
    expect((await merge()).status).toBe(200);
    for (const dismissed of [true, false])
      expect((await dismiss(id, { dismissed })).body).toMatchObject({
        statusCode: 409,
        message: 'The cluster was merged already. Nothing was dismissed',
      });
  });

  it('prevents any two of the issues from being proposed again, even with new pictures', async () => {
    const by = await person(service);
    const first = await pothole();
    const second = await pothole({ by });
    const third = await pothole({ by: await person(service) });
    await dismiss(await found(first, second, third));
    await uploadedPhoto(service, second, by, await scene(1));
    // The second and the third issue, for the picture and as further members of the dismissed cluster.
    expect(await detect()).toEqual({ compared: 4, found: 0 });
    expect(await openOnes()).toEqual([]);
  });

  it('allows each to be a duplicate of an issue that is reported later', async () => {
    const [first, second] = [await pothole(), await pothole()];
    await dismiss(await found(first, second));
    const later = await pothole();
    await found(first, later);
    const last = await pothole();
    await found(first, later, last);
    expect(await openOnes()).toEqual([[first, later, last]]);
  });

  it('causes the further members to be compared again, some minutes after a dismissal that was not undone', async () => {
    const [first, second] = [await pothole(), await pothole()];
    const id = await found(first, second);
    await dismiss(id);
    const third = await pothole();
    await dismiss(await found(first, third));
    await service.app.get(DuplicateDetectionService, { strict: false }).detect();
    expect(await openOnes()).toEqual([]);
    await detect();
    expect(await openOnes()).toEqual([[second, third]]);
    expect(await detect()).toEqual({ compared: 0, found: 0 });
  });

  it('adds no issue to a cluster that is dismissed during the comparison', async () => {
    const [first, second] = [await pothole(), await pothole()];
    const id = await found(first, second);
    const third = await pothole();
    await allPlaced(service);
    service.clock.advance(4 * MINUTE_MS);
    const detection = service.app.get(DuplicateDetectionService, { strict: false });
    const outside = new AsyncResource('detection');
    let compared: Promise<unknown> | undefined;
    await service.app.get(Database).transaction(async () => {
      const actor = { id: staff.id, name: 'Asha' } as ConsoleActor;
      await service.app.get(DuplicateDismissalsService, { strict: false }).dismiss(actor, id, {});
      // Outside this transaction.
      compared = outside.runInAsyncScope(() => detection.detect());
      while (!(await isAwaited())) await delay(5);
    });
    await compared;
    expect(await openOnes()).toEqual([[first, third]]);
  });
});
