import { allPlaced, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** Due dates on the site, in feeds, data sets and on the map. */
describe('a due date', () => {
  let service: TestService;
  let reader: PublicClient;
  let reporter: TestPerson;
  let late: string;
  let due: string;
  let done: string;

  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
    reporter = await person(service);
    const report = (n: number) =>
      reportedIssue(service, {
        by: reporter,
        city: 'pune',
        location: { lat: 18.5 + n / 10, lng: 73.8, address: '' },
      });
    [late, due, done] = [await report(1), await report(2), await report(3)] as [string, string, string];
    // An issue that is placed later has its due date computed again.
    await allPlaced(service);
    await service.database.sql(
      `update issues set due_at = now() - interval '50 hours', breached_at = now() - interval '50 hours' where id = $1`,
      [late],
    );
    await service.database.sql(
      `insert into sla_pauses (id, issue_id, from_at, until_at, reason, paused_by)
       values ('pau_site', $1, now() - interval '1 hour', now() + interval '1 day', 'Rain & wind', 'adm_secret')`,
      [due],
    );
    await service.database.sql(
      `update issues set status = 'resolved', feed_status = 'resolved', resolved_at = now(), breached_at = due_at where id = $1`,
      [done],
    );
  });
  afterAll(() => service.stop());

  const page = async (path: string) => unescaped((await reader.get(path)).text);

  it('is on the page of an issue, with the time left and the reason for a pause', async () => {
    const text = await page(`/pune/issues/${due}`);
    expect(text).toContain('To be resolved by');
    expect(text).toMatch(/4[67] hours left/);
    expect(text).toMatch(/The clock is paused until .*: Rain & wind/);
    expect(text).not.toContain('adm_secret');
    expect(await page(`/pune/issues/${late}`)).toContain('2 days late');
    expect(await page(`/pune/issues/${done}`)).not.toContain('To be resolved by');
  });

  it('is shown with every pause and the reason for every change, also once the issue is resolved', async () => {
    await service.database.sql(
      `insert into sla_pauses (id, issue_id, from_at, until_at, ended_at, ended_by, reason, paused_by)
       values ('pau_past', $1, now() - interval '3 hours', now() + interval '1 day', now() - interval '2 hours',
               'adm_secret', 'The pump is on order', 'adm_secret')`,
      [done],
    );
    const reasons = {
      category: 'the category is another one',
      priority: 'the priority is another one',
      ward: 'the ward was found',
      pause: 'the clock was paused',
      resume: 'the pause was ended early',
      reopen: 'the issue was reopened',
    };
    await service.database.sql(
      `insert into due_date_changes (issue_id, from_due_at, to_due_at, reason, at)
       select $1, due_at, due_at, reason, now() from issues, unnest($2::text[]) reason where id = $1`,
      [done, Object.keys(reasons)],
    );
    const text = await page(`/pune/issues/${done}`);
    for (const words of Object.values(reasons))
      expect(text).toMatch(new RegExp(`To be resolved by:.{0,200}\\(${words}\\)`, 's'));
    expect(text).toMatch(/When the clock was paused.*The pump is on order/s);
    expect(text).not.toContain('adm_secret');
    expect(await page(`/hi/pune/issues/${done}`)).toMatch(/समय कब रुका रहा.*The pump is on order/s);
    expect(await page(`/pune/issues/${late}`)).not.toContain('When the clock was paused');
  });

  it.each([
    ['hi', 'तक हल होना है'],
    ['ta', 'க்குள் தீர்க்கப்பட வேண்டும்'],
  ])('is worded in %s', async (language, words) => {
    expect(await page(`/${language}/pune/issues/${due}`)).toContain(words);
  });

  it('is shown in lists: the day, or by how much it has passed, until the issue is resolved', async () => {
    const text = await page('/pune');
    const itemOf = (id: string) =>
      new RegExp(`<a class="title" href="[^"]*${id}".*?</li>`, 's').exec(text)![0];
    expect(itemOf(late)).toMatch(/<span class="status late">.*2 days late/s);
    expect(itemOf(due)).toMatch(/Due on \d/);
    expect(itemOf(done)).not.toMatch(/ late|Due on/);
  });

  it('marks the pin of a late issue on the map', async () => {
    const { body } = await service.tokenApi.get<{
      data: { cells: Array<{ issueId?: string; late?: number }> };
    }>('/api/map?city=pune&bbox=73,18,74,19&zoom=12');
    const marks = Object.fromEntries(
      body.data.cells.map(({ issueId = '', late: mark }) => [issueId, mark] as const),
    );
    expect(marks).toEqual({ [late]: 1, [due]: undefined, [done]: undefined });
  });

  it('is in feeds and data sets', async () => {
    const geojson = JSON.parse((await reader.get('/feeds/pune.geojson')).text) as {
      features: Array<{ id: string; properties: Record<string, unknown> }>;
    };
    expect(geojson.features.find(({ id }) => id === late)!.properties).toMatchObject({
      due_at: expect.stringMatching(/Z$/) as string,
      breached_at: expect.stringMatching(/Z$/) as string,
      escalation_level: 0,
    });
    const atom = (await reader.get('/feeds/pune.atom')).text;
    expect(atom.match(/term="late"/g)).toHaveLength(1);
    const rows = (await reader.get('/data/pune/issues.ndjson')).text.trim().split('\n');
    const row = rows.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ id }) => id === due);
    expect(row).toMatchObject({
      due_at: expect.any(String) as string,
      breached_at: null,
      escalation_level: 0,
    });
    const request = await reader.get(`/open311/v2/requests/${due}.json?jurisdiction_id=pune`);
    expect(request.text).toMatch(/"expected_datetime":"\d{4}-/);
  });

  describe('in the figures of wards', () => {
    beforeAll(async () => {
      await service.database.sql(
        `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status, reporter_id,
                             created_at, updated_at, ward, due_at, breached_at, resolved_at)
         select 'iss_w' || n, 'Title', 'One of many', 'mumbai', 'road', 'Infrastructure', 'low',
                case when n <= 16 then 'resolved' else 'open' end, case when n <= 16 then 'resolved' else 'new' end, $1,
                now() - interval '5 days', now(), $2, now() - interval '3 days',
                case when n > 12 then now() - interval '3 days' end,
                case when n <= 12 then now() - interval '4 days' when n <= 16 then now() end
           from generate_series(1, 20) n`,
        [reporter.id, 'H/West'],
      );
    });

    it('is a percentage from 20 issues on, with the number of issues', async () => {
      const text = await page('/mumbai/wards');
      const row = /<tr><th scope="row"><a[^>]*H-West".*?<\/tr>/s.exec(text)![0];
      expect(row).toContain('60% of 20');
      expect(await page('/mumbai/wards/H-West')).toContain('60% of 20');
    });

    it('is left out for fewer issues', async () => {
      await service.database.sql(`update issues set ward = 'A' where id = 'iss_w20'`);
      service.clock.advance(2 * 60_000);
      expect(await page('/mumbai/wards/H-West')).not.toContain('of 19');
    });
  });
});
