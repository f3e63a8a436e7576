import { ReporterProfiles } from '../../src/public-read/reporters/reporter-profiles.service';
import { allPlaced, hiddenIssue, feedStatusChanged, reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import { startService, type TestService } from '../support/service/service';

interface Reporter {
  name: string;
  slug: string;
  reports: number;
  resolved: number;
  rank: number;
  extra: Array<{ id: string }>;
}

describe('the community', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  const get = async <Body>(path: string) => (await service.publicApi.get<Body>(path)).body;

  describe('reporters', () => {
    let asha: TestPerson;
    let meera: TestPerson;
    let light: string;
    const names = async (query = '') =>
      (await get<Reporter[]>(`/api/reporters${query}`)).map(({ name }) => name);

    beforeAll(async () => {
      asha = await person(service, { name: 'Asha Kulkarni' });
      meera = await person(service, { name: 'Meera D’Souza' });
      await person(service, { name: 'Silent Reader' });
      for (let n = 0; n < 6; n++) await reportedIssue(service, { by: asha, pincode: '400050' });
      light = await reportedIssue(service, { by: meera, pincode: '400069', title: 'Street light out' });
      await feedStatusChanged(service, light, 'resolved');
      await allPlaced(service);
      await service.app.get(ReporterProfiles, { strict: false }).describe(asha.id, {
        isCitizenReporter: true,
        zone: 'Zone 3',
        beat: 'Roads and footpaths',
        area: 'Bandra West',
        bio: 'Walks every lane.',
        reached: '12,400',
        impact: 'Three signals repaired',
      });
    });

    it('are the people who have reported, by rank, with their figures', async () => {
      const reporters = await get<Reporter[]>('/api/reporters');
      expect(reporters).toEqual([
        {
          name: 'Asha Kulkarni',
          slug: 'asha-kulkarni',
          cr: true,
          me: false,
          zone: 'Zone 3',
          beat: 'Roads and footpaths',
          area: 'Bandra West',
          joined: expect.stringMatching(/^\d{4}-.*Z$/) as string,
          reports: 6,
          resolved: 0,
          reached: '12,400',
          impact: 'Three signals repaired',
          rank: 1,
          bio: 'Walks every lane.',
          extra: expect.any(Array) as unknown[],
        },
        {
          name: 'Meera D’Souza',
          slug: 'meera-d-souza',
          cr: false,
          me: false,
          zone: expect.stringMatching(/^Zone/) as string,
          beat: null,
          area: expect.stringMatching(/./) as string,
          joined: expect.any(String) as string,
          reports: 1,
          resolved: 1,
          reached: null,
          impact: null,
          rank: 2,
          bio: null,
          extra: [
            {
              id: light,
              title: 'Street light out',
              area: expect.any(String) as string,
              pincode: '400069',
              status: 'resolved',
            },
          ],
        },
      ]);
      expect(reporters[0]?.extra).toHaveLength(5);
      expect(await get('/api/reporters?cityId=pune')).toEqual([]);
    });

    it('do not keep the area of a report that is not shown with their name any more', async () => {
      const by = await person(service, { name: 'Moved Away' });
      const first = await reportedIssue(service, { by, pincode: '400069' });
      await allPlaced(service);
      await reportedIssue(service, { by, pincode: '400050' });
      await allPlaced(service);
      const profile = async () => {
        const found = await get<Array<Reporter & { area: string | null }>>('/api/reporters');
        return found.find(({ name }) => name === 'Moved Away')!;
      };
      const { area } = await profile();
      expect(area).toMatch(/./);
      const change = { shownAs: 'anonymous' };
      await service.tokenApi.as(by).patch(`/api/issues/${first}/privacy`, change);
      const after = await profile();
      expect([after.reports, after.area === area, after.area]).toEqual([
        1,
        false,
        expect.stringMatching(/./),
      ]);
      // Later tests count the people.
      await service.tokenApi.as(by).patch('/api/users/me/privacy', { listed: false });
    });

    it('are ranked by score, with shared ranks', async () => {
      await reportedIssue(service, { by: await person(service, { name: 'Equal One' }), city: 'mumbai' });
      await reportedIssue(service, { by: await person(service, { name: 'Equal Two' }), city: 'mumbai' });
      const ranks = Object.fromEntries(
        (await get<Reporter[]>('/api/reporters')).map(({ name, rank }) => [name, rank]),
      );
      expect(ranks).toEqual({ 'Asha Kulkarni': 1, 'Meera D’Souza': 2, 'Equal One': 3, 'Equal Two': 3 });
      const scores = await service.tokenApi.get<{
        data: { items: Array<{ displayName: string; rank: number }> };
      }>('/api/scores?city=mumbai');
      expect(
        Object.fromEntries(scores.body.data.items.map(({ displayName, rank }) => [displayName, rank])),
      ).toEqual(ranks);
    });

    it('are filtered by zone, exactly, and by words in the name, beat or area', async () => {
      expect(await names('?zone=All')).toHaveLength(4);
      expect(await names('?zone=Zone%203')).toContain('Asha Kulkarni');
      expect(await names('?zone=zone%203')).toEqual([]);
      expect(await names('?q=KULK')).toEqual(['Asha Kulkarni']);
      expect(await names('?q=footpath')).toEqual(['Asha Kulkarni']);
      expect(await names('?q=bandra')).toEqual(['Asha Kulkarni']);
      expect(await names('?q=%E2%80%99s')).toEqual(['Meera D’Souza']);
      expect(await names('?q=%25')).toEqual([]);
      expect(await names('?q=sh')).toEqual(['Asha Kulkarni']);
      expect(await names('?q=equal&zone=All')).toEqual(['Equal One', 'Equal Two']);
      expect(await names('?q=equal&limit=1')).toEqual(['Equal One']);
      expect(await names('?q=Walks')).toEqual([]);
    });

    it('are shown by slug', async () => {
      const [asha, meera] = await get<Reporter[]>('/api/reporters?q=a&limit=2');
      expect(await get('/api/reporters/asha-kulkarni')).toEqual(asha);
      expect(await get('/api/reporters/meera-d-souza')).toEqual(meera);
      for (const slug of ['nobody', 'silent-reader', 'Asha-Kulkarni', '%25', 'null']) {
        const { status, body } = await service.publicApi.get(`/api/reporters/${slug}`);
        expect([status, body]).toEqual([
          404,
          { statusCode: 404, message: 'There is no such reporter', error: 'Not Found' },
        ]);
      }
    });

    it('have unique slugs, whatever their names', async () => {
      const names = [
        'Asha Kulkarni',
        'Ásha  KULKARNI!',
        'आशा',
        '',
        '---',
        'x'.repeat(200),
        'Twin',
        'Twin',
        'Twin',
      ];
      const people = await Promise.all(names.map((name) => person(service, { name })));
      await Promise.all(people.map((by) => reportedIssue(service, { by, city: 'kolkata' })));
      const slugs = await service.database.sql<{ slug: string }>(
        `select slug from reporters where user_id = any ($1)`,
        [people.map(({ id }) => id)],
      );
      expect(slugs).toHaveLength(names.length);
      expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(names.length);
      for (const { slug } of slugs) {
        expect(slug).toMatch(/^(asha-kulkarni|reporter|x{60}|twin)(-[a-z0-9]{8})?$/);
        expect((await service.publicApi.get(`/api/reporters/${slug}`)).status).toBe(200);
      }
    });

    it('can report even if their slug is already taken', async () => {
      const victim = await person(service, { name: 'Asha Kulkarni' });
      const parts = [victim.id.slice(-10), victim.id.slice(-8)];
      for (const part of parts)
        await reportedIssue(service, { by: await person(service, { name: `Asha Kulkarni ${part}` }) });
      await reportedIssue(service, { by: victim });
      const [own] = await service.database.sql<{ slug: string }>(
        `select slug from reporters where user_id = $1`,
        [victim.id],
      );
      expect(await get(`/api/reporters/${own?.slug}`)).toMatchObject({ name: 'Asha Kulkarni', reports: 1 });
    });

    it('are in the directory of the city of their first report', async () => {
      const by = await person(service, { name: 'Pune Walker' });
      await reportedIssue(service, { by, city: 'delhi' });
      await reportedIssue(service, { by, city: 'mumbai' });
      expect(await names('?cityId=delhi')).toEqual(['Pune Walker']);
      expect(await names()).not.toContain('Pune Walker');
      expect(await get('/api/reporters/pune-walker')).toMatchObject({ rank: 1, reports: 2 });
    });

    it('keep their slug after a change of name, and are found by the new name at once', async () => {
      await service.database.sql(`update users set display_name = 'Asha Rao' where id = $1`, [asha.id]);
      expect(await get('/api/reporters/asha-kulkarni')).toMatchObject({ name: 'Asha Rao' });
      expect(await names('?q=asha%20rao')).toEqual(['Asha Rao']);
      expect(await names('?q=kulkarni')).not.toContain('Asha Rao');
    });

    it('lose the score of a hidden report', async () => {
      await hiddenIssue(service, light);
      expect(await names()).not.toContain('Meera D’Souza');
      expect((await service.publicApi.get('/api/reporters/meera-d-souza')).status).toBe(404);
      await hiddenIssue(service, light, false);
      expect(await get('/api/reporters/meera-d-souza')).toMatchObject({ reports: 1, resolved: 1 });
    });
  });
});
