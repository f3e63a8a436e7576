import { CommunityEvents, type NewEvent } from '../../src/community/community-events.service';
import { Nominations } from '../../src/community/nominations.service';
import { ReporterProfiles } from '../../src/community/reporter-profiles.service';
import { allPlaced, hiddenIssue, movedInFeed, reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import { pointsOf } from '../support/scores';
import { startService, type TestService } from '../support/service';

interface Reporter {
  name: string;
  slug: string;
  reports: number;
  resolved: number;
  rank: number;
  extra: Array<{ id: string }>;
}

interface Event {
  id: string;
  title: string;
  date: string;
  status: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the people around the issues', () => {
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
      await movedInFeed(service, light, 'resolved');
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

    it('are those who have reported, by rank, with what they have done', async () => {
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

    it('are ranked by score, equals the same', async () => {
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

    it('have slugs of their own, whatever their names', async () => {
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

    it('cannot be kept from reporting by whoever takes the slug they would get', async () => {
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

    it('are in the directory of the city they first reported in', async () => {
      const by = await person(service, { name: 'Pune Walker' });
      await reportedIssue(service, { by, city: 'delhi' });
      await reportedIssue(service, { by, city: 'mumbai' });
      expect(await names('?cityId=delhi')).toEqual(['Pune Walker']);
      expect(await names()).not.toContain('Pune Walker');
      expect(await get('/api/reporters/pune-walker')).toMatchObject({ rank: 1, reports: 2 });
    });

    it('keep their slug under a new name, by which they are found at once', async () => {
      await service.database.sql(`update users set display_name = 'Asha Rao' where id = $1`, [asha.id]);
      expect(await get('/api/reporters/asha-kulkarni')).toMatchObject({ name: 'Asha Rao' });
      expect(await names('?q=asha%20rao')).toEqual(['Asha Rao']);
      expect(await names('?q=kulkarni')).not.toContain('Asha Rao');
    });

    it('lose with a report that is hidden what it gave them', async () => {
      await hiddenIssue(service, light);
      expect(await names()).not.toContain('Meera D’Souza');
      expect((await service.publicApi.get('/api/reporters/meera-d-souza')).status).toBe(404);
      await hiddenIssue(service, light, false);
      expect(await get('/api/reporters/meera-d-souza')).toMatchObject({ reports: 1, resolved: 1 });
    });
  });

  describe('events', () => {
    const announced = (changes: Partial<NewEvent> & { inDays: number }): Promise<string> => {
      const { inDays, ...rest } = changes;
      return service.app.get(CommunityEvents, { strict: false }).announce({
        city: 'mumbai',
        title: 'Beach clean-up',
        description: 'Bring water',
        type: 'cleanup',
        place: 'Mumbai',
        date: new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10),
        time: '7:00 AM',
        duration: '2 hours',
        location: 'Juhu beach',
        maxAttendees: 2,
        organiser: 'Juhu residents',
        impact: '',
        ...rest,
      });
    };
    const titles = async (query: string) =>
      (await get<Event[]>(`/api/events${query}`)).map(({ title }) => title);
    let cleanup: string;
    let farhan: TestPerson;

    beforeAll(async () => {
      cleanup = await announced({ inDays: 9 });
      await announced({ inDays: -9, title: 'Pothole walk', type: 'walk', location: 'Andheri 100% east' });
      await announced({ inDays: 3, title: 'Budget meeting', type: 'meeting', place: 'Thane', location: '' });
      await announced({ inDays: 1, title: 'Lake walk', type: 'walk', city: 'pune', place: 'Pune' });
      farhan = await person(service, { name: 'Farhan Shaikh' });
      await service.app.get(CommunityEvents, { strict: false }).attend(cleanup, farhan.id);
    });

    it('are those of a city by date, with who attends', async () => {
      const events = await get<Event[]>('/api/events');
      expect(events.map(({ title, status }) => [title, status])).toEqual([
        ['Pothole walk', 'completed'],
        ['Budget meeting', 'upcoming'],
        ['Beach clean-up', 'upcoming'],
      ]);
      expect(events[2]).toEqual({
        id: cleanup,
        title: 'Beach clean-up',
        desc: 'Bring water',
        type: 'cleanup',
        city: 'Mumbai',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        time: '7:00 AM',
        duration: '2 hours',
        location: 'Juhu beach',
        maxAttendees: 2,
        status: 'upcoming',
        attendees: [{ name: 'Farhan Shaikh', avatar: '' }],
        organiser: 'Juhu residents',
        impact: '',
      });
      expect(await get(`/api/events/${cleanup}`)).toEqual(events[2]);
      expect(await titles('?cityId=pune')).toEqual(['Lake walk']);
    });

    it('are filtered by type, by city, and by words in the title, location or city', async () => {
      expect(await titles('?type=walk')).toEqual(['Pothole walk']);
      expect(await titles('?type=all&city=All%20cities')).toHaveLength(3);
      expect(await titles('?type=Walk')).toEqual([]);
      expect(await titles('?city=Thane')).toEqual(['Budget meeting']);
      expect(await titles('?city=thane')).toEqual([]);
      for (const q of ['JUHU', 'clean-up', 'ch%20cl'])
        expect(await titles(`?q=${q}`)).toEqual(['Beach clean-up']);
      expect(await titles('?q=thane')).toEqual(['Budget meeting']);
      expect(await titles('?q=%25')).toEqual(['Pothole walk']);
      expect(await titles('?q=water')).toEqual([]);
    });

    it('are over once their day is, in the city', async () => {
      const [{ date }] = (await get<Event[]>('/api/events?q=juhu')) as [Event];
      const statusAt = async (time: string) => {
        service.clock.set(new Date(time));
        return (await get<Event>(`/api/events/${cleanup}`)).status;
      };
      expect(await statusAt(`${date}T18:29:00Z`)).toBe('upcoming');
      expect(await statusAt(`${date}T18:31:00Z`)).toBe('completed');
      service.clock.set();
    });

    it('of an unknown id are 404', async () => {
      const { status, body } = await service.publicApi.get('/api/events/evt_unknown');
      expect([status, body]).toEqual([
        404,
        { statusCode: 404, message: 'There is no such event', error: 'Not Found' },
      ]);
    });

    it('count in the score of who attends, once, and take no more than they hold', async () => {
      const events = service.app.get(CommunityEvents, { strict: false });
      const joined = async () =>
        (
          await service.tokenApi.get<{ data: { score: number; breakdown: { eventsJoined: number } } }>(
            `/api/scores/${farhan.id}`,
          )
        ).body.data;
      expect(await joined()).toMatchObject({
        score: pointsOf({ eventsJoined: 1 }),
        breakdown: { eventsJoined: 1 },
      });
      await events.attend(cleanup, farhan.id);
      expect(await joined()).toMatchObject({ score: pointsOf({ eventsJoined: 1 }) });
      await events.attend(cleanup, (await person(service)).id);
      await expect(events.attend(cleanup, (await person(service)).id)).rejects.toMatchObject({
        kind: 'conflict',
      });
      await expect(events.attend('evt_unknown', farhan.id)).rejects.toMatchObject({ kind: 'notFound' });
      const [truth] = await service.database.sql<{ events: number }>(
        `select events_joined as events from contributions(array[$1])`,
        [farhan.id],
      );
      expect(truth?.events).toBe(1);
    });
  });

  it('lists nominations as they are, the oldest first', async () => {
    const nominations = service.app.get(Nominations, { strict: false });
    const where = { city: 'mumbai', place: 'Mumbai' } as const;
    await nominations.nominate({
      ...where,
      title: 'Night sweepers',
      description: 'Unseen',
      supporters: 214,
      type: 'team',
    });
    await nominations.nominate({
      ...where,
      title: 'Lineman',
      description: null,
      supporters: 0,
      type: 'person',
    });
    const rows = await get<Array<{ id: string }>>('/api/nominations');
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^nom_/) as string,
        cityId: 'mumbai',
        title: 'Night sweepers',
        desc: 'Unseen',
        city: 'Mumbai',
        supporters: 214,
        type: 'team',
      },
      expect.objectContaining({ title: 'Lineman', desc: null, supporters: 0 }) as object,
    ]);
    expect(await get('/api/nominations?cityId=delhi')).toEqual([]);
  });

  it('lists nominations past the size of a batch', async () => {
    await service.database.sql(
      `insert into nominations (id, city, title, place, type)
       select 'nom_' || lpad(n::text, 6, '0'), 'chennai', 'N' || n, 'Chennai', 'person' from generate_series(1, 1203) n`,
    );
    const all = Array.from({ length: 1203 }, (_, n) => `N${n + 1}`);
    const titles = async (query: string) =>
      (await get<Array<{ title: string }>>(`/api/nominations?cityId=chennai${query}`)).map(
        ({ title }) => title,
      );
    expect(await titles('')).toEqual(all);
    for (const limit of [1, 500, 501, 2000])
      expect(await titles(`&limit=${limit}`)).toEqual(all.slice(0, limit));
  });

  describe('search', () => {
    const find = (query: string) =>
      get<Record<'issues' | 'reporters' | 'wards' | 'events', Array<Record<string, unknown>>>>(
        `/api/search${query}`,
      );

    it.each(['', '?q=', '?q=%20%20', '?cityId=mumbai'])('finds nothing by no words: %s', async (query) => {
      expect(await find(query)).toEqual({ issues: [], reporters: [], wards: [], events: [] });
    });

    it('finds issues, reporters, wards and events of a city', async () => {
      const by = await person(service, { name: 'Bandra Walker' });
      await reportedIssue(service, { by, title: 'Bandra bridge dark' });
      await service.app.get(CommunityEvents, { strict: false }).announce({
        ...{ city: 'mumbai', title: 'Bandra walk', description: '', type: 'walk', place: 'Mumbai' },
        ...{
          date: '2030-01-01',
          time: '',
          duration: '',
          location: '',
          maxAttendees: 5,
          organiser: '',
          impact: '',
        },
      });
      const { issues, reporters, wards, events } = await find('?q=bandra%20&cityId=mumbai');
      expect(issues.map(({ title }) => title)).toContain('Bandra bridge dark');
      expect(reporters.map(({ name }) => name)).toContain('Bandra Walker');
      expect(events.map(({ title }) => title)).toEqual(['Bandra walk']);
      expect(wards).toEqual([
        { code: 'H/West', area: 'Bandra West', score: 64, grade: 'C', gradeC: expect.any(String) as string },
      ]);
      expect((await find('?q=H/west')).wards.map(({ code }) => code)).toEqual(['H/West']);
      expect((await find('?q=%25')).wards).toEqual([]);
      expect(await find('?q=bandra&cityId=pune')).toEqual({
        issues: [],
        reporters: [],
        wards: [],
        events: [],
      });
      expect((await find('?q=bandra&limit=1')).issues).toHaveLength(1);
    });

    it('shows nothing that is hidden', async () => {
      const by = await person(service);
      const id = await reportedIssue(service, { by, title: 'Quite unmentionable' });
      expect((await find('?q=unmentionable')).issues).toHaveLength(1);
      await hiddenIssue(service, id);
      expect((await find('?q=unmentionable')).issues).toEqual([]);
    });
  });
});
