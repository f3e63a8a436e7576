import { ChainQueries } from '../../../src/accountability/chain/chain.queries';
import { IssuePlacingQueueService } from '../../../src/issues/placing/issue-placing-queue.service';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { withoutBoundaries } from '../../factories/accountability';
import { reportedIssue } from '../../factories/issues';
import { seeded } from '../../support/service/seeded';
import { startService, type TestService } from '../../support/service/service';
import { garbage, hang, json, redirect, startUpstream, type Upstream } from '../../support/process/upstream';
import { atMost } from '../../support/service/time-limits';
import { itThoroughly } from '../../support/service/thorough';

interface Placed {
  pincode: string | null;
  area: string;
  ward: string;
  by: string | null;
  officer: string | null;
}

const place = async (service: TestService, id: string): Promise<Placed> => {
  await service.app.get(IssuePlacingQueueService, { strict: false }).settled();
  const [row] = await service.database.sql<Placed>(
    `select pincode, area, ward, placed_by as by, responsible #>> '{officials,ward_officer,name}' as officer
       from issues where id = $1`,
    [id],
  );
  return row!;
};
const at = (lat: number, lng: number) => ({ location: { lat, lng, address: '' } });
const bandra = at(19.0544, 72.8324);

describe('the place of an issue, without a geocoder', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
    await withoutBoundaries(service);
  });
  afterAll(() => service.stop());

  it('is the nearest place, with the chain of offices', async () => {
    expect(await place(service, await reportedIssue(service, bandra))).toEqual({
      pincode: '400050',
      area: expect.any(String) as string,
      ward: 'H/West',
      by: 'centroid',
      officer: 'Ward Officer, H/West',
    });
  });

  it('is that of its pincode if it has one ward, and in one of several wards that of its point', async () => {
    expect(await place(service, await reportedIssue(service, { pincode: '400050' }))).toMatchObject({
      ward: 'H/West',
      by: 'pincode',
    });
    const near = await reportedIssue(service, { pincode: '400004', ...at(18.9548, 72.8272) });
    expect(await place(service, near)).toMatchObject({ pincode: '400004', ward: 'C', by: 'pincode' });
  });

  it('is the ward whose boundary contains it, except for holes', async () => {
    await service.database.sql(
      `insert into ward_rings (ward_id, ring, is_hole)
       select id, polygon '((72.80,19.00),(72.90,19.00),(72.90,19.10),(72.80,19.10))', false from wards where code = 'K/East'
       union all
       select id, polygon '((72.85,19.05),(72.86,19.05),(72.86,19.06),(72.85,19.06))', true from wards where code = 'K/East'`,
    );
    const within = { ward: 'K/East', by: 'boundary' };
    expect(await place(service, await reportedIssue(service, bandra))).toMatchObject(within);
    expect(
      await place(service, await reportedIssue(service, { ...bandra, pincode: '400001' })),
    ).toMatchObject({
      ...within,
      pincode: '400001',
    });
    expect((await place(service, await reportedIssue(service, at(19.055, 72.855)))).by).toBe('centroid');
    await service.database.sql('delete from ward_rings');
  });

  it.each([
    ['its point', bandra],
    ['its pincode', { pincode: '400050' }],
  ])('is no ward of another city with the same code, by %s', async (_, where) => {
    const id = await reportedIssue(service, { city: 'kolkata', ...where });
    expect(await place(service, id)).toMatchObject({ pincode: '400050', ward: '', officer: null });
    expect(await service.database.sql('select jurisdiction_id from issues where id = $1', [id])).toEqual([
      { jurisdiction_id: null },
    ]);
    expect((await service.publicApi.get(`/api/issues/${id}`)).body).toMatchObject({
      ward: '',
      pincode: '400050',
    });
  });

  it('has no jurisdiction of another city that has its pincode, if its ward has none', async () => {
    const square = '((88.30,22.50),(88.40,22.50),(88.40,22.60),(88.30,22.60))';
    await service.database.sql(
      `with ward as (insert into wards (id, city, code, name) values ('wrd_lone', 'kolkata', 'Lone', 'Lone') returning id)
       insert into ward_rings (ward_id, ring, is_hole) select id, polygon '${square}', false from ward`,
    );
    const lone = { city: 'kolkata' as const, pincode: '400050', ...at(22.55, 88.35) };
    expect(await place(service, await reportedIssue(service, lone))).toMatchObject({
      ward: 'Lone',
      officer: null,
    });
    await service.database.sql('delete from ward_rings');
  });

  it('is empty for a point far from every place, and not searched without point and pincode', async () => {
    expect(await place(service, await reportedIssue(service, at(0, 0)))).toMatchObject({
      ward: '',
      by: 'nothing',
    });
    expect((await place(service, await reportedIssue(service))).by).toBeNull();
  });

  it('is found by the job if the process ended before', async () => {
    const id = await reportedIssue(service, bandra);
    await place(service, id);
    await service.database.sql(`update issues set placed_at = null, placed_by = null where id = $1`, [id]);
    const run = () => service.app.get(Jobs, { strict: false }).run('issue-places');
    expect(await run()).toEqual({ placed: 0, failed: 0 });
    service.clock.advance(3 * 60_000);
    await service.database.sql(`update jobs set leased_until = '-infinity'`);
    expect(await run()).toEqual({ placed: 1, failed: 0 });
    expect((await place(service, id)).ward).toBe('H/West');
  });
});

