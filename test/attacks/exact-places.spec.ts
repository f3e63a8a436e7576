import type { PlacePrecision } from '../../src/kernel/place-precision';
import { allPlaced, reportedIssue } from '../factories/issues';
import { apiClient } from '../factories/open311';
import { person, type TestPerson } from '../factories/people';
import { webhookEndpoint } from '../factories/webhooks';
import { startService, type TestService } from '../support/service/service';
import { connectedSocket, join } from '../support/network/socket';
import { isLong } from '../support/process/fault-report';
import { thorough } from '../support/service/thorough';

/** How many issues have each precision; in the long form ten thousand in all. */
const OF_EACH = isLong ? 3334 : thorough ? 200 : 20;
/** A sample at the same time. */
const CREATED_AT_ONCE = 8;
const PRECISIONS = ['exact', 'grid', 'ward'] as const;
const MIDDLE = 5;

interface Issue {
  id: string;
  precision: PlacePrecision;
  lat: number;
  lng: number;
  address: string;
}

/** Pseudo-random whole numbers below a limit, always the same. */
let state = 20_260_301;
function below(limit: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * limit);
}

/**
 * A coordinate with six decimals. Its fourth is never that of the middle of a cell, a 5, and of coarse places never
 * that of exact ones; the fifth does not round it up. So four or five decimals of a coarse place are a leak.
 */
function degrees(whole: number, from: number, precision: PlacePrecision): number {
  const cell = String(from + below(40)).padStart(3, '0');
  const fourth = precision === 'exact' ? [3, 6][below(2)] : [1, 2, 7, 8][below(4)];
  return Number(`${whole}.${cell}${fourth}${1 + below(3)}${1 + below(4)}`);
}

const cellOf = (value: number) => `${String(value).slice(0, String(value).indexOf('.') + 4)}${MIDDLE}`;

