import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Client } from 'pg';
import { IssueSearchNamesService } from '../../src/issues/list/issue-search-names.service';
import { Database } from '../../src/platform/database/database';
import { allPlaced, manyIssues, reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import { itThoroughly } from '../support/service/thorough';

interface PublicIssue {
  id: string;
  title: string;
  reporter: string;
}

describe('the public feed', () => {
  let service: TestService;
  let asha: TestPerson;
  beforeAll(async () => {
    service = await startService();
    asha = await person(service, { name: 'Asha Kulkarni' });
  });
  afterAll(() => service.stop());

  const list = async (query = '') => (await service.publicApi.get<PublicIssue[]>(`/api/issues${query}`)).body;
  const titles = async (query: string) => (await list(query)).map(({ title }) => title);
  const one = async (id: string) => (await service.publicApi.get<PublicIssue>(`/api/issues/${id}`)).body;

  describe('searched', () => {
    const found = (q: string) => titles(`?cityId=pune&q=${encodeURIComponent(q)}`);
    let meera: TestPerson;
    let pipe: string;
    beforeAll(async () => {
      meera = await person(service, { name: 'Meera Iyer' });
      pipe = await reportedIssue(service, {
        by: meera,
        city: 'pune',
        title: 'Burst PIPE',
        pincode: '411021',
      });
      for (const title of [
        '100% dark lane',
        '100 lanes dark',
        'snake_case lane',
        'snakeXcase lane',
        'back\\slash lane',
        'St Mary’s  zqt\u200b school',
        'वार्ड १२ कहा\u0901',
      ])
        await reportedIssue(service, { by: asha, city: 'pune', title });
      await reportedIssue(service, { by: asha, city: 'pune', title: 'सड़क पर गहरा गड्ढा', category: 'road' });
      await reportedIssue(service, { by: asha, city: 'pune', title: 'ÉCLAIRAGE éteint' });
      await allPlaced(service);
    });

    it('finds words in the title, area, ward, pincode, id, category and name of the reporter', async () => {
      const { area, ward } = (await one(pipe)) as unknown as { area: string; ward: string };
      expect(area.length * ward.length).toBeGreaterThan(0);
      for (const q of ['st pip', 'BURST', area, ward, '11021', pipe.toUpperCase(), pipe.slice(-9), 'ra iy'])
        expect(await found(q)).toContain('Burst PIPE');
      expect(await found('infrastr')).toContain('Burst PIPE');
      expect(await found('dark for a week')).toEqual([]);
    });

    it('finds no word that spans two fields', async () => {
      expect(await found('PIPE411021')).toEqual([]);
      expect(await found('pipe411')).toEqual([]);
    });

    it.each([
      ['%', ['100% dark lane']],
      ['100%', ['100% dark lane']],
      ['e_c', ['snake_case lane']],
      ['\\', ['back\\slash lane']],
      ['k\\s', ['back\\slash lane']],
      ['%%%', []],
      ['\\%', []],
      ['गड्ढा', ['सड़क पर गहरा गड्ढा']],
      ['डक', ['सड़क पर गहरा गड्ढा']],
      ['éclair', ['ÉCLAIRAGE éteint']],
      ['ÉTEINT', ['ÉCLAIRAGE éteint']],
      ["mary's zqt", ['St Mary’s  zqt\u200b school']],
      ['MARY‘S\u00a0\u202azqt  school', ['St Mary’s  zqt\u200b school']],
      ['school zqt', []],
      ['वार्ड 12', ['वार्ड १२ कहा\u0901']],
      ['۱۲ कहा\u0902', ['वार्ड १२ कहा\u0901']],
      ['सड\u093cक', ['सड़क पर गहरा गड्ढा']],
      ['eclair', ['ÉCLAIRAGE éteint']],
      // No id can contain it: their alphabet has no u.
      ['zu', []],
      ["'; drop table issues; --", []],
    ])('takes %s literally, in any case and script', async (q, expected) => {
      expect(await found(q)).toEqual(expected);
    });

    it('finds composed and decomposed letters, and nothing by the separator of the fields', async () => {
      expect(await found('e\u0301teint')).toEqual(['ÉCLAIRAGE éteint']);
      expect(await found('\u001f')).toEqual([]);
      expect(await found('dark lane\u001f')).toEqual([]);
    });

    it('finds nothing for words longer than any text', async () => {
      expect(await found('x'.repeat(5000))).toEqual([]);
    });

    it('returns the complete list for blanks and invisible characters', async () => {
      for (const q of ['   ', '\u200b\ufe0f']) expect(await found(q)).toEqual(await titles('?cityId=pune'));
    });

    itThoroughly('finds the newest of many matches first, the rest by index, and each once', async () => {
      const many = await person(service, { name: 'Many Hands' });
      await manyIssues(service, 6000, { by: many, city: 'ahmedabad', title: 'Lamp # is dark' });
      const all = await list('?cityId=ahmedabad&q=lamp');
      expect(all.map(({ title }) => title)).toEqual(
        Array.from({ length: 6000 }, (_, n) => `Lamp ${n + 1} is dark`),
      );
      const rare = await titles('?cityId=ahmedabad&q=lamp%20599');
      expect(rare).toEqual([
        'Lamp 599 is dark',
        ...Array.from({ length: 10 }, (_, n) => `Lamp ${5990 + n} is dark`),
      ]);
      expect(await titles('?cityId=ahmedabad&q=lamp%20599&limit=2')).toEqual(rare.slice(0, 2));
      expect(await titles('?cityId=ahmedabad&q=hands&limit=2500')).toHaveLength(2500);
      expect(await titles('?cityId=ahmedabad&q=zq')).toEqual([]);
      expect(await titles('?cityId=ahmedabad&q=9%20i&limit=3')).toEqual(
        [9, 19, 29].map((n) => `Lamp ${n} is dark`),
      );
    });

    it('finds a new title at once, and a new name within half a minute', async () => {
      await service.tokenApi.as(meera).patch(`/api/issues/${pipe}`, { title: 'Burst water main' });
      expect(await found('burst pipe')).toEqual([]);
      expect(await found('water main')).toEqual(['Burst water main']);
      await service.database.sql(`update users set display_name = 'Meera Menon' where id = $1`, [meera.id]);
      expect((await one(pipe)).reporter).toBe('Meera Menon');
      const names = service.app.get(IssueSearchNamesService, { strict: false });
      expect(await names.catchUp()).toEqual({ people: 0 });
      await service.database.sql(
        `update issue_search_renames set renamed_at = renamed_at - interval '6 seconds'`,
      );
      expect(await names.catchUp()).toEqual({ people: 1 });
      expect(await found('meera menon')).toEqual(['Burst water main']);
      expect(await found('meera iyer')).toEqual([]);
      expect(await service.database.sql('select * from issue_search_renames')).toEqual([]);
    });
  });

  describe('streamed', () => {
    itThoroughly(
      'is complete, in order and without repetitions at any length, and cut by a limit',
      async () => {
        const by = await person(service);
        await manyIssues(service, 2100, { by, city: 'hyderabad', title: 'Drain # is blocked' });
        const { body, headers } = await service.publicApi.get<PublicIssue[]>('/api/issues?cityId=hyderabad');
        expect(body.map(({ title }) => title)).toEqual(
          Array.from({ length: 2100 }, (_, n) => `Drain ${n + 1} is blocked`),
        );
        expect(headers['transfer-encoding']).toBe('chunked');
        expect(headers['cache-control']).toBe('public, max-age=20, must-revalidate');
        const head = await send({
          method: 'HEAD',
          url: `${service.url}/api/issues?cityId=hyderabad`,
        });
        expect([head.status, head.text]).toEqual([200, '']);
        // The ages may be a minute older by then.
        const whole = body.map((issue) => ({ ...issue, timeAgo: expect.any(String) as string }));
        for (const limit of [1, 499, 500, 501, 2100, 9999])
          expect(await list(`?cityId=hyderabad&limit=${limit}`)).toEqual(whole.slice(0, limit));
      },
    );

    it.each(['0', '-1', '1.5', '10001', 'ten', '1e3'])('refuses %s as a limit', async (limit) => {
      const { status, body } = await service.publicApi.get(`/api/issues?limit=${limit}&cityId=mumbai`);
      expect(status).toBe(400);
      expect(body).toEqual({
        statusCode: 400,
        message: ['limit must be a whole number from 1 to 10000'],
        error: 'Bad Request',
      });
    });
  });

  itThoroughly('stops reading when the client disconnects', async () => {
    const by = await person(service);
    await manyIssues(service, 8000, { by, city: 'chennai', title: 'Bench # is broken' });
    const asked = jest.spyOn(service.app.get(Database, { strict: false }), 'row');
    const namesOf = () => asked.mock.calls.map(([{ name }]) => name);
    const whole = '?cityId=chennai&q=bench%207999';
    expect(await titles(whole)).toEqual(['Bench 7999 is broken']);
    const steps = namesOf();
    asked.mockClear();
    const blocker = new Client({ connectionString: service.database.ownerUrl });
    await blocker.connect();
    await blocker.query('begin; lock table issue_search in access exclusive mode');
    const { hostname, port } = new URL(service.url);
    const accepted = once(service.app.getHttpServer(), 'connection') as Promise<[Socket]>;
    const reader = connect(Number(port), hostname);
    reader.write('GET /api/issues?cityId=chennai&q=~~ HTTP/1.1\r\nHost: x\r\n\r\n');
    const [connection] = await accepted;
    while (asked.mock.calls.length === 0) await new Promise((done) => setTimeout(done, 5));
    // Not `once`, which would reject with the connection's error.
    const left = new Promise((done) => connection.once('close', done));
    reader.resetAndDestroy();
    await left;
    await blocker.end();
    await asked.mock.results[0]?.value;
    // The step in progress is the last one: later statements are those of another reader.
    await titles(whole);
    expect(namesOf()).toEqual(['public.scan-issues', ...steps]);
    asked.mockRestore();
  });
});
