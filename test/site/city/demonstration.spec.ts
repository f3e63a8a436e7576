import sharp from 'sharp';
import { drawnPhoto, SCENES } from '../../../src/app/demo/demo-photos';
import { seedDemoCity } from '../../../src/app/demo/seed-demo-city';
import { TrialCityLoader } from '../../../src/app/demo/trial-city/trial-city-loader';
import { addTrialPhotos } from '../../../src/app/demo/trial-city/trial-photos';
import { Config } from '../../../src/platform/config/config';
import { createLogger } from '../../../src/platform/logging/logger';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('a drawn photo', () => {
  it.each(SCENES)('is the same each time, and another one with another number: %s', async (scene) => {
    const [one, again, other] = [
      await drawnPhoto(scene, 0),
      await drawnPhoto(scene, 0),
      await drawnPhoto(scene, 1),
    ];
    expect(one.equals(again)).toBe(true);
    expect(one.equals(other)).toBe(false);
    expect(await sharp(one).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 720 });
  });
});

describe('what people see of a city that is only for trials', () => {
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
    const config = service.app.get(Config);
    await seedDemoCity({ config, logger: createLogger('silent'), clock: service.clock, runsJobs: false });
    await new TrialCityLoader(service.app, 'pune').load(400, () => undefined);
    await addTrialPhotos(service.app, 'pune');
  });
  afterAll(() => service.stop());

  const photosIn = async (path: string) =>
    (await reader.get(path)).text.match(/src="\/media\/med_\w+\?w=\d+"/g) ?? [];

  it('has photos in the lists, which can be opened', async () => {
    for (const city of ['mumbai', 'pune']) {
      const photos = await photosIn(`/${city}`);
      expect([city, photos.length > 5]).toEqual([city, true]);
      const address = /"(.*)"/.exec(photos[0]!)![1]!;
      expect((await reader.get(address)).status).toBe(200);
    }
  });

  it('has issues with a photo of the repair', async () => {
    const repaired = await service.database.sql<{ city: string; id: string; photo: string }>(
      `select i.city, i.id, r.media_ids[1] as photo from issues i join issue_resolutions r on r.issue_id = i.id
        where cardinality(r.media_ids) > 0`,
    );
    expect(new Set(repaired.map(({ city }) => city))).toEqual(new Set(['mumbai', 'pune']));
    const { city, id, photo } = repaired[0]!;
    expect((await reader.get(`/${city}/issues/${id}`)).text).toContain(`/media/${photo}`);
  });

  it('has due dates in a generated city, some of which have passed', async () => {
    const [counts] = await service.database.sql<{ due: number; late: number; timely: number }>(
      `select count(*) filter (where due_at is null)::int as due,
              count(*) filter (where breached_at is not null and status in ('open', 'in_progress'))::int as late,
              count(*) filter (where breached_at is null and status in ('open', 'in_progress'))::int as timely
         from issues where city = 'pune'`,
    );
    expect([counts!.due, counts!.late > 0, counts!.timely > 0]).toEqual([0, true, true]);
    expect((await reader.get('/pune?sort=oldest')).text).toContain('class="status late"');
  });

  it('has two years of reports in the figures', async () => {
    const { text } = await reader.get('/pune/figures/months.csv');
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.filter((row) => Number(row.split(',')[1]) > 0).length).toBeGreaterThan(18);
  });
});
