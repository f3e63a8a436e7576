import { createHmac } from 'node:crypto';
import { CATEGORY_SLUGS } from '../../../src/kernel/categories';
import { CITY_SLUGS } from '../../../src/kernel/cities';
import { PRIORITIES } from '../../../src/kernel/priorities';
import { type Fixtures, LIST_CITY, type Person } from '../data/fixtures';
import type { ScenarioName } from '../options';
import { CHAT_SECRET } from '../servers/floor-setup';

/** A request that is not yet addressed to one of the servers. */
export interface PlainRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** The signed-in person. */
  person?: Person;
  headers?: Record<string, string>;
}

/** One measured workload: the requests of each connection, repeated. */
export interface Workload {
  title: string;
  /** The requests of one connection; `index` of `CONNECTIONS`. */
  requests(index: number): PlainRequest[];
  /** Sent to both servers once, in order, to check that their responses are equal. */
  probes: PlainRequest[];
  /** Members that cannot be equal in two responses. */
  incomparable?: readonly string[];
  /** The number of concurrent connections, if one response keeps a server busy for long; otherwise `CONNECTIONS`. */
  connections?: number;
}

export const CONNECTIONS = 16;
export const PAGE_ONE = 'list, page 1';
export const DEEP_PAGE = 'list, page 10,000';
export const MESSAGES = 'messages';
export const POST = 'post';
export const LEADERBOARD = 'leaderboard';
export const SCORE = 'score';
export const WEBHOOK = 'webhook';
export const NEWEST = 'newest 200 of a city';
export const WHOLE_CITY = 'whole city';
export const RARE_WORD = 'search, one match';
export const UNCOMMON_WORD = 'search, 1 in 227';
export const COMMON_WORD = 'search, 1 in 8';
export const EVERY_MATCH = 'search, every match';
export const WARD_LEADERBOARD = 'wards, leaderboard';
export const REPORT = 'wards, report';
export const CITY_MAP = 'map, city';
export const DISTRICT_MAP = 'map, district';
export const STREET_MAP = 'map, street';
export const DASHBOARD = 'console, dashboard';
export const CONSOLE_FEED = 'console, feed';
export const OPEN311_LIST = 'requests, 50 of Open311';

/** A twentieth of the issues. */
const SMALL_CITY = 'kolkata';
/** The number of matches requested for a word with many matches. */
const WANTED = 20;
/** The random letters at the end of an id. */
const UNIQUE_PART = 12;

/** The number of processors the server has for itself. */
const FEW = 2;
const TOGGLES_PER_CONNECTION = 200;
const CREATES_PER_CONNECTION = 50;
const PROBED_DETAILS = 50;
const PROBED_THREADS = 20;
const MESSAGES_PER_CONNECTION = 2000;

const get = (path: string): PlainRequest => ({ method: 'GET', path });
const same = (title: string, path: string, incomparable: readonly string[] = []): Workload => ({
  title,
  requests: () => [get(path)],
  probes: [get(path)],
  incomparable,
});

/** The workloads of a scenario on one database. */
export function workloads(
  name: ScenarioName,
  fixtures: Fixtures,
  deepCursor: string | undefined,
): Workload[] {
  switch (name) {
    case 'list':
      return lists(deepCursor);
    case 'detail':
      return [details(fixtures)];
    case 'create':
      return [creates(fixtures)];
    case 'upvote':
      return [upvotes(fixtures)];
    case 'stats':
      return [same('stats', '/api/issues/stats', ['generatedAt'])];
    case 'cities':
      return [same('cities', '/api/cities')];
    case 'messages':
      return [threads(fixtures)];
    case 'post':
      return [posts(fixtures)];
    case 'webhook':
      return [deliveries()];
    case 'feed':
      return [
        publicRead(NEWEST, `/api/issues?cityId=${LIST_CITY}&limit=200`),
        { ...publicRead(WHOLE_CITY, `/api/issues?cityId=${SMALL_CITY}`), connections: FEW },
      ];
    case 'search':
      return searches(fixtures);
    case 'wards':
      return [same(WARD_LEADERBOARD, '/api/scores/leaderboard'), same(REPORT, '/api/scores/report')];
    case 'map':
      return maps();
    case 'console':
      return [
        inConsole(DASHBOARD, '/api/admin/dashboard', fixtures),
        { ...inConsole(CONSOLE_FEED, '/api/admin/feed/issues', fixtures), incomparable: ['slaLabel'] },
      ];
    case 'open311':
      return [same(OPEN311_LIST, `/open311/${LIST_CITY}/v2/requests.json?page_size=50`)];
    case 'scores':
      return [same(LEADERBOARD, `/api/scores?city=${LIST_CITY}`, ['generatedAt']), scores(fixtures)];
  }
}

