import { IssueModeration } from '../../../src/issues/issue-moderation.service';
import { CATEGORY_SLUGS } from '../../../src/kernel/categories';
import { LIFECYCLE_STATUSES } from '../../../src/kernel/statuses';
import { Database } from '../../../src/platform/database/database';
import { statement } from '../../../src/platform/database/statement';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { Chance } from '../../support/fuzz/chance';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

const SEED = 1;
const WORKERS = 8;
const CHANGES_PER_WORKER = 60;
const CITIES = ['mumbai', 'pune'];

/** A change of anything that a count of an issue depends on; most of these have no route. */
const change = statement(
  'tests.change-issue',
  `update issues set city = $2, category = $3, status = $4, lat = $5, lng = $6, address = $7 where id = $1`,
);
interface Share {
  city: string;
  category: string;
  status: string;
  lat: number;
  lng: number;
}

describe(`the cells of the map (seed ${SEED})`, () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  /** The expected content of the table, counted from the issues. */
  async function recounted(): Promise<Map<string, number>> {
    const shares = await service.database.sql<Share>(
      `select city, category, status, lat, lng from issues where not hidden and lat is not null`,
    );
    const sums = new Map<string, number>();
    const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
    for (const { city, category, status, lat, lng } of shares)
      for (const zoom of [10, 12, 14]) {
        const index = (degrees: number) => Math.floor((degrees * 2 ** (zoom + 2)) / 360);
        const square = `${city} ${zoom} ${index(lng + 180)} ${index(lat + 90)} ${category}`;
        add(`${square} ${status}`, 1);
        add(`${square} lat`, Math.round(lat * 1_000_000));
        add(`${square} lng`, Math.round(lng * 1_000_000));
      }
    return sums;
  }

  async function stored(): Promise<Map<string, number>> {
    const rows = await service.database.sql<{ key: string; value: string }>(
      `select concat_ws(' ', city, zoom, x, y, category, name) as key, sum(value) as value
         from issue_cells, lateral (values ('open', open), ('in_progress', in_progress), ('resolved', resolved),
                                   ('closed', closed), ('lat', lat_sum), ('lng', lng_sum)) counts (name, value)
        group by 1 having sum(value) <> 0`,
    );
    return new Map(rows.map(({ key, value }) => [key, Number(value)]));
  }

  itThoroughly('are equal to a recount after many changes', async () => {
    const database = service.app.get(Database, { strict: false });
    const moderation = service.app.get(IssueModeration, { strict: false });
    const by = await person(service);
    const issues: string[] = [];
    /** A quarter has no position; the others are close to one another, so that they share cells. */
    const place = (chance: Chance) => {
      if (chance.odds(0.25)) return [null, null, null];
      return [19 + chance.below(300) / 10_000, 72.8 + chance.below(300) / 10_000, ''];
    };
    async function worker(chance: Chance): Promise<void> {
      for (let n = 0; n < CHANGES_PER_WORKER; n++) {
        const id = issues.length === 0 ? undefined : chance.of(issues);
        if (id === undefined || chance.odds(0.3)) {
          const [lat, lng] = place(chance);
          const location =
            typeof lat === 'number' && typeof lng === 'number' ? { lat, lng, address: '' } : undefined;
          issues.push(await reportedIssue(service, { by, location, category: chance.of(CATEGORY_SLUGS) }));
        } else if (chance.odds(0.3)) await moderation.setHidden(id, chance.odds(0.6));
        else {
          const values = [id, chance.of(CITIES), chance.of(CATEGORY_SLUGS), chance.of(LIFECYCLE_STATUSES)];
          await database.transaction(() => database.rows(change, [...values, ...place(chance)]));
        }
      }
    }
    await Promise.all(Array.from({ length: WORKERS }, (_, n) => worker(new Chance(SEED, n))));
    const kept = await stored();
    expect(kept.size).toBeGreaterThan(100);
    expect(kept).toEqual(await recounted());
    await service.database.sql('select issue_cells_rebuild()');
    expect(await stored()).toEqual(kept);
  });

  it('include issues added by one statement, and drop deleted ones', async () => {
    const by = await person(service);
    const before = await stored();
    const add = (prefix: string) =>
      service.database.sql(
        `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                             reporter_id, lat, lng, address, hidden, created_at, updated_at)
         select $1 || n, 'One of many', 'One of many', 'delhi', 'road', 'Infrastructure', 'low', 'open', 'new', $2,
                case when n > 3 then 28.6 + n / 100.0 end, case when n > 3 then 77.2 end, case when n > 3 then '' end, n = 4,
                now(), now() from generate_series(1, 12) n`,
        [prefix, by.id],
      );
    await add('iss_a');
    const once = await stored();
    expect(once).toEqual(await recounted());
    expect(once.size).toBeGreaterThan(before.size);
    await add('iss_b');
    await service.database.sql(`delete from issues where id like 'iss\_b%'`);
    expect(await stored()).toEqual(once);
    await service.database.sql(`delete from issues where id like 'iss\_a%'`);
    expect(await stored()).toEqual(before);
  });
});
