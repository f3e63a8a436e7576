import { ExactPlaceRetentionService } from '../../../src/issues/privacy/exact-place-retention.service';
import {
  allPlaced,
  feedStatusChanged,
  hiddenIssue,
  mergedIssue,
  reportedIssue,
} from '../../factories/issues';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import { apiClient } from '../../factories/open311';
import { webhookEndpoint } from '../../factories/webhooks';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const EXACT = { lat: 19.05443, lng: 72.83241, address: 'Flat 3, Hill Road 5' };
const CELL = { lat: 19.0545, lng: 72.8325, address: '' };

interface Shown {
  location?: object;
  exactLocation?: object;
  place?: string;
  updatedAt: string;
}

describe('how exactly the place of an issue is shown', () => {
  let service: TestService;
  let owner: TestPerson;
  let stranger: TestPerson;
  let admin: TestPerson;
  let official: TestPerson;

  beforeAll(async () => {
    service = await startService();
    owner = await person(service);
    stranger = await person(service);
    admin = await person(service, { role: 'admin' });
    official = await officialPerson(service, 'Ward Officer H/West');
    await webhookEndpoint(service, await apiClient(service), { eventTypes: ['issue.redacted'] });
  });
  afterAll(() => service.stop());

  const api = (who?: TestPerson) => (who ? service.tokenApi.as(who) : service.tokenApi);
  const show = async (id: string, who?: TestPerson) =>
    (await api(who).get<Envelope<Shown>>(`/api/issues/${id}`)).body.data;
  const change = (who: TestPerson, id: string, place: unknown) =>
    api(who).patch<ErrorEnvelope & Envelope<Shown>>(`/api/issues/${id}/privacy`, { place });
  const reported = (place?: 'exact' | 'grid' | 'ward') =>
    reportedIssue(service, { by: owner, location: EXACT, place });
  const close = async (id: string) => {
    const request = { issueIds: [id], status: 'closed' };
    expect((await api(admin).post('/api/issues/bulk/status', request)).status).toBe(200);
  };
  const kept = (id: string) =>
    service.database.sql('select precision, lat, lng, address from exact_places where issue_id = $1', [id]);
  const stored = async (id: string) =>
    (await service.database.sql('select lat, lng, address from issues where id = $1', [id]))[0];
  const redactions = (id: string) =>
    service.database.sql<{ payload: string }>(
      `select payload::text as payload from webhook_events where type = 'issue.redacted' and issue_id = $1`,
      [id],
    );

  describe('with a report', () => {
    it('is exact when absent, and keeps nothing else', async () => {
      const id = await reported();
      expect((await show(id)).location).toEqual(EXACT);
      expect(await kept(id)).toEqual([]);
    });

    it('is as the person chose for new reports when absent', async () => {
      const careful = await person(service);
      await api(careful).patch('/api/users/me/privacy', { placeDefault: 'ward' });
      const id = await reportedIssue(service, { by: careful, location: EXACT });
      expect(await show(id)).not.toHaveProperty('location');
      const exact = await reportedIssue(service, { by: careful, location: EXACT, place: 'exact' });
      expect((await show(exact)).location).toEqual(EXACT);
    });

    it('is for a reporter without a name, too, who still sees and changes the exact place', async () => {
      const careful = await person(service);
      await api(careful).patch('/api/users/me/privacy', { shownAs: 'anonymous' });
      const id = await reportedIssue(service, { by: careful, location: EXACT, place: 'grid' });
      expect(await show(id, careful)).toMatchObject({ exactLocation: EXACT, place: 'grid' });
      expect((await change(careful, id, 'ward')).status).toBe(200);
      expect((await change(stranger, id, 'exact')).status).toBe(403);
    });

    it('is the middle of the cell for grid', async () => {
      const id = await reported('grid');
      expect((await show(id)).location).toEqual(CELL);
      expect(await kept(id)).toEqual([{ precision: 'grid', ...EXACT }]);
    });

    it('is no point and no address for ward', async () => {
      const id = await reported('ward');
      expect(await show(id)).not.toHaveProperty('location');
      expect(await stored(id)).toEqual({ lat: null, lng: null, address: null });
    });

    it.each(['grid', 'ward'] as const)('is placed by the exact point with %s', async (place) => {
      const ids = [await reported(), await reported(place)];
      await allPlaced(service);
      const [exact, coarse] = await Promise.all(
        ids.map((id) =>
          service.database.sql(
            'select ward, area, pincode, placed_by, responsible from issues where id = $1',
            [id],
          ),
        ),
      );
      expect(coarse).toEqual(exact);
      expect(coarse).toMatchObject([{ ward: 'H/West' }]);
      expect(
        await service.database.sql('select from exact_places where issue_id = $1 and unplaced', [ids[1]!]),
      ).toEqual([]);
    });

    it('keeps nothing of a report that has no place', async () => {
      const id = await reportedIssue(service, { by: owner, pincode: '400050', place: 'ward' });
      expect(await kept(id)).toEqual([]);
      expect((await show(id, owner)).place).toBe('ward');
    });

    it.each([null, '', 'Exact', 'city', 1, ['grid']])('refuses %j', async (place) => {
      const body = { title: 'A deep hole there', description: 'It is deep, and grows with each rain.' };
      const answer = await api(owner).post('/api/issues', {
        ...{ ...body, city: 'mumbai', category: 'road', priority: 'low', place },
      });
      expect(answer.status).toBe(400);
    });
  });

  describe('GET /api/issues/:id', () => {
    it('has the exact place for the reporter, officials and admins only', async () => {
      const id = await reported('grid');
      for (const who of [owner, official, admin])
        expect(await show(id, who)).toMatchObject({ location: CELL, exactLocation: EXACT, place: 'grid' });
      for (const who of [undefined, stranger]) {
        const shown = await show(id, who);
        expect(shown).not.toHaveProperty('exactLocation');
        expect(shown).not.toHaveProperty('place');
      }
    });

    it('has no exact place if everyone sees it', async () => {
      const shown = await show(await reported(), owner);
      expect(shown).not.toHaveProperty('exactLocation');
      expect(shown.place).toBe('exact');
    });
  });

  describe('PATCH /api/issues/:id/privacy', () => {
    it('says less and more for the reporter while the issue is not closed', async () => {
      const id = await reported();
      for (const [place, location] of [
        ['grid', CELL],
        ['ward', undefined],
        ['grid', CELL],
        ['exact', EXACT],
      ] as const) {
        const { status, body } = await change(owner, id, place);
        expect([status, body.data.place]).toEqual([200, place]);
        const shown = await show(id);
        expect(shown.location).toEqual(location);
        expect(shown.updatedAt).toBe(body.data.updatedAt);
        expect(await kept(id)).toEqual(place === 'exact' ? [] : [{ precision: place, ...EXACT }]);
      }
    });

    it('sends an event with ids only, once for a change', async () => {
      const id = await reported();
      await change(owner, id, 'grid');
      const { body } = await change(owner, id, 'grid');
      expect(body.data.updatedAt).toBe((await show(id)).updatedAt);
      const sent = await redactions(id);
      expect(sent).toHaveLength(1);
      expect(Object.keys((JSON.parse(sent[0]!.payload) as { data: object }).data)).toEqual([
        'issueId',
        'city',
        'url',
        'apiUrl',
      ]);
    });

    it('changes the ETag', async () => {
      const id = await reported('grid');
      const { headers } = await service.publicApi.get(`/api/issues/${id}`);
      await change(owner, id, 'ward');
      const again = await service.publicApi.with({ 'if-none-match': headers.etag! }).get(`/api/issues/${id}`);
      expect(again.status).toBe(200);
    });

    it('says only less of a closed issue', async () => {
      const id = await reported('grid');
      await close(id);
      expect((await change(owner, id, 'exact')).status).toBe(409);
      expect((await change(admin, id, 'exact')).status).toBe(409);
      expect((await show(id)).location).toEqual(CELL);
      expect((await change(owner, id, 'ward')).status).toBe(200);
      expect((await change(owner, id, 'grid')).status).toBe(409);
      expect(await show(id)).not.toHaveProperty('location');
    });

    it('says less for an admin, which is recorded, and never more', async () => {
      const id = await reported();
      expect((await change(admin, id, 'grid')).status).toBe(200);
      expect((await change(admin, id, 'exact')).status).toBe(403);
      expect(
        await service.database.sql(
          `select actor_id, before, after from audit_records where target_id = $1 and action = 'issue.coarsen_place'`,
          [id],
        ),
      ).toEqual([{ actor_id: admin.id, before: { place: 'exact' }, after: { place: 'grid' } }]);
      expect((await change(owner, id, 'exact')).status).toBe(200);
    });

    it('is refused to others', async () => {
      const id = await reported();
      for (const who of [stranger, official]) expect((await change(who, id, 'ward')).status).toBe(403);
      expect((await show(id)).location).toEqual(EXACT);
    });

    it('is refused if no exact place is known', async () => {
      const id = await reported('grid');
      await service.database.sql('delete from exact_places where issue_id = $1', [id]);
      expect((await show(id, owner)).place).toBe('grid');
      expect((await change(owner, id, 'exact')).body.error.code).toBe('CONFLICT');
      expect((await change(owner, id, 'ward')).status).toBe(200);
      expect((await show(id, owner)).place).toBe('ward');
    });

    it('is refused once the exact place was deleted, some time after the issue was closed', async () => {
      const places = service.app.get(ExactPlaceRetentionService, { strict: false });
      const [closed, open] = [await reported('ward'), await reported('grid')];
      await close(closed);
      const { closedAt } = (await show(closed, owner)) as Shown & { closedAt: string };
      const due = new Date(closedAt);
      due.setUTCFullYear(due.getUTCFullYear() + 1);
      await places.deleteOld(due);
      expect(await kept(closed)).toHaveLength(1);
      expect(await places.deleteOld(new Date(due.getTime() + 1))).toBeGreaterThan(0);
      expect(await kept(closed)).toEqual([]);
      expect(await kept(open)).toEqual([{ precision: 'grid', ...EXACT }]);
      const shown = await show(closed, owner);
      expect(shown.place).toBe('ward');
      expect(shown).not.toHaveProperty('exactLocation');
      expect((await change(owner, closed, 'exact')).status).toBe(409);
    });

    it('is possible on an issue that was joined with another, or that moderation has hidden', async () => {
      const [joined, into, hidden] = [await reported(), await reported(), await reported()];
      await mergedIssue(service, joined, into);
      await hiddenIssue(service, hidden);
      expect((await change(owner, joined, 'grid')).status).toBe(200);
      expect((await change(owner, hidden, 'grid')).status).toBe(200);
      expect((await change(stranger, hidden, 'grid')).status).toBe(404);
      expect((await show(joined)).location).toEqual(CELL);
    });

    it.each([{}, { place: null }, { place: 'city' }, { place: ['grid'] }])('refuses %j', async (body) => {
      const id = await reported();
      expect((await api(owner).patch(`/api/issues/${id}/privacy`, body)).status).toBe(400);
    });

    it('keeps the status, the ward and the search by other words', async () => {
      const id = await reported();
      await allPlaced(service);
      await feedStatusChanged(service, id, 'ack');
      const columns = 'select status, feed_status, ward, area, pincode from issues where id = $1';
      const before = await service.database.sql(columns, [id]);
      await change(owner, id, 'ward');
      expect(await service.database.sql(columns, [id])).toEqual(before);
      const [row] = await service.database.sql<{ words: string }>(
        'select words from issue_search where issue_id = $1',
        [id],
      );
      expect(row!.words).not.toContain('flat 3');
      expect(row!.words).toContain('h/west');
    });
  });
});