/** What a window of some 1,000 x 800 pixels shows: the whole city, a part of it, a few streets. */
function maps(): Workload[] {
  const map = (title: string, zoom: number, bbox: string) =>
    same(title, `/api/map?city=${LIST_CITY}&zoom=${zoom}&bbox=${bbox}`);
  return [
    map(CITY_MAP, 11, '72.78,18.88,73.12,19.22'),
    map(DISTRICT_MAP, 14, '72.9,19.02,72.98,19.08'),
    map(STREET_MAP, 17, '72.9,19.05,72.91,19.0575'),
  ];
}

/** A request by a member of city staff. */
function inConsole(title: string, path: string, { consoleCookie }: Fixtures): Workload {
  const request: PlainRequest = { method: 'GET', path, headers: { cookie: consoleCookie } };
  return { title, requests: () => [request], probes: [request] };
}

/** Ages are shown in minutes, and a minute may pass between two responses. */
function publicRead(title: string, path: string): Workload {
  return same(title, path, ['timeAgo']);
}

/** Search terms of any frequency: in a single issue, in one issue of some hundred, in one issue of eight. */
function searches({ mumbaiIds }: Fixtures): Workload[] {
  const search = (q: string) => `/api/search?cityId=${LIST_CITY}&q=${encodeURIComponent(q)}`;
  const rare = mumbaiIds.map((id) => get(search(id.slice(-UNIQUE_PART))));
  return [
    { title: RARE_WORD, requests: dealt(rare), probes: rare.slice(0, 5), incomparable: ['timeAgo'] },
    publicRead(UNCOMMON_WORD, `${search('ward 137')}&limit=${WANTED}`),
    publicRead(COMMON_WORD, `${search('pothole')}&limit=${WANTED}`),
    { ...publicRead(EVERY_MATCH, search('pothole')), connections: FEW },
  ];
}

function lists(deepCursor: string | undefined): Workload[] {
  const path = `/api/issues?city=${LIST_CITY}`;
  if (deepCursor === undefined) return [same(PAGE_ONE, path)];
  return [same(PAGE_ONE, path), same(DEEP_PAGE, `${path}&lastKey=${deepCursor}`)];
}

function details({ issueIds }: Fixtures): Workload {
  const requests = issueIds.map((id) => get(`/api/issues/${id}`));
  return { title: 'detail', requests: dealt(requests), probes: requests.slice(0, PROBED_DETAILS) };
}

function creates({ people }: Fixtures): Workload {
  return {
    title: 'create',
    requests: (index) =>
      Array.from({ length: CREATES_PER_CONNECTION }, (_, n) => report(n * CONNECTIONS + index, people)),
    probes: [report(0, people), report(1, people)],
    incomparable: ['issueId', 'createdAt', 'updatedAt', 'dueAt'],
  };
}

