import { PlaceQueries } from '../../src/accountability';
import { ApiClientsService } from '../../src/auth';
import { IssueModeration } from '../../src/issues/issue-moderation.service';
import { PhotoService } from '../../src/media';
import type { ServiceRequestDto } from '../../src/open311/requests/request.dto';
import { Jobs } from '../../src/platform/jobs/jobs';
import { addedRecord } from '../factories/accountability';
import { staffMember, type StaffMember } from '../factories/console';
import { photo } from '../factories/files';
import { allPlaced, hiddenIssue, feedStatusChanged } from '../factories/issues';
import { apiClient, filedReport, type TestClient } from '../factories/open311';
import { person, type TestPerson } from '../factories/people';
import { type HttpAnswer, send } from '../support/network/http';
import { runJob } from '../support/service/run-job';
import { startService, type TestService } from '../support/service/service';
import { itThoroughly } from '../support/service/thorough';

const BASE = '/open311/mumbai/v2';
const REPORTS = 40;
const CHANGES = 1000;
const CHANGES_PER_PAGE = CHANGES * 0.15;
const MINUTE_MS = 60_000;

describe('a client that polls requests by updated_after', () => {
  let service: TestService;
  let client: TestClient;
  let staff: StaffMember;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await startService();
    client = await apiClient(service);
    staff = await staffMember(service);
  });
  // With a valid token, however far the clock was advanced.
  beforeEach(async () => {
    admin = await person(service, { role: 'admin' });
  });
  // The clock never goes back: otherwise new reports would be older than existing ones.
  afterEach(() => service.clock.set(service.clock.now()));
  afterAll(() => service.stop());

  const second = () => `${service.clock.now().toISOString().slice(0, 19)}Z`;
  const nextOf = ({ headers }: HttpAnswer<unknown>) =>
    /<https?:\/\/[^/]+(\/[^>]+)>; rel="next"/.exec(String(headers.link))?.[1];

  /** All requests that changed since a time, with an action after each page. */
  async function harvested(
    since: string,
    { size = 1000, afterPage = () => Promise.resolve() } = {},
  ): Promise<ServiceRequestDto[]> {
    const all: ServiceRequestDto[] = [];
    let url: string | undefined = `${BASE}/requests.json?page_size=${size}&updated_after=${since}`;
    while (url) {
      const answer: HttpAnswer<ServiceRequestDto[]> = await service.open311.get(url);
      all.push(...answer.body);
      await afterPage();
      url = nextOf(answer);
    }
    return all;
  }

  const addPhoto = async (id: string) => {
    const photos = service.app.get(PhotoService, { strict: false });
    const clean = await photos.cleanBytes(await photo('png', { width: 24, height: 18 }), client.id);
    await photos.attach(
      service.app.get(ApiClientsService, { strict: false }).actorOf({ ...client, cityScope: null }),
      id,
      clean,
    );
  };
  const toggleRedacted = async (id: string) => {
    const { status } = await staff.api.post(`/api/admin/feed/issues/${id}/redact-media`, { index: 0 });
    expect(status).toBe(200);
  };
  const setPriority = async (id: string, priority: string) => {
    const { status } = await service.tokenApi.as(admin).patch(`/api/issues/${id}`, { priority });
    expect(status).toBe(200);
  };
  const place = async (id: string) => {
    // As if its process had ended before it was placed.
    await service.database.sql('update issues set placed_at = null, pincode = $2 where id = $1', [
      id,
      '400050',
    ]);
    service.clock.advance(5 * MINUTE_MS);
    await service.database.sql(`update jobs set leased_until = '-infinity'`);
    await service.app.get(Jobs, { strict: false }).run('issue-places');
  };

  /** The requests of a poll that begins when `change` does, by id. */
  async function changedBy(change: () => Promise<unknown>): Promise<Map<string, ServiceRequestDto>> {
    await allPlaced(service);
    service.clock.advance(MINUTE_MS);
    const since = second();
    expect(await harvested(since)).toEqual([]);
    await change();
    return new Map((await harvested(since)).map((each) => [each.service_request_id, each]));
  }
  const seenAfter = async (id: string, change: () => Promise<unknown>) => (await changedBy(change)).get(id);

  it('gets a request with a new photo, with the time of that', async () => {
    const id = await filedReport(service, client);
    const seen = await seenAfter(id, () => addPhoto(id));
    expect(seen?.media_url).toMatch(/^http/);
    expect(Date.parse(seen!.updated_datetime)).toBeGreaterThan(Date.parse(seen!.requested_datetime));
  });

  it('gets a request whose photo is redacted, and shown again', async () => {
    const id = await filedReport(service, client);
    await addPhoto(id);
    expect(await seenAfter(id, () => toggleRedacted(id))).toMatchObject({ media_url: null });
    expect((await seenAfter(id, () => toggleRedacted(id)))?.media_url).toMatch(/^http/);
  });

  it('gets a request with a new due date', async () => {
    const id = await filedReport(service, client);
    const until = new Date(service.clock.now().getTime() + 24 * 60 * MINUTE_MS).toISOString();
    const pause = { until, reason: 'The road is closed' };
    const before = (await service.open311.get<ServiceRequestDto[]>(`${BASE}/requests/${id}.json`)).body[0]!;
    const seen = await seenAfter(id, () => staff.api.post(`/api/admin/feed/issues/${id}/pause-clock`, pause));
    expect(Date.parse(String(seen?.expected_datetime))).toBeGreaterThan(
      Date.parse(String(before.expected_datetime)),
    );
  });

  it('gets a request once the job has placed it', async () => {
    const id = await filedReport(service, client);
    expect(await seenAfter(id, () => place(id))).toMatchObject({
      zipcode: '400050',
      agency_responsible: expect.any(String) as string,
    });
  });

  describe('after a change of category', () => {
    const OF_HYGIENE = 'Solid Waste Management Department';
    const become = async (id: string, category: string) => {
      const { status } = await staff.api.post(`/api/admin/feed/issues/${id}/category`, { category });
      expect(status).toBe(200);
    };
    beforeAll(async () => {
      const fields = { name: 'Roads alone', city: 'mumbai', categories: ['road'] };
      await addedRecord(service, 'departments', fields);
    });

    it('gets the new department', async () => {
      const id = await filedReport(service, client, { service_code: 'road' });
      expect(await seenAfter(id, () => place(id))).toMatchObject({ agency_responsible: 'Roads alone' });
      expect(await seenAfter(id, () => become(id, 'hygiene'))).toMatchObject({
        agency_responsible: OF_HYGIENE,
      });
    });

    it('gets the new department also if the request is placed at the same time', async () => {
      const id = await filedReport(service, client, { service_code: 'road' });
      await allPlaced(service);
      const places = service.app.get(PlaceQueries, { strict: false });
      const find = places.atPincode.bind(places);
      const finding = jest.spyOn(places, 'atPincode').mockImplementation(async (...where) => {
        await become(id, 'hygiene');
        return find(...where);
      });
      try {
        expect(await seenAfter(id, () => place(id))).toMatchObject({ agency_responsible: OF_HYGIENE });
      } finally {
        finding.mockRestore();
      }
    });
  });

  it('gets a request after a change of status, and after an edit', async () => {
    const id = await filedReport(service, client);
    expect(await seenAfter(id, () => feedStatusChanged(service, id, 'ack'))).toBeDefined();
    expect(await seenAfter(id, () => setPriority(id, 'high'))).toBeDefined();
  });

  it('does not get a request after a vote', async () => {
    const id = await filedReport(service, client);
    const vote = async () => {
      expect((await service.tokenApi.as(admin).post(`/api/issues/${id}/upvote`)).status).toBe(200);
    };
    expect(await seenAfter(id, vote)).toBeUndefined();
  });

  it('gets a few changes by service, status and time, and in pages', async () => {
    service.clock.stand(new Date(Math.ceil(service.clock.now().getTime() / MINUTE_MS) * MINUTE_MS));
    const since = second();
    const filed = (code: string) => {
      service.clock.advance(1);
      return filedReport(service, client, { service_code: code });
    };
    const [road, traffic, closed] = [await filed('road'), await filed('traffic'), await filed('road')];
    for (const to of ['ack', 'progress', 'resolved'] as const) {
      service.clock.advance(1);
      await feedStatusChanged(service, closed, to);
    }
    const idsOf = async (query: string) => {
      const path = `${BASE}/requests.json?updated_after=${since}&${query}`;
      const { body } = await service.open311.get<ServiceRequestDto[]>(path);
      return body.map(({ service_request_id: id }) => id);
    };
    expect(await idsOf('service_code=road,traffic')).toEqual([closed, traffic, road]);
    expect(await idsOf('service_code=road&status=open')).toEqual([road]);
    expect(await idsOf('status=closed')).toEqual([closed]);
    expect(await idsOf('page_size=1&page=2')).toEqual([traffic]);
    expect(await idsOf(`start_date=${since}&end_date=${since}&updated_before=${since}`)).toEqual([
      closed,
      traffic,
      road,
    ]);
  });

  it('sees a change of pictures in the data sets and feeds as well', async () => {
    const id = await filedReport(service, client);
    service.clock.advance(MINUTE_MS);
    const from = second();
    await addPhoto(id);
    for (const path of ['/data/mumbai/issues.ndjson', '/feeds/mumbai.geojson']) {
      const { text } = await send({ method: 'GET', url: service.url + path });
      const [, changed = ''] = new RegExp(`"id":"${id}".*?"updated_at":"([^"]+)"`).exec(text) ?? [];
      expect(Date.parse(changed)).toBeGreaterThanOrEqual(Date.parse(from));
    }
  });

  it('gets a merged request, also if it was closed before, and again if the other one is hidden', async () => {
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push(await filedReport(service, client));
    const [kept, merged, closed] = ids as [string, string, string];
    const closing = { issueIds: [closed], status: 'closed' };
    expect((await service.tokenApi.as(admin).post('/api/issues/bulk/status', closing)).status).toBe(200);
    await service.database.sql(
      `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
       values ('dup_harvest', 'mumbai', 'Infrastructure', 'W', $1, now(), now(), now())`,
      [ids],
    );
    const statusesAfter = async (change: () => Promise<unknown>) => {
      const changed = await changedBy(change);
      return [merged, closed].map((id) => changed.get(id)?.status_notes);
    };
    const closedAt = async () =>
      (await service.open311.get<ServiceRequestDto[]>(`${BASE}/requests/${merged}.json`)).body[0]
        ?.updated_datetime;
    const named = `Duplicate of ${kept}`;
    expect(await statusesAfter(() => staff.api.post('/api/admin/feed/duplicates/dup_harvest/merge'))).toEqual(
      [named, named],
    );
    const mergedAt = await closedAt();
    expect(await statusesAfter(() => hiddenIssue(service, kept))).toEqual(['Duplicate', null]);
    expect(await statusesAfter(() => hiddenIssue(service, kept, false))).toEqual([named, named]);
    expect(await closedAt()).toBe(mergedAt);
    // After it was merged itself, it is still named until moderation hides it.
    await service.app.get(IssueModeration, { strict: false }).hideDuplicate(kept);
    expect(await statusesAfter(() => hiddenIssue(service, kept))).toEqual(['Duplicate', null]);
  });

  it('gets no picture of a merged duplicate, as its files are not served', async () => {
    const [kept, merged] = [await filedReport(service, client), await filedReport(service, client)];
    await addPhoto(merged);
    const shown = async () =>
      (await service.open311.get<ServiceRequestDto[]>(`${BASE}/requests/${merged}.json`)).body[0];
    expect((await shown())?.media_url).toMatch(/^http/);
    const moderation = service.app.get(IssueModeration, { strict: false });
    await moderation.markDuplicate(merged, kept);
    await moderation.hideDuplicate(merged);
    expect(await shown()).toMatchObject({ status: 'closed', media_url: null });
  });

  itThoroughly(`gets every request once while ${CHANGES} changes are made`, async () => {
    const since = second();
    const before: string[] = [];
    for (let n = 0; n < REPORTS; n++) before.push(await filedReport(service, client));
    for (const id of before) await addPhoto(id);
    service.clock.advance(MINUTE_MS);
    const changesBegin = second();
    const changed = new Set<string>();
    let changes = 0;
    const change = async () => {
      const [id, round] = [before[changes % REPORTS]!, Math.floor(changes / REPORTS)];
      changes++;
      changed.add(id);
      service.clock.advance(10);
      if (changes % 100 === 0) changed.add(await filedReport(service, client));
      else if (round < 3)
        await feedStatusChanged(service, id, (['ack', 'progress', 'resolved'] as const)[round]!);
      else if (round % 3 === 0) await toggleRedacted(id);
      else if (round < 12) await addPhoto(id);
      else await setPriority(id, round % 2 ? 'high' : 'low');
    };
    const afterPage = async () => {
      for (let n = 0; n < CHANGES_PER_PAGE && changes < CHANGES; n++) await change();
    };
    const got = (await harvested(since, { size: 5, afterPage })).map(({ service_request_id: id }) => id);
    expect(changes).toBe(CHANGES);
    expect(got.filter((id, at) => got.indexOf(id) !== at)).toEqual([]);
    expect(before.filter((id) => !got.includes(id))).toEqual([]);
    const later = (await harvested(changesBegin, { size: 7 })).map(({ service_request_id: id }) => id);
    expect(later.sort()).toEqual([...changed].sort());
  });

  // Last: it moves the clock past the end of all sessions.
  it('gets a request once it is decided whether it was repaired', async () => {
    const id = await filedReport(service, client);
    await feedStatusChanged(service, id, 'resolved');
    service.clock.advance(8 * 24 * 60 * MINUTE_MS);
    const seen = await seenAfter(id, () => runJob(service, 'confirmations'));
    expect(seen).toMatchObject({ service_request_id: id, status: 'closed' });
  });
});
