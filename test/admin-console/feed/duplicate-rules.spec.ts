import { DuplicateDetectionService } from '../../../src/admin-console/feed/duplicates/duplicate-detection.service';
import type { DuplicateClusterDto } from '../../../src/admin-console/feed/duplicates/duplicates.dto';
import type { CreateIssueDto } from '../../../src/issues/dto/issue.dto';
import { UnattachedMediaService } from '../../../src/media';
import { staffMember } from '../../factories/console';
import { scene } from '../../factories/files';
import { allPlaced, reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const METRES_PER_DEGREE = 111_200;

describe('the rules of duplicates', () => {
  let service: TestService;
  let months = 0;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  /** Each test uses its own month, later than that of the previous one. */
  beforeEach(async () => {
    service.clock.set(new Date(Date.now() + ++months * 30 * DAY_MS));
    await detect();
    await service.database.sql('delete from duplicate_clusters');
  });

  async function detect() {
    await allPlaced(service);
    service.clock.advance(4 * MINUTE_MS);
    return service.app.get(DuplicateDetectionService, { strict: false }).detect();
  }
  const clusters = async () => {
    const staff = await staffMember(service);
    return (await staff.api.get<DuplicateClusterDto[]>('/api/admin/feed/duplicates?cityId=mumbai')).body;
  };
  const members = async () => (await clusters()).map((cluster) => cluster.members);

  /** Titles that are not similar to one another. */
  const TITLES = [
    'Hole near the temple gate',
    'Broken surface of lane four',
    'Kerb missing, wheelchairs stuck',
  ];
  let reports = 0;
  const reported = (metres: number, changes: Partial<CreateIssueDto> & { by?: TestPerson } = {}) =>
    reportedIssue(service, {
      category: 'road',
      title: TITLES[reports++ % TITLES.length]!,
      location: { lat: 19.06 + metres / METRES_PER_DEGREE, lng: 72.83, address: '' },
      ...changes,
    });

  describe('by place and time', () => {
    it.each([
      ['14 metres in seven days', 14, 7 * DAY_MS - HOUR_MS, true],
      ['16 metres in seven days', 16, 7 * DAY_MS - HOUR_MS, false],
      ['14 metres in more than seven days', 14, 7 * DAY_MS + HOUR_MS, false],
      ['29 metres in 71 hours', 29, 71 * HOUR_MS, true],
      ['31 metres in 71 hours', 31, 71 * HOUR_MS, false],
      ['29 metres in 73 hours', 29, 73 * HOUR_MS, false],
      ['49 metres within the hour', 49, 59 * MINUTE_MS, true],
      ['51 metres within the hour', 51, 59 * MINUTE_MS, false],
      ['49 metres after the hour', 49, 61 * MINUTE_MS, false],
    ])('%s', async (_, metres, later, isOne) => {
      const first = await reported(0);
      service.clock.advance(later);
      const second = await reported(metres);
      await detect();
      expect(await members()).toEqual(isOne ? [[first, second]] : []);
    });
  });

  describe('by one reporter', () => {
    it.each([
      ['are none within the hour, beyond 15 metres', 16, MINUTE_MS, false],
      ['are some within the hour, at one spot', 14, MINUTE_MS, true],
      ['are some after the hour', 16, 2 * HOUR_MS, true],
    ])('%s', async (_, metres, later, isOne) => {
      const by = await person(service);
      const title = 'Deep pothole at the signal';
      const first = await reported(0, { by, title });
      service.clock.advance(later);
      const second = await reported(metres, { title });
      // The session of the first report may have expired.
      await service.database.sql(`update issues set reporter_id = $2 where id = $1`, [second, by.id]);
      await detect();
      expect(await members()).toEqual(isOne ? [[first, second]] : []);
    });
  });

  describe('by similar titles', () => {
    it.each([
      ['are some within 50 metres, days later', 'Deep pothole at the signal', 49, true],
      ['are none beyond 50 metres', 'Deep pothole at the signal', 51, false],
      ['count in Indian scripts', 'सड़क पर बहुत बड़ा गड्ढा है', 49, true],
    ])('%s', async (_, title, metres, isOne) => {
      const first = await reported(0, { title });
      service.clock.advance(5 * DAY_MS);
      const second = await reported(metres, { title: `${title}!` });
      await detect();
      expect(await members()).toEqual(isOne ? [[first, second]] : []);
    });

    it('do not match different words in one Indian script', async () => {
      await reported(0, { title: 'सड़क पर बहुत बड़ा गड्ढा है' });
      service.clock.advance(5 * DAY_MS);
      await reported(49, { title: 'फुटपाथ की टाइल टूटी हुई' });
      await detect();
      expect(await members()).toEqual([]);
    });
  });

  describe('by picture', () => {
    const pair = async (metres: number, [first, second]: [Buffer, Buffer]) => {
      const issues: string[] = [];
      for (const [index, bytes] of [first, second].entries()) {
        const by = await person(service);
        const issue = await reported(index * metres, { by });
        await uploadedPhoto(service, issue, by, bytes);
        issues.push(issue);
        service.clock.advance(2 * HOUR_MS);
      }
      await detect();
      return issues;
    };

    it('match the same picture within 250 metres, with any words', async () => {
      const issues = await pair(240, [await scene(1), await scene(1, 'jpeg', 500)]);
      const [cluster] = await clusters();
      expect(cluster?.members).toEqual(issues);
      expect(cluster?.evidence).toMatchObject([{ issueId: issues[1], metres: 240, minutes: 120 }]);
      expect(cluster?.evidence[0]?.pictureDistance).toBeLessThanOrEqual(6);
    });

    it('match the same picture received over a channel', async () => {
      const asha = await person(service);
      const first = await reported(0, { by: asha });
      await uploadedPhoto(service, first, asha, await scene(1));
      const second = await reported(100);
      const kept = await service.app
        .get(UnattachedMediaService, { strict: false })
        .keep(await scene(1, 'webp'), 'image/webp', 'chat sender');
      await service.database.sql(`update media set issue_id = $2 where id = $1`, [kept, second]);
      await detect();
      expect(await members()).toEqual([[first, second]]);
    });

    it('do not match a picture farther away', async () => {
      await pair(260, [await scene(1), await scene(1)]);
      expect(await members()).toEqual([]);
    });

    it('do not match another picture', async () => {
      await pair(100, [await scene(2), await scene(3)]);
      expect(await members()).toEqual([]);
    });

    it('match a picture that was added after the issues were compared', async () => {
      const [asha, ravi] = [await person(service), await person(service)];
      const first = await reported(0, { by: asha });
      const second = await reported(100, { by: ravi });
      await uploadedPhoto(service, second, ravi, await scene(1));
      await detect();
      await uploadedPhoto(service, first, asha, await scene(1));
      expect(await detect()).toEqual({ compared: 2, found: 1 });
      expect(await members()).toEqual([[first, second]]);
      expect(await detect()).toEqual({ compared: 0, found: 0 });
    });

    it('do not match a redacted picture', async () => {
      const [first, second] = await pair(300, [await scene(1), await scene(1)]);
      await service.database.sql(`update media set redacted_at = now() where issue_id = $1`, [first]);
      const by = await person(service);
      const third = await reported(200, { by });
      await uploadedPhoto(service, third, by, await scene(1));
      await detect();
      expect(await members()).toEqual([[second, third]]);
    });
  });

  it('return the similarities of each member to the first', async () => {
    const first = await reported(0, { title: 'Deep pothole at the Hill Road signal' });
    service.clock.advance(90_000);
    const second = await reported(12, { title: 'POTHOLE on hill road, deep' });
    await detect();
    expect((await clusters())[0]?.evidence).toEqual([
      {
        issueId: second,
        metres: 12,
        minutes: 1,
        sharedWords: ['deep', 'pothole', 'hill', 'road'],
        pictureDistance: null,
      },
    ]);
    expect(await members()).toEqual([[first, second]]);
  });
});
