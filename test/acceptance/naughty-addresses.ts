import { expectRefusalOf, expectStatus, problemsIn, Unexpected } from './answers';
import { CATEGORIES, CITIES, isUnstorable, LISTED_STATUSES, PRIORITIES, SORTS } from './contract';
import { asBytes, type Call, type Reply } from './http-client';
import { NOT_HTTP, type NaughtyRun, type Probe } from './naughty-strings';

/** Calls with an id in their path. No such id exists. */
const BY_ID: Record<string, (id: string) => Call> = {
  'id of GET /api/issues/:id': (id) => ({ method: 'GET', path: `/api/issues/${id}` }),
  'id of PATCH /api/issues/:id': (id) => ({
    method: 'PATCH',
    path: `/api/issues/${id}`,
    body: { priority: 'low' },
  }),
  'id of POST /api/issues/:id/upvote': (id) => ({ method: 'POST', path: `/api/issues/${id}/upvote` }),
};

/** The values a query parameter accepts. All others are refused. */
const PARAMETERS: Record<string, (text: string) => boolean> = {
  city: (text) => CITIES.includes(text),
  category: (text) => CATEGORIES.includes(text),
  status: (text) => LISTED_STATUSES.includes(text),
  priority: (text) => PRIORITIES.includes(text),
  sort: (text) => SORTS.includes(text),
  limit: (text) => /^([1-9][0-9]?|100)$/.test(text),
  lastKey: () => false,
};

/** Characters Node sends in a path as they are. */
const RAW_PATH = /^[!-ÿ]*$/;

/** Every part of an address that can contain a text, encoded correctly, and raw. */
export function addressProbes(run: NaughtyRun): Probe[] {
  return [
    ...Object.entries(BY_ID).map(([position, call]) => ({
      position,
      attempt: (text: string) => byId(run, call, text),
    })),
    ...['city', 'category'].map((field) => ({
      position: `path of GET /api/issues/by-${field}`,
      attempt: (text: string) => byFilter(run, field, text),
    })),
    ...Object.keys(PARAMETERS).map((name) => ({
      position: `query parameter ${name}`,
      attempt: (text: string) => parameter(run, name, text),
    })),
    { position: 'name of a query parameter', attempt: (text) => parameterName(run, text) },
    { position: 'raw bytes of a path', attempt: (text) => raw(run, `/api/issues/${asBytes(text)}`) },
    { position: 'raw bytes of a query', attempt: (text) => raw(run, `/api/issues?city=${asBytes(text)}`) },
  ];
}

async function byId({ issues }: NaughtyRun, callOf: (id: string) => Call, text: string): Promise<string> {
  const id = encoded(text);
  if (id === undefined) return NOT_HTTP;
  const call = callOf(id);
  const reply = await issues.people.send(issues.people.next(), call);
  // With an empty id the first of them is the list.
  if (text === '' && call.method === 'GET') return outcomeOf(expectStatus(reply, 200, 404));
  return outcomeOf(expectStatus(reply, 404));
}

async function byFilter({ issues }: NaughtyRun, field: string, text: string): Promise<string> {
  const value = encoded(text);
  if (value === undefined) return NOT_HTTP;
  const reply = await issues.client.send({ method: 'GET', path: `/api/issues/by-${field}/${value}` });
  if (text === '' || isUnstorable(text)) return outcomeOf(expectStatus(reply, 400, 404));
  expectRefusalOf(reply, field);
  return outcomeOf(reply);
}

async function parameter({ issues }: NaughtyRun, name: string, text: string): Promise<string> {
  const value = encoded(text);
  if (value === undefined) return NOT_HTTP;
  const reply = await issues.client.send({ method: 'GET', path: `/api/issues?${name}=${value}` });
  if (PARAMETERS[name]?.(text)) return outcomeOf(expectStatus(reply, 200));
  const number = Number(text);
  const unclear =
    text === '' || (name === 'limit' && Number.isInteger(number) && number >= 1 && number <= 100);
  if (unclear && reply.status === 200) return outcomeOf(reply);
  if (isUnstorable(text)) problemsIn(reply);
  else expectRefusalOf(reply, name);
  return outcomeOf(reply);
}

/** Unknown parameters are ignored. */
async function parameterName({ issues }: NaughtyRun, text: string): Promise<string> {
  const name = encoded(text);
  if (name === undefined || text in PARAMETERS || text === 'q') return NOT_HTTP;
  const reply = await issues.client.send({ method: 'GET', path: `/api/issues?limit=1&${name}=${name}` });
  return outcomeOf(expectStatus(reply, isUnstorable(text) ? 400 : 200));
}

async function raw({ issues }: NaughtyRun, path: string): Promise<string> {
  if (!RAW_PATH.test(path)) return NOT_HTTP;
  const reply = await issues.client.send({ method: 'GET', path });
  if (reply.status >= 500) throw new Unexpected('the service must not fail', reply);
  return outcomeOf(reply);
}

function encoded(text: string): string | undefined {
  return text.isWellFormed() ? encodeURIComponent(text) : undefined;
}

function outcomeOf({ status }: Reply): string {
  return `${status}:`;
}