describe('an exact place', () => {
  let service: TestService;
  let owner: TestPerson;
  const issues: Issue[] = [];

  beforeAll(async () => {
    service = await startService();
    owner = await person(service);
    await webhookEndpoint(service, await apiClient(service), {
      eventTypes: ['issue.reported', 'issue.redacted', 'issue.status_changed'],
    });
    for (let number = 0; number < OF_EACH; number += CREATED_AT_ONCE) {
      const numbers = Array.from(
        { length: Math.min(CREATED_AT_ONCE, OF_EACH - number) },
        (_, n) => number + n,
      );
      for (const precision of PRECISIONS) await Promise.all(numbers.map((each) => add(precision, each)));
    }
    await allPlaced(service);
  }, 3_600_000);
  afterAll(() => service.stop());

  async function add(precision: PlacePrecision, number: number): Promise<Issue> {
    const [lat, lng] = [degrees(19, 40, precision), degrees(72, 820, precision)];
    const address = `Marker${precision}${number}x Road`;
    const location = { lat, lng, address };
    const id = await reportedIssue(service, { by: owner, location, place: precision });
    const issue = { id, precision, lat, lng, address };
    issues.push(issue);
    return issue;
  }

  /** The text of an answer to somebody who is not signed in. */
  async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await fetch(service.url + path, { headers, redirect: 'follow' });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  }

  /** All answers of every surface that could show issues, by path. */
  async function surfaces(of: readonly Issue[]): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    const add = async (path: string, headers?: Record<string, string>) =>
      answers.set(`${path} ${JSON.stringify(headers ?? {})}`, await read(path, headers));
    /** All pages of a list: each answer has the key of the next one. */
    const addPages = async (path: string, headers: Record<string, string>) => {
      for (let key: string | undefined = ''; key !== undefined;) {
        const page: string = path + (key && `&lastKey=${encodeURIComponent(key)}`);
        await add(page, headers);
        key = /"nextKey":"([^"\\]+)"/.exec(answers.get(`${page} ${JSON.stringify(headers)}`)!)?.[1];
      }
    };
    const shared = { 'x-api-surface': 'token' };
    await addPages('/api/issues?limit=100', shared);
    await addPages('/api/issues?city=mumbai&limit=50', { 'x-api-surface': 'public' });
    await add('/api/map?city=mumbai&bbox=72.8,19,72.9,19.1&zoom=19');
    await add('/api/map?city=mumbai&bbox=72.8,19,72.9,19.1&zoom=12');
    await add('/api/search?cityId=mumbai&q=marker');
    await add('/open311/v2/requests.json?jurisdiction_id=mumbai');
    await add('/open311/mumbai/v2/requests.xml');
    for (const format of ['atom', 'geojson']) {
      await add(`/feeds/mumbai.${format}`);
      await add(`/feeds/mumbai.${format}?updates=1`);
      await add(`/feeds/mumbai/near/19.06,72.84,2000.${format}`);
    }
    for (const format of ['csv', 'geojson', 'json', 'ndjson']) {
      const answer = await fetch(`${service.url}/data/mumbai/issues.${format}`);
      if (answer.status === 200) answers.set(`/data/mumbai/issues.${format}`, await answer.text());
    }
    for (const path of ['/mumbai', '/mumbai?q=marker', '/mumbai/map', '/mumbai/wards', '/sitemap.xml'])
      await add(path);
    for (const { id, lat, lng } of of) {
      await add(`/api/issues/${id}`, shared);
      await add(`/api/issues/${id}`, { 'x-api-surface': 'public' });
      await add(`/api/issues/${id}/timeline`);
      await add(`/open311/v2/requests/${id}.json?jurisdiction_id=mumbai`);
      await add(`/mumbai/issues/${id}`);
      await add(
        `/api/issues/near?lat=${(lat + 0.0007).toFixed(6)}&lng=${(lng + 0.0007).toFixed(6)}&radius=500`,
      );
    }
    return answers;
  }

  /** What of the places of some issues is in texts, but for what their precision lets everyone see. */
  function leaks(texts: ReadonlyMap<string, string>, of: readonly Issue[]): string[] {
    const found: string[] = [];
    const coarse = of.filter(({ precision }) => precision !== 'exact');
    for (const [path, text] of texts) {
      const addresses = new Set(text.toLowerCase().match(/marker\w+/g));
      // A coordinate of the middle of several exact places may have any decimals.
      const isMiddle = path.startsWith('/api/map');
      const numbers = new Set(text.match(isMiddle ? /"lat":[\d.]+,"lng":[\d.]+/g : /\d+\.\d{4}/g));
      for (const { id, lat, lng, address } of coarse) {
        if (addresses.has(address.toLowerCase().split(' ')[0]!)) found.push(`${path}: the address of ${id}`);
        const forms = isMiddle ? [`"lat":${lat},"lng":${lng}`] : [lat, lng].map((each) => each.toFixed(4));
        for (const form of forms) if (numbers.has(form)) found.push(`${path}: ${form} of ${id}`);
      }
    }
    return found;
  }

  it('is on no surface if everyone is to see less, and on each if not', async () => {
    const sample = PRECISIONS.flatMap((each) =>
      issues.filter(({ precision }) => precision === each).slice(-3),
    );
    const texts = await surfaces(sample);
    expect(leaks(texts, issues)).toEqual([]);
    const all = [...texts.values()].join('\n');
    const exact = issues.find(({ precision }) => precision === 'exact')!;
    const grid = issues.find(({ precision }) => precision === 'grid')!;
    expect(all).toContain(String(exact.lat));
    expect(all).toContain(exact.address);
    expect(all).toContain(cellOf(grid.lat));
  }, 300_000);

  it('is in no event of a webhook, mail, message or push', async () => {
    const rows = await service.database.sql<{ text: string }>(
      `select payload::text as text from webhook_events
       union all select body from mails where recipient <> '' union all select body from outbound_messages`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(leaks(new Map(rows.map(({ text }, at) => [String(at), text])), issues)).toEqual([]);
  });

  it('is in nothing that is sent to those who watch an issue', async () => {
    const received: string[] = [];
    const watcher = await person(service);
    const socket = await connectedSocket(service.url, { as: watcher });
    socket.onAny((...event: unknown[]) => received.push(JSON.stringify(event)));
    const sample = issues.filter(({ precision }) => precision !== 'exact').slice(-4);
    for (const { id, precision } of sample) {
      await join(socket, id);
      await service.tokenApi.as(owner).post(`/api/issues/${id}/messages`, { content: 'It is still open' });
      await service.tokenApi.as(owner).patch(`/api/issues/${id}/privacy`, { place: precision });
    }
    while (received.length < sample.length) await new Promise((done) => setTimeout(done, 20));
    socket.disconnect();
    expect(leaks(new Map(received.map((text, at) => [String(at), text])), issues)).toEqual([]);
  });

  describe('for somebody who asks again and again', () => {
    const middle = ({ lat, lng }: Issue) => ({ lat: Number(cellOf(lat)), lng: Number(cellOf(lng)) });
    const metres = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => {
      const up = (a.lat - b.lat) * 111_200;
      const across = (a.lng - b.lng) * 111_200 * Math.cos((a.lat * Math.PI) / 180);
      return Math.hypot(up, across);
    };

    it.each(['grid', 'ward'] as const)('is not found by distances: %s', async (precision) => {
      const issue = issues.find((each) => each.precision === precision)!;
      for (let turn = 0; turn < 20; turn++) {
        const at = { lat: issue.lat + (below(400) - 200) / 1e5, lng: issue.lng + (below(400) - 200) / 1e5 };
        const text = await read(
          `/api/issues/near?lat=${at.lat.toFixed(6)}&lng=${at.lng.toFixed(6)}&radius=500`,
        );
        const { items } = (
          JSON.parse(text) as { data: { items: Array<{ issueId: string; metres: number }> } }
        ).data;
        const found = items.find(({ issueId }) => issueId === issue.id);
        if (precision === 'ward') expect(found).toBeUndefined();
        if (found) expect(Math.abs(found.metres - metres(at, middle(issue)))).toBeLessThanOrEqual(1);
      }
    });

    it.each(['grid', 'ward'] as const)(
      'is not found by halving an area of the map: %s',
      async (precision) => {
        const issue = issues.find((each) => each.precision === precision)!;
        // So small that the map shows each issue by itself.
        const [width, off] = [0.008, 0.0031];
        let [west, south] = [issue.lng - off, issue.lat - off];
        let [east, north] = [west + width, south + width];
        const isIn = async (box: number[]) => {
          const text = await read(
            `/api/map?city=mumbai&bbox=${box.map((each) => each.toFixed(7)).join(',')}&zoom=19`,
          );
          return text.includes(issue.id);
        };
        for (let turn = 0; turn < 10; turn++) {
          const [lng, lat] = [(west + east) / 2, (south + north) / 2];
          const quarters = [
            [west, south, lng, lat],
            [lng, south, east, lat],
            [west, lat, lng, north],
            [lng, lat, east, north],
          ];
          for (const quarter of quarters)
            if (await isIn(quarter)) {
              [west, south, east, north] = quarter as [number, number, number, number];
              break;
            }
        }
        const found = { lat: (south + north) / 2, lng: (west + east) / 2 };
        if (precision === 'ward') expect(east - west).toBeCloseTo(width, 6);
        else expect(metres(found, middle(issue))).toBeLessThan(2);
      },
      120_000,
    );

    it('is not found by the circles of feeds', async () => {
      const issue = issues.find((each) => each.precision === 'grid')!;
      const off = metres(issue, middle(issue));
      const near = await read(
        `/feeds/mumbai/near/${issue.lat},${issue.lng},${Math.max(1, Math.floor(off) - 2)}.geojson`,
      );
      expect(near).not.toContain(issue.id);
    });

    it('matches nobody who follows a place by it', async () => {
      const coarse = issues.filter(({ precision }) => precision !== 'exact');
      const rows = await service.database.sql<{ id: string; lat: number | null; lng: number | null }>(
        'select id, lat, lng from issues where id = any ($1)',
        [coarse.map(({ id }) => id)],
      );
      for (const issue of coarse) {
        const expected = issue.precision === 'grid' ? middle(issue) : { lat: null, lng: null };
        expect(rows.find(({ id }) => id === issue.id)).toEqual({ id: issue.id, ...expected });
      }
    });
  });

  it('leaks at no step of exact, grid, exact and closed, not from caches either', async () => {
    const issue = await add('grid', 1000);
    const change = async (place: PlacePrecision) => {
      const { status } = await service.tokenApi.as(owner).patch(`/api/issues/${issue.id}/privacy`, { place });
      issue.precision = place;
      return status;
    };
    const check = async () => leaks(await surfaces([issue]), [issue]);
    expect(await check()).toEqual([]);
    expect(await change('exact')).toBe(200);
    const shown = await fetch(`${service.url}/api/issues/${issue.id}`);
    expect(await shown.text()).toContain(issue.address);
    expect(await change('grid')).toBe(200);
    const again = await fetch(`${service.url}/api/issues/${issue.id}`, {
      headers: { 'if-none-match': shown.headers.get('etag') ?? '' },
    });
    expect([again.status, (await again.text()).includes(issue.address)]).toEqual([200, false]);
    expect(await check()).toEqual([]);
    const admin = await person(service, { role: 'admin' });
    const closed = { issueIds: [issue.id], status: 'closed' };
    expect((await service.tokenApi.as(admin).post('/api/issues/bulk/status', closed)).status).toBe(200);
    expect(await change('exact')).toBe(409);
    issue.precision = 'grid';
    expect(await check()).toEqual([]);
  }, 300_000);
});
