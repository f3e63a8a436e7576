import { manyIssues, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('the figures of a city', () => {
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
    const by = await person(service);
    for (const [category, ward, days] of [
      ['road', 'H/West', 3],
      ['road', 'H/West', 40],
      ['hygiene', 'A', 400],
    ] as const) {
      const id = await reportedIssue(service, { by, category, city: 'mumbai' });
      await service.database.sql(
        `update issues set ward = $2, created_at = now() - $3 * interval '1 day' where id = $1`,
        [id, ward, days],
      );
    }
    const fixed = await reportedIssue(service, { by, category: 'road', city: 'mumbai' });
    const admin = await person(service, { role: 'admin' });
    await service.tokenApi
      .as(admin)
      .post('/api/issues/bulk/status', { issueIds: [fixed], status: 'resolved' });
    await service.database.sql(`update issues set ward = '', resolved_at = now() where id = $1`, [fixed]);
    const hidden = await reportedIssue(service, { by, city: 'mumbai' });
    await service.database.sql(`update issues set hidden = true, ward = 'T' where id = $1`, [hidden]);
    // The time of a report never changes, so that no trigger follows it.
    await service.database.sql('select city_counts_rebuild(), issue_ward_counts_rebuild()');
  });
  afterAll(() => service.stop());

  /** The cells of each row of a table of the page. */
  async function tableOf(name: string, query = '', city = 'mumbai'): Promise<string[][]> {
    const { text } = await reader.get(`/${city}/figures${query}`);
    const section = new RegExp(`<section id="${name}">.*?</section>`, 's').exec(text)?.[0] ?? '';
    return (section.match(/<tr>.*?<\/tr>/gs) ?? []).map((row) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
        unescaped(cell.replaceAll(/<[^>]*>/g, '')),
      ),
    );
  }
  async function fileOf(name: string, query = ''): Promise<string[][]> {
    const { status, headers, text } = await reader.get(`/mumbai/figures/${name}.csv${query}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.startsWith('\ufeff')).toBe(true);
    return text
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
  }

  it('are reported and fixed by month for two years, as a drawing with a name and as a table', async () => {
    const { text } = await reader.get('/mumbai/figures');
    expect(text).toMatch(
      /<svg class="chart" role="img" aria-labelledby="chart-name".*<title id="chart-name">Bars from /s,
    );
    expect(text).toContain('<pattern id="hatching"');
    const rows = await tableOf('months');
    expect(rows[0]).toEqual(['Month', 'Reported', 'Fixed']);
    expect(rows).toHaveLength(25);
    expect(rows[1]?.[2]).toBe('1');
    const counted = await service.database.sql<{ month: string; n: number }>(
      `select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, count(*)::int as n
         from issues where city = 'mumbai' and not hidden group by 1 order by 1 desc`,
    );
    expect(counted.length).toBeGreaterThan(2);
    const reported = rows.slice(1).filter(([, count]) => count !== '0');
    expect(reported.map(([month, count]) => [month, Number(count)])).toEqual(
      counted.map(({ month, n }) => [month, n]),
    );
  });

  it('are the open issues by age', async () => {
    const rows = await tableOf('backlog');
    expect(rows.slice(1).map(([age, open]) => [age, open])).toEqual([
      ['0 to 7 days', '1'],
      ['7 to 30 days', '0'],
      ['30 to 90 days', '1'],
      ['90 to 365 days', '0'],
      ['More than 365 days', '1'],
    ]);
  });

  it('are of each ward and category, sorted by links, without a column that has no value', async () => {
    const rows = await tableOf('wards');
    expect(rows[0]).toEqual(['Ward', 'Category', 'Reported', 'Open', 'Fixed']);
    const named = (row: string[]) => [row[0]?.split(' ')[0], ...row.slice(1)];
    expect(rows.slice(1).map(named)).toEqual([
      ['A', 'Garbage and sanitation', '1', '1', '0'],
      ['H/West', 'Roads', '2', '2', '0'],
      ['Ward', 'Roads', '1', '0', '1'],
    ]);
    const { text } = await reader.get('/mumbai/figures?sort=reported');
    expect(text).toMatch(
      /<th scope="col" class="n" aria-sort="descending"><a href="\/mumbai\/figures\?sort=reported#wards">/,
    );
    expect((await tableOf('wards', '?sort=reported'))[1]?.[1]).toBe('Roads');
    expect((await tableOf('wards', '?sort=nonsense'))[1]).toEqual(rows[1]);
  });

  it.each(['months', 'backlog', 'wards'])(
    'are a file with the words and figures of the table: %s',
    async (name) => {
      expect(await fileOf(name)).toEqual(await tableOf(name));
    },
  );

  it('are a file that is sorted as the page, in its language', async () => {
    expect(await fileOf('wards', '?sort=fixed')).toEqual(await tableOf('wards', '?sort=fixed'));
    const { text } = await reader.get('/hi/mumbai/figures/months.csv');
    expect(text).toContain('महीना');
    expect((await reader.get('/mumbai/figures/people.csv')).status).toBe(404);
  });

  it('say the median and the share on time once there are enough issues', async () => {
    expect((await reader.get('/mumbai/figures')).text).not.toContain('Days until resolved');
    await manyIssues(service, 30, { by: await person(service), city: 'pune', title: 'Lamp #' });
    // Twelve are resolved on time, eight too late, and ten are open and late.
    await service.database.sql(
      `update issues i set created_at = now() - interval '4 days',
              status = case when n <= 20 then 'resolved' else 'open' end,
              feed_status = case when n <= 20 then 'resolved' else 'overdue' end,
              resolved_at = case when n <= 20 then now() end,
              due_at = case when n <= 12 then now() + interval '1 day' else now() - interval '1 day' end,
              breached_at = case when n > 12 then now() - interval '1 day' end
         from (select id, row_number() over (order by id) as n from issues where city = 'pune') numbered
        where i.id = numbered.id`,
    );
    const { text } = await reader.get('/pune/figures');
    const median = /Days until resolved \(median\)<\/dt><dd class="figure">([\d.]+)</.exec(text)?.[1];
    expect(Math.abs(Number(median) - 4)).toBeLessThan(0.4);
    expect(text).toMatch(/Resolved on time<\/dt><dd class="figure">40%/);
    expect((await tableOf('backlog', '', 'pune'))[1]).toEqual(['0 to 7 days', '10', '10']);
    expect((await tableOf('wards', '', 'pune'))[1]?.slice(2)).toEqual(['30', '10', '10', '20']);
  });
});
