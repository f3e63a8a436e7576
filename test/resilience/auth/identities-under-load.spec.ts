import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import type { PostedMessageDto } from '../../../src/messages/dto/message.dto';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

const PEOPLE = 20;
const REQUESTS = 2_000;
/** Fewer connections than requests: each carries requests of different people one after the other. */
const SHARED_CONNECTIONS = 100;
const TIMEOUT_MS = 300_000;
const MAX_TRIES = 10;
const RETRY_AFTER_MS = 2_000;
/** Each person has upvoted the issues of the bits of their number, so that reading all issues shows who is asking. */
const BITS = 5;

const hasBit = (number: number, bit: number) => ((number >> bit) & 1) === 1;

/** A service with people who can be recognised by their answers. */
interface Town {
  service: TestService;
  people: TestPerson[];
  /** One per bit. */
  issues: string[];
}

async function town(): Promise<Town> {
  const service = await startService();
  const reporter = await person(service);
  const issues: string[] = [];
  for (let bit = 0; bit < BITS; bit++) issues.push(await reportedIssue(service, { by: reporter }));
  const people: TestPerson[] = [];
  for (let number = 0; number < PEOPLE; number++) {
    const someone = await person(service);
    people.push(someone);
    for (const [bit, issue] of issues.entries())
      if (hasBit(number, bit)) await service.tokenApi.as(someone).post(`/api/issues/${issue}/upvote`);
  }
  return { service, people, issues };
}

/** A request, and the expected answer. */
interface Expected {
  in: Town;
  token: string | undefined;
  /** The index of its issue. */
  bit: number;
  /** The text of its message; undefined: it reads. */
  posts?: string;
  answer: string;
}

/** The person, the issue and the kind of the nth request: every combination occurs. */
function drawn(n: number): { number: number; bit: number; isPost: boolean } {
  const turn = Math.floor(n / PEOPLE);
  return { number: n % PEOPLE, bit: turn % BITS, isPost: turn % 3 === 0 };
}

/** The expected answer to a person. */
function byPerson(place: Town, number: number, bit: number, isPost: boolean): Expected {
  const { id, accessToken: token } = place.people[number]!;
  return isPost
    ? { in: place, token, bit, posts: `by ${id}`, answer: `201 ${id}` }
    : { in: place, token, bit, answer: `200 ${hasBit(number, bit)}` };
}

/** The expected answer to a caller without a valid token. */
function byNobody(place: Town, token: string | undefined, bit: number, isPost: boolean): Expected {
  return isPost
    ? { in: place, token, bit, posts: 'by nobody', answer: '401' }
    : { in: place, token, bit, answer: '200 undefined' };
}

/** The status of an answer and what it says about the caller; for a failure the complete text. */
async function answerTo({ in: place, token, bit, posts }: Expected, agent: Agent): Promise<string> {
  const url = `${place.service.url}/api/issues/${place.issues[bit]}`;
  const headers: Record<string, string> = { 'x-api-surface': 'token', 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const { status, text, body } = await send<Partial<Envelope<Partial<IssueDto & PostedMessageDto>>>>(
    posts === undefined
      ? { method: 'GET', url, headers, agent }
      : {
          method: 'POST',
          url: `${url}/messages`,
          headers,
          payload: JSON.stringify({ content: posts }),
          agent,
        },
  );
  if (status === 200) return `200 ${body.data?.hasUpvoted}`;
  if (status === 201) return `201 ${body.data?.author?.userId}`;
  return status === 401 ? '401' : `${status} ${text}`;
}

/**
 * As `answerTo`, but repeats the request if a busy machine prevented an answer, or the body was not read in time (408),
 * or the connection was idle for too long.
 */
async function finalAnswerTo(request: Expected, agent: Agent): Promise<string> {
  for (let tries = 1; ; tries++) {
    const answer = await answerTo(request, agent).catch(String);
    if (tries === MAX_TRIES || !/SERVICE_UNAVAILABLE|^408|^Error/.test(answer)) return answer;
    await delay(RETRY_AFTER_MS);
  }
}

/** Sends all requests over the given number of connections. @returns the unexpected answers */
async function wrong(requests: readonly Expected[], connections: number): Promise<string[]> {
  const found: string[] = [];
  const rest = requests.values();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      try {
        // All connections take from one iterator.
        for (const request of rest) {
          const answer = await finalAnswerTo(request, agent);
          if (answer !== request.answer) found.push(`${answer} instead of ${request.answer}`);
        }
      } finally {
        agent.destroy();
      }
    }),
  );
  return found;
}

describe('many concurrent people', () => {
  let here: Town;
  let there: Town;

  beforeAll(async () => {
    here = await town();
    there = await town();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await there.service.stop();
    await here.service.stop();
  }, TIMEOUT_MS);

  /** Checks that every message has the right author. */
  async function expectOwnMessages({ service }: Town, atLeast: number) {
    const messages = await service.database.sql<{ author: string; content: string }>(
      `select author_id as author, content from messages`,
    );
    expect(messages.filter(({ author, content }) => content !== `by ${author}`)).toEqual([]);
    expect(messages.length).toBeGreaterThan(atLeast);
  }

  it(
    'are each answered as themselves, and callers without a valid token as anonymous',
    async () => {
      const gone = await person(here.service);
      await here.service.tokenApi.as(gone).post('/api/auth/logout');
      const { accessToken, refreshToken } = here.people[1]!;
      const nobody = [
        undefined,
        undefined,
        gone.accessToken,
        refreshToken,
        accessToken.replace(/[^.]+$/, 'A'.repeat(43)),
        'not.a.token',
      ];
      const requests = Array.from({ length: REQUESTS }, (_, n) => {
        const { number, bit, isPost } = drawn(n);
        return n % 7 === 0
          ? byNobody(here, nobody[n % nobody.length], bit, isPost)
          : byPerson(here, number, bit, isPost);
      });
      expect(await wrong(requests, REQUESTS)).toEqual([]);
      await expectOwnMessages(here, REQUESTS / 5);
    },
    TIMEOUT_MS,
  );

  it(
    'of two services in one process are known only to their own service, even with one signing secret',
    async () => {
      const requests = Array.from({ length: REQUESTS / 2 }, (_, n) => {
        const [place, other] = n % 2 === 0 ? [here, there] : [there, here];
        const { number, bit, isPost } = drawn(Math.floor(n / 2));
        return n % 7 === 0
          ? byNobody(place, other.people[number]!.accessToken, bit, isPost)
          : byPerson(place, number, bit, isPost);
      });
      expect(await wrong(requests, SHARED_CONNECTIONS)).toEqual([]);
      await expectOwnMessages(there, REQUESTS / 20);
    },
    TIMEOUT_MS,
  );
});