function report(n: number, people: Person[]): PlainRequest {
  const issue = {
    title: `Street light number ${n} beside the temple stays dark`,
    description: `The lamp went out ${n % 30} days ago. Since then people stumble over the broken kerb every evening, and two phones were snatched in the dark. The pole carries the number ${n * 7}.`,
    city: at(CITY_SLUGS, n),
    category: at(CATEGORY_SLUGS, n),
    priority: at(PRIORITIES, n),
    location:
      n % 2 === 0 ? { lat: 19 + (n % 100) / 1000, lng: 72.8, address: `House ${n}, Hill Road` } : undefined,
    pincode: n % 2 === 0 ? '400050' : undefined,
  };
  return { method: 'POST', path: '/api/issues', body: JSON.stringify(issue), person: at(people, n) };
}

/**
 * No pair of person and issue occurs twice in a connection's sequence. Each repetition of the sequence toggles every
 * vote.
 */
function upvotes({ upvotedIds, people }: Fixtures): Workload {
  const toggle = (n: number): PlainRequest => ({
    method: 'POST',
    path: `/api/issues/${at(upvotedIds, n)}/upvote`,
    person: at(people, n * 7 + Math.floor(n / upvotedIds.length)),
  });
  return {
    title: 'upvote',
    // Connections start far apart, so that they rarely wait for the same row.
    requests: (index) =>
      Array.from({ length: TOGGLES_PER_CONNECTION }, (_, n) =>
        toggle(index * TOGGLES_PER_CONNECTION + ((n + index * 13) % TOGGLES_PER_CONNECTION)),
      ),
    // Vote and undo, so that both servers start with the same state.
    probes: [toggle(0), toggle(0)],
  };
}

function threads({ threadIds }: Fixtures): Workload {
  const requests = threadIds.map((id) => get(`/api/issues/${id}/messages`));
  return { title: MESSAGES, requests: dealt(requests), probes: requests.slice(0, PROBED_THREADS) };
}

/** No issue is used by two connections, so that none waits for a row that another has locked. */
function posts({ quietIds, people }: Fixtures): Workload {
  const requests = quietIds.map((id, n) => post(id, n, people));
  return {
    title: POST,
    requests: dealt(requests),
    probes: requests.slice(0, 2),
    incomparable: ['messageId', 'createdAt'],
  };
}

function post(issueId: string, n: number, people: Person[]): PlainRequest {
  const content = `I passed by this morning and it is still there. The shopkeeper at number ${n} says two people called the ward office last week, and that nobody came.`;
  return {
    method: 'POST',
    path: `/api/issues/${issueId}/messages`,
    body: JSON.stringify({ content }),
    person: at(people, n),
  };
}

function scores({ scoredIds }: Fixtures): Workload {
  const requests = scoredIds.map((id) => get(`/api/scores/${id}`));
  return {
    title: SCORE,
    requests: dealt(requests),
    probes: requests.slice(0, PROBED_DETAILS),
    incomparable: ['computedAt'],
  };
}

/** Each message is delivered at most once a round, as by a platform whose deliveries are acknowledged. */
function deliveries(): Workload {
  return {
    title: WEBHOOK,
    requests: (index) =>
      Array.from({ length: MESSAGES_PER_CONNECTION }, (_, n) => delivery(n * CONNECTIONS + index)),
    probes: [delivery(0), delivery(0)],
  };
}

function delivery(n: number): PlainRequest {
  const message = {
    id: `wire.${n}`,
    from: '919812345678',
    timestamp: '1697043223',
    type: 'text',
    text: {
      body: `Street light number ${n} on Hill Road in Bandra, Mumbai has been dark since Monday night.`,
    },
  };
  const contacts = [{ wa_id: '919812345678', profile: { name: 'Asha' } }];
  const value = { messaging_product: 'chat', contacts, messages: [message] };
  const body = JSON.stringify({
    object: 'chat_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
  const signature = createHmac('sha256', CHAT_SECRET).update(body).digest('hex');
  return {
    method: 'POST',
    path: '/api/chat/webhook',
    body,
    headers: { 'x-hub-signature-256': `sha256=${signature}` },
  };
}

/** Distributes requests over the connections, each to one of them. */
function dealt(requests: readonly PlainRequest[]): Workload['requests'] {
  return (index) => requests.filter((_, position) => position % CONNECTIONS === index);
}

function at<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}
