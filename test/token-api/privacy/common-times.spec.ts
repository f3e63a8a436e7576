import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { askedErasure, erasedAll, signedIn } from '../../factories/erasures';
import { photo } from '../../factories/files';
import { reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { postedMessage } from '../../factories/messages';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const PLACE = { lat: 19.05961, lng: 72.82953, address: 'Hill Road 12' };
const [TEN_MINUTES, DAY] = [600_000, 86_400_000];

/** Contributions of one person without a name have nothing in common, also not the time at which that was chosen. */
describe('the times of issues of one person', () => {
  let service: TestService;
  let asha: TestPerson;
  let issues: string[];

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    asha = await signedIn(service, 'asha.times@example.org', 'Asha Kulkarni');
    issues = [];
    for (let count = 0; count < 3; count++) {
      const id = await reportedIssue(service, { by: asha, location: PLACE });
      await uploadedPhoto(service, id, asha, await photo('jpeg'));
      issues.push(id);
    }
    const foreign = await reportedIssue(service, { by: await person(service), location: PLACE });
    await postedMessage(service, foreign, { by: asha });
    issues.push(foreign);
    // As if they were reported one after the other, on another day.
    for (const [index, id] of issues.entries())
      await service.database.sql(
        `update issues set created_at = created_at - t.ago, updated_at = updated_at - t.ago,
                placed_at = placed_at - t.ago, pictures_changed_at = pictures_changed_at - t.ago
           from (select interval '1 day' + $2 * interval '10 minutes' as ago) t where id = $1`,
        [id, index],
      );
  });
  afterEach(() => service.clock.set());

  const shown = async (id: string) => {
    return (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  };
  /** All times that the public surfaces have of the issues, by surface. */
  const times = async (): Promise<Record<string, string[]>> => {
    const sitemap = (await service.publicApi.get('/mumbai/sitemap.xml')).text;
    const atom = (await service.publicApi.get('/feeds/mumbai.atom')).text;
    const open311 = (id: string) =>
      service.open311.get<Array<{ updated_datetime: string }>>(`/open311/mumbai/v2/requests/${id}.json`);
    return {
      api: await Promise.all(issues.map(async (id) => (await shown(id)).updatedAt)),
      open311: await Promise.all(issues.map(async (id) => (await open311(id)).body[0]!.updated_datetime)),
      sitemap: issues.map((id) => new RegExp(`${id}</loc><lastmod>([^<]+)`).exec(sitemap)?.[1] ?? ''),
      atom: issues.map((id) => new RegExp(`${id}[^]*?<updated>([^<]+)`).exec(atom)?.[1] ?? ''),
    };
  };
  /** The shortest time between two of the issues. */
  const closest = (all: string[]) => {
    const sorted = all.map((time) => Date.parse(time)).sort((one, other) => one - other);
    return Math.min(...sorted.slice(1).map((time, index) => time - sorted[index]!));
  };
  const changed = async (act: () => Promise<unknown>) => {
    const before = await Promise.all(issues.map(shown));
    expect(Object.entries(await times()).filter(([, all]) => !(closest(all) > TEN_MINUTES / 2))).toEqual([]);
    await act();
    const after = await Promise.all(issues.map(shown));
    for (const [index, { updatedAt }] of after.slice(0, 3).entries())
      expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(before[index]!.updatedAt));
    expect(Object.entries(await times()).filter(([, all]) => !(closest(all) > TEN_MINUTES / 2))).toEqual([]);
    expect(JSON.stringify(after)).not.toMatch(/Asha|Hill Road 12.*Hill Road 12/);
  };

  it('stay apart when a choice is applied to all of them', () =>
    changed(async () => {
      const body = { shownAs: 'anonymous', place: 'ward' };
      expect((await service.tokenApi.as(asha).post('/api/users/me/privacy/apply', body)).status).toBe(202);
      await runJob(service, 'privacy-apply');
    }));

  it.each(['remove', 'keep'])('stay apart when the person is erased, with the wish %s', (words) =>
    changed(async () => {
      expect(await askedErasure(service, asha, { words, place: 'ward' })).toBe(202);
      await erasedAll(service);
    }),
  );

  it('are followed by a year in which nobody takes the pseudonym of an erased person', async () => {
    const choose = (who: TestPerson, pseudonym: string) =>
      service.tokenApi.as(who).patch('/api/users/me/privacy', { pseudonym });
    expect((await choose(asha, 'Night Walker')).status).toBe(200);
    await askedErasure(service, asha);
    await erasedAll(service);
    expect((await choose(await person(service), 'night walker')).status).toBe(422);
    service.clock.advance(366 * DAY);
    expect((await choose(await person(service), 'Night Walker')).status).toBe(200);
  });
});