describe('the place of an issue, by a geocoder', () => {
  let geocoder: Upstream;
  let one: TestService;

  beforeAll(async () => {
    geocoder = await startUpstream();
    one = await startService({ settings: { GEOCODER_URL: `${geocoder.url}/` } });
    await withoutBoundaries(one);
  });
  afterAll(async () => {
    await one.stop();
    await geocoder.close();
  });
  beforeEach(async () => {
    geocoder.asked.splice(0);
    await one.database.sql('delete from geocoded_points');
    await one.database.sql(`update geocoder_turn set free_at = '-infinity'`);
  });

  it('is the geocoder’s answer, with the required headers, and one request per point', async () => {
    geocoder.answer = json({ address: { postcode: '400 011', suburb: 'Agripada', neighbourhood: 'x' } });
    for (const shift of [0, 0.00001])
      expect(await place(one, await reportedIssue(one, at(19.0544 + shift, 72.8324)))).toMatchObject({
        pincode: '400011',
        area: 'Agripada',
        by: 'geocoder',
      });
    expect(geocoder.asked).toHaveLength(1);
    expect(geocoder.asked[0]).toMatchObject({
      url: '/reverse?lat=19.0544&lon=72.8324&format=json&addressdetails=1',
      headers: { 'user-agent': expect.stringMatching(/^civic-issue-service \(\+http/) as string },
    });
  });

  it('has a long area cut without cutting a character', async () => {
    const beginning = `${'x'.repeat(199)}\u{1f6a7}`;
    geocoder.answer = json({ address: { postcode: '400011', suburb: `${beginning}\u{1f6a7}` } });
    expect(await place(one, await reportedIssue(one, bandra))).toMatchObject({ area: beginning });
  });

  it.each([
    ['an answer without a postcode', () => json({ address: { neighbourhood: 'Pali' } }), 'Pali'],
    ['a postcode of another country', () => json({ address: { postcode: 'SW1A 2DU' } }), undefined],
    ['an error with status 200', () => json({ error: 'Unable to geocode' }), undefined],
    ['another error with status 200', () => json({ error: 'Rate limit exceeded' }), undefined],
    ['odd types', () => json({ address: { postcode: ['400050'], suburb: {} } }), undefined],
    ['null', () => json(null), undefined],
    ['garbage', () => garbage, undefined],
    ['an error', () => json({}, 503), undefined],
    ['a redirect', () => redirect('http://127.0.0.1:1/'), undefined],
  ])('is the nearest place for %s', async (_, answer, area) => {
    geocoder.answer = answer();
    const found = await place(one, await reportedIssue(one, bandra));
    expect(found).toMatchObject({ pincode: '400050', ward: 'H/West', by: 'centroid' });
    if (area) expect(found.area).toBe(area);
    expect(geocoder.asked).toHaveLength(1);
  });

  it('does not store failures, and stores an unknown point for a day', async () => {
    const ask = () => one.app.get(ChainQueries, { strict: false }).atPoint({ lat: 19.07, lng: 72.88 });
    const again = () => one.database.sql(`update geocoder_turn set free_at = '-infinity'`);
    for (const answer of [
      json({ error: 'Rate limit exceeded' }),
      json([]),
      json({ address: 'x' }),
      json('text'),
    ]) {
      geocoder.answer = answer;
      await ask();
      await again();
    }
    expect(geocoder.asked).toHaveLength(4);
    geocoder.answer = json({ error: 'Unable to geocode' });
    for (let times = 0; times < 2; times++) await ask();
    expect(geocoder.asked).toHaveLength(5);
    await again();
    one.clock.advance(25 * 60 * 60 * 1000);
    await ask();
    expect(geocoder.asked).toHaveLength(6);
    one.clock.set();
  });

  itThoroughly('has a second between the requests of two instances', async () => {
    const chance = seeded('how long the geocoder takes');
    geocoder.answer = (request, response) => {
      setTimeout(() => json({ address: { postcode: '400050' } })(request, response), chance.below(300));
    };
    const two = await startService({
      settings: { GEOCODER_URL: geocoder.url },
      databaseUrl: one.database.url,
    });
    try {
      const chains = [one, two].flatMap((service, index) =>
        [1, 2].map((n) =>
          service.app
            .get(ChainQueries, { strict: false })
            .atPoint({ lat: 19.05 + index / 100, lng: 72.83 + n / 100 }),
        ),
      );
      const issues = [1, 2].map((n) => reportedIssue(one, at(19.1, 72.83 + n / 100)));
      await Promise.all([...chains, ...issues]);
      for (const service of [one, two])
        await service.app.get(IssuePlacingQueueService, { strict: false }).settled();
      const times = geocoder.asked.map((asked) => asked.at);
      expect(times.length).toBeGreaterThanOrEqual(3);
      for (const [index, time] of times.entries())
        if (index > 0) expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(1000);
    } finally {
      await two.stop();
    }
  });

  it('is decided by the geocoder’s pincode, and among its wards by the boundary', async () => {
    await one.database.sql(
      `insert into ward_rings (ward_id, ring, is_hole)
       select id, polygon '((72.80,19.00),(72.90,19.00),(72.90,19.10),(72.80,19.10))', false
         from wards where city = 'mumbai' and code in ('H/West', 'C')`,
    );
    const answered = async (postcode: string | undefined) => {
      geocoder.answer = json({ address: { ...(postcode && { postcode }), suburb: 'Somewhere' } });
      await one.database.sql('delete from geocoded_points');
      return place(one, await reportedIssue(one, bandra));
    };
    const said = (pincode: string, ward: string, by: string) => ({ pincode, ward, by, area: 'Somewhere' });
    expect(await answered('400011')).toMatchObject(said('400011', 'G/South', 'geocoder'));
    // Mostly in D, and nearer to it, but the boundary of C is around the point.
    expect(await answered('400004')).toMatchObject(said('400004', 'C', 'geocoder'));
    await one.database.sql(
      `delete from ward_rings where ward_id in (select id from wards where code = 'C' and city = 'mumbai')`,
    );
    expect(['C', 'D']).toContain((await answered('400004')).ward);
    // No record has the pincode, or there is none: the boundary decides.
    expect(await answered('499999')).toMatchObject(said('499999', 'H/West', 'boundary'));
    expect(await answered(undefined)).toMatchObject(said('400050', 'H/West', 'boundary'));
    await one.database.sql('delete from ward_rings');
  });

  it('is found at once for a pincode, while the geocoder keeps other issues waiting', async () => {
    geocoder.answer = hang;
    const waiting = [];
    for (const n of [1, 2, 3, 4]) waiting.push(await reportedIssue(one, at(19.3 + n / 1000, 72.85)));
    const id = await reportedIssue(one, { pincode: '400050' });
    const both = await reportedIssue(one, { pincode: '400050', ...bandra });
    const placedOf = async (ids: string[]) =>
      (
        await one.database.sql<{ id: string }>(
          'select id from issues where id = any ($1) and placed_at is not null',
          [ids],
        )
      ).map((row) => row.id);
    while ((await placedOf([id, both])).length < 2) await new Promise((done) => setTimeout(done, 20));
    expect(await placedOf(waiting)).not.toEqual(waiting);
    geocoder.answer = json({}, 503);
  });

  it('does not delay reports while the geocoder does not answer', async () => {
    const timeOf15 = async () => {
      const times: number[] = [];
      await Promise.all(
        Array.from({ length: 15 }, async (_, n) => {
          const asked = performance.now();
          await reportedIssue(one, at(19.2 + n / 1000, 72.85));
          times.push(performance.now() - asked);
        }),
      );
      return Math.max(...times);
    };
    geocoder.answer = hang;
    await timeOf15();
    const silent = await timeOf15();
    // The first request would wait for up to five seconds.
    expect(silent).toBeLessThan(atMost(2500));
    geocoder.answer = json({}, 503);
  });
});
