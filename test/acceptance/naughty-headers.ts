import { validateHeaderValue } from 'node:http';
import { expectRefusalOf, expectSame, expectStatus, Unexpected } from './answers';
import { asBytes, type Call } from './http-client';
import { NOT_HTTP, type NaughtyRun, type Probe } from './naughty-strings';

const MAX_KEY_LENGTH = 200;
const OUTER_SPACE = /^[ \t]+|[ \t]+$/g;

interface HeaderCase {
  position: string;
  call: (value: string) => Call;
  allowed: readonly number[];
}

/** Headers that the service reads, and the only statuses that a strange value of each may cause. */
const HEADERS: readonly HeaderCase[] = [
  {
    position: 'Authorization of a read',
    call: (value) => ({ method: 'GET', path: '/api/issues?limit=1', headers: { Authorization: value } }),
    allowed: [200],
  },
  {
    position: 'Authorization of a write',
    call: (value) => ({ method: 'POST', path: '/api/issues', body: {}, headers: { Authorization: value } }),
    allowed: [401],
  },
  {
    position: 'bearer token',
    call: (value) => ({
      method: 'POST',
      path: '/api/issues',
      body: {},
      headers: { Authorization: `Bearer ${value}` },
    }),
    allowed: [401],
  },
  {
    position: 'refresh cookie',
    call: (value) => ({
      method: 'POST',
      path: '/api/auth/refresh',
      headers: { Cookie: `refresh_token=${value}` },
    }),
    allowed: [401],
  },
  {
    position: 'Origin of a refresh',
    call: (value) => ({ method: 'POST', path: '/api/auth/refresh', headers: { Origin: value } }),
    allowed: [401, 403],
  },
  {
    position: 'Content-Type',
    call: (value) => ({
      method: 'POST',
      path: '/api/auth/google',
      body: { idToken: 'none' },
      headers: { 'Content-Type': value },
    }),
    allowed: [400, 415],
  },
  {
    position: 'X-Request-Id',
    call: (value) => ({ method: 'GET', path: '/api/issues?limit=1', headers: { 'X-Request-Id': value } }),
    allowed: [200],
  },
  {
    position: 'X-Api-Surface',
    call: (value) => ({ method: 'GET', path: '/api/issues?limit=1', headers: { 'X-Api-Surface': value } }),
    allowed: [200],
  },
];

/** Every header the service reads. */
export function headerProbes(run: NaughtyRun): Probe[] {
  const used = new Set<string>();
  return [
    { position: 'Idempotency-Key', attempt: (text) => idempotencyKey(run, used, text) },
    ...HEADERS.map(({ position, call, allowed }) => ({
      position,
      attempt: async (text: string) => {
        const value = headerValue(text);
        if (value === undefined) return NOT_HTTP;
        const reply = await run.issues.client.send(call(value));
        return `${expectStatus(reply, ...allowed).status}:`;
      },
    })),
  ];
}

/** The same request with the same key creates nothing new. A different request with that key is refused. */
async function idempotencyKey(
  { issues, plain }: NaughtyRun,
  used: Set<string>,
  text: string,
): Promise<string> {
  const key = headerValue(text);
  if (key === undefined) return NOT_HTTP;
  const effective = key.replace(OUTER_SPACE, '');
  if (effective === '') return 'empty';
  if (used.has(effective)) return 'same as another';
  used.add(effective);
  const reporter = issues.people.next();
  const post = (title: string) => {
    const call = {
      method: 'POST',
      path: '/api/issues',
      body: { ...plain, title },
      headers: { 'Idempotency-Key': key },
    };
    return issues.people.send(reporter, call);
  };
  const first = expectStatus(await post(plain.title), 201, 400);
  if (first.status === 400) {
    if (effective.length <= MAX_KEY_LENGTH) throw new Unexpected('a key of this length is allowed', first);
    expectRefusalOf(first, 'Idempotency-Key');
    return 'refused';
  }
  if ([...text].length > MAX_KEY_LENGTH) throw new Unexpected('a key of this length is not allowed', first);
  const issue = await issues.accept(first, plain, reporter);
  expectSame(expectStatus(await post(plain.title), 201), issue.issueId, 'data', 'issueId');
  expectStatus(await post(`${plain.title}, once more`), 422);
  return 'kept';
}

/** A text as a header value; undefined if a header cannot contain it. */
function headerValue(text: string): string | undefined {
  const value = asBytes(text);
  try {
    validateHeaderValue('X-Any', value);
    return text.isWellFormed() ? value : undefined;
  } catch {
    return undefined;
  }
}
