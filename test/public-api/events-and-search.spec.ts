import {
  CommunityEvents,
  type NewCommunityEvent,
} from '../../src/public-read/events/community-events.service';
import { Nominations } from '../../src/public-read/nominations/nominations.service';
import { hiddenIssue, reportedIssue } from '../factories/issues';
import { actorOf, person, type TestPerson } from '../factories/people';
import { pointsOf } from '../support/service/scores';
import { startService, type TestService } from '../support/service/service';

interface Event {
  id: string;
  title: string;
  date: string;
  status: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the community', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  const get = async <Body>(path: string) => (await service.publicApi.get<Body>(path)).body;

  describe('events', () => {
    const announced = (changes: Partial<NewCommunityEvent> & { inDays: number }): Promise<string> => {
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
      await service.app.get(CommunityEvents, { strict: false }).attend(cleanup, actorOf(farhan));
    });

    it('are listed for a city by date, with their attendees', async () => {
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

    it('are completed after their day in the city’s time zone', async () => {
      const [{ date }] = (await get<Event[]>('/api/events?q=juhu')) as [Event];
      const statusAt = async (time: string) => {
        service.clock.set(new Date(time));
        return (await get<Event>(`/api/events/${cleanup}`)).status;
      };
      expect(await statusAt(`${date}T18:29:00Z`)).toBe('upcoming');
      expect(await statusAt(`${date}T18:31:00Z`)).toBe('completed');
      service.clock.set();
    });

    it('with an unknown id answer 404', async () => {
      const { status, body } = await service.publicApi.get('/api/events/evt_unknown');
      expect([status, body]).toEqual([
        404,
        { statusCode: 404, message: 'There is no such event', error: 'Not Found' },
      ]);
    });

    it('count once in the score of an attendee, and accept no more attendees than places', async () => {
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
      await events.attend(cleanup, actorOf(farhan));
      expect(await joined()).toMatchObject({ score: pointsOf({ eventsJoined: 1 }) });
      await events.attend(cleanup, actorOf(await person(service)));
      await expect(events.attend(cleanup, actorOf(await person(service)))).rejects.toMatchObject({
        kind: 'conflict',
      });
      await expect(events.attend('evt_unknown', actorOf(farhan))).rejects.toMatchObject({ kind: 'notFound' });
      const [truth] = await service.database.sql<{ events: number }>(
        `select events_joined as events from contributions(array[$1])`,
        [farhan.id],
      );
      expect(truth?.events).toBe(1);
    });
  });

  it('lists nominations unchanged, oldest first', async () => {
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

  it('lists more nominations than one batch', async () => {
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

    it.each(['', '?q=', '?q=%20%20', '?cityId=mumbai'])('finds nothing without words: %s', async (query) => {
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

    it('excludes hidden issues', async () => {
      const by = await person(service);
      const id = await reportedIssue(service, { by, title: 'Quite unmentionable' });
      expect((await find('?q=unmentionable')).issues).toHaveLength(1);
      await hiddenIssue(service, id);
      expect((await find('?q=unmentionable')).issues).toEqual([]);
    });
  });
});
