import type { PrivacyApplicationDto } from '../../../src/issues/dto/privacy-application.dto';
import { reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const APPLY = '/api/users/me/privacy/apply';
const PLACE = { lat: 19.05961, lng: 72.82953, address: 'Hill Road 12' };

describe('applying choices to earlier issues', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const apply = (who: TestPerson, body: object) =>
    service.tokenApi.as(who).post<Envelope<PrivacyApplicationDto>>(APPLY, body);
  const progress = async (who: TestPerson) =>
    (await service.tokenApi.as(who).get<Envelope<PrivacyApplicationDto>>(APPLY)).body.data;
  const shown = (id: string) =>
    service.publicApi.get<Record<string, unknown>>(`/api/issues/${id}`).then(({ text }) => text);
  const contributions = async (who: TestPerson) =>
    (
      await service.tokenApi
        .as(who)
        .get<Envelope<{ contributions: { shown: number; all: number } }>>('/api/users/me')
    ).body.data.contributions;

  it('changes all issues of the person within a run, and says how far it is', async () => {
    const asha = await person(service, { name: 'Asha Marker' });
    const own = await reportedIssue(service, { by: asha, location: PLACE });
    const closed = await reportedIssue(service, { by: asha, location: PLACE });
    await service.database.sql(`update issues set status = 'closed', closed_at = now() where id = $1`, [
      closed,
    ]);
    const other = await reportedIssue(service, { by: await person(service), location: PLACE });
    await postedMessage(service, other, { by: asha });
    expect(await contributions(asha)).toEqual({ shown: 3, all: 3 });
    const asked = await apply(asha, { shownAs: 'anonymous', place: 'grid' });
    expect([asked.status, asked.body.data]).toEqual([
      202,
      { state: 'running', shownAs: 'anonymous', place: 'grid', done: 0, total: 3 },
    ]);
    await runJob(service, 'privacy-apply');
    expect(await progress(asha)).toMatchObject({ state: 'done', done: 3, total: 3 });
    for (const id of [own, closed]) {
      expect(await shown(id)).not.toContain('Asha Marker');
      expect(await shown(id)).not.toContain('Hill Road 12');
    }
    const thread = await service.tokenApi.get(`/api/issues/${other}/messages`);
    expect(thread.text).not.toMatch(/Asha Marker/);
    expect(await shown(other)).toContain('Hill Road 12');
    expect(await contributions(asha)).toEqual({ shown: 0, all: 3 });
  });

  it('leaves a place that may not be finer, and shows the name again', async () => {
    const asha = await person(service, { name: 'Asha Marker' });
    const closed = await reportedIssue(service, { by: asha, location: PLACE });
    await apply(asha, { shownAs: 'anonymous', place: 'ward' });
    await runJob(service, 'privacy-apply');
    await service.database.sql(`update issues set status = 'closed', closed_at = now() where id = $1`, [
      closed,
    ]);
    await apply(asha, { shownAs: 'name', place: 'exact' });
    await runJob(service, 'privacy-apply');
    expect(await shown(closed)).toContain('Asha Marker');
    expect(await shown(closed)).not.toContain('Hill Road 12');
    expect(await contributions(asha)).toEqual({ shown: 1, all: 1 });
  });

  it('begins again with a newer wish', async () => {
    const asha = await person(service);
    await reportedIssue(service, { by: asha });
    await apply(asha, { shownAs: 'anonymous' });
    await apply(asha, { place: 'ward' });
    expect(await progress(asha)).toEqual({
      state: 'running',
      shownAs: null,
      place: 'ward',
      done: 0,
      total: 1,
    });
  });

  it('is refused without a choice, without the pseudonym, and to officials without their name', async () => {
    const asha = await person(service);
    expect((await service.tokenApi.as(asha).get(APPLY)).status).toBe(404);
    expect((await apply(asha, {})).status).toBe(400);
    expect((await apply(asha, { shownAs: 'pseudonym' })).status).toBe(422);
    expect((await apply(await person(service, { role: 'admin' }), { shownAs: 'anonymous' })).status).toBe(
      422,
    );
  });
});
