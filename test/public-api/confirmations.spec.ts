import type { ConfirmationFigureDto } from '../../src/public-read/confirmations/confirmation-figure.dto';
import { addedRecord } from '../factories/accountability';
import { staffMember } from '../factories/console';
import { reportedIssue } from '../factories/issues';
import { unit } from '../factories/staff-units';
import { person } from '../factories/people';
import { send } from '../support/network/http';
import { PublicClient, unescaped } from '../support/network/public-client';
import { startService, type TestService } from '../support/service/service';

describe('the public figures about repairs', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
    const issue = await reportedIssue(service, { by: await person(service) });
    const { sql } = service.database;
    await sql(
      `with r as (
         insert into issue_resolutions (issue_id, description, media_ids, resolver_id, resolver_name, resolver_role, resolved_at, dropped_at)
         select $1, 'Done', '{}', 'usr_1', 'A', 'user', now(), now() from generate_series(1, 43) returning id),
       numbered as (select id, row_number() over (order by id) as n from r)
       insert into issue_confirmations (issue_id, resolution_id, city, ward, category, asked_at, decided_at, outcome)
       select $1, id, 'mumbai', case when n <= 20 then 'A' when n <= 39 then 'B' else '' end,
              case when n = 43 then 'road' else 'hygiene' end, '2026-01-01',
              case when n <= 20 then '2026-03-31T18:29:59Z' else '2026-03-31T18:30:00Z' end::timestamptz,
              case when n % 4 = 0 then 'disputed' when n % 5 = 0 then 'unconfirmed' when n % 7 = 0 then 'not_repaired'
                   else 'confirmed' end
         from numbered`,
      [issue],
    );
  });
  afterAll(() => service.stop());

  const figures = async (query: string) =>
    (await service.publicApi.get<ConfirmationFigureDto[]>(`/api/confirmations?${query}`)).body;

  it('count by ward, and hide what is of fewer than twenty', async () => {
    const hidden = { confirmed: null, disputed: null, unconfirmed: null, notRepaired: null, shown: false };
    expect(await figures('cityId=mumbai&by=ward')).toEqual([
      {
        ...{ key: 'A', label: expect.any(String) as string, n: 20, shown: true },
        ...{ confirmed: 10, disputed: 5, unconfirmed: 3, notRepaired: 2 },
      },
      { key: 'B', label: expect.any(String) as string, n: 19, ...hidden },
    ]);
  });

  it('count by category, with its name', async () => {
    expect(await figures('cityId=mumbai&by=category')).toMatchObject([
      { key: 'hygiene', n: 42, shown: true },
      { key: 'road', n: 1, confirmed: null, shown: false },
    ]);
    for (const by of ['department', 'unit']) expect(await figures(`by=${by}`)).toEqual([]);
  });

  it('count a quarter of the time of the city', async () => {
    expect(await figures('by=ward&quarter=2026-Q1')).toMatchObject([{ key: 'A', n: 20 }]);
    expect(await figures('by=ward&quarter=2026-Q2')).toMatchObject([{ key: 'B', n: 19 }]);
    expect(await figures('by=ward&quarter=2025-Q4')).toEqual([]);
  });

  it('are empty for an unknown city, and refused for what is no group or quarter', async () => {
    expect(await figures('cityId=nowhere')).toEqual([]);
    for (const query of ['by=person', 'quarter=2026-Q5', 'quarter=2026'])
      expect((await service.publicApi.get(`/api/confirmations?${query}`)).status).toBe(400);
  });

  it('are on the pages of wards, with the file, from twenty on', async () => {
    const reader = new PublicClient(service.url);
    const shownOf = async (ward: string) => {
      const { text } = await reader.get(`/mumbai/wards/${ward}`);
      expect(text).toContain('href="/data/mumbai/confirmations.csv?by=ward"');
      const [, figures = ''] = text.split('Repairs confirmed by people');
      return [...figures.matchAll(/<dd class="figure">([^<]*)<\/dd>/g)].slice(0, 4).map(([, value]) => value);
    };
    expect(await shownOf('A')).toEqual(['50% of 20', '25% of 20', '15% of 20', '10% of 20']);
    expect(await shownOf('B')).toEqual(['–', '–', '–', '–']);
  });

  it('are on the page of figures by ward, category, department and unit, in its language', async () => {
    const staff = await staffMember(service);
    const name = { en: 'Road crew', hi: 'सड़क दल' };
    const { id: unitId } = await unit(staff, { name });
    const departmentId = await addedRecord(service, 'departments', { name: 'Roads', city: 'mumbai' });
    const groups = `update issue_confirmations set unit_id = $1, department_id = $2 where ward = 'A'`;
    await service.database.sql(groups, [unitId, departmentId]);
    service.clock.advance(61_000);
    const reader = new PublicClient(service.url);
    const tablesOf = async (path: string) => {
      const { text } = await reader.get(path);
      const [section = ''] = /<section id="repairs">.*?<\/section>/s.exec(text) ?? [];
      return section
        .split('<details')
        .slice(1)
        .map((table) => ({
          file: /href="([^"]*)"/.exec(table)?.[1],
          rows: [...table.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs)].map(([, row = '']) =>
            row
              .split(/<[^>]*>/)
              .filter(Boolean)
              .map(unescaped),
          ),
        }));
    };
    const figures = ['50%', '25%', '15%', '10%', '20'];
    const file = (by: string) => `/data/mumbai/confirmations.csv?by=${by}`;
    const english = await tablesOf('/mumbai/figures');
    expect(english.map((table) => table.file)).toEqual(['ward', 'category', 'department', 'unit'].map(file));
    const rows = english.map((table) => table.rows);
    expect(rows[0]!.map(([, ...cells]) => cells)).toEqual([figures, ['–', '–', '–', '–', '19']]);
    expect(rows[1]!.map(([label, , , , , n]) => [label, n])).toEqual([
      ['Garbage and sanitation', '42'],
      ['Roads', '1'],
    ]);
    expect(rows.slice(2)).toEqual([[['Roads', ...figures]], [['Road crew', ...figures]]]);
    expect((await tablesOf('/hi/mumbai/figures')).at(-1)?.rows[0]?.[0]).toBe('सड़क दल');
  });

  it('are a CSV file', async () => {
    const url = `${service.url}/data/mumbai/confirmations.csv`;
    const { headers, text } = await send({ method: 'GET', url: `${url}?by=ward&quarter=2026-Q1` });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text).toMatch(/^key,label,confirmed.*\r\nA,[^\r]*,10,5,3,2,20,true\r\n$/);
    expect((await send({ method: 'GET', url: `${url}?by=person` })).status).toBe(400);
  });
});
