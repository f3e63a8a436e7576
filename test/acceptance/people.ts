import { expectSame, expectStatus, expectText, Unexpected } from './answers';
import type { Call, HttpClient, Reply } from './http-client';
import { forEach } from './report';

const LANES = 8;

/** A signed-in person. */
export interface Person {
  email: string;
  name: string;
  userId: string;
  displayName: string;
  role: string;
  token: string;
}

/**
 * The people of a run, signed in through the service's local identity. A person whose session expires is signed in
 * again.
 */
export class People {
  private readonly people: Person[] = [];
  private readonly renewals = new Map<Person, Promise<void>>();
  private turn = 0;

  constructor(private readonly client: HttpClient) {}

  async signInMany(count: number, run: string): Promise<void> {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    await forEach(numbers, LANES, async (number) => {
      this.people.push(
        await this.signIn(`person${number}.${run}@acceptance.example`, `Person ${number} of ${run}`),
      );
    });
  }

  get all(): readonly Person[] {
    return this.people;
  }

  /** The next person; all take turns. */
  next(): Person {
    const person = this.people[this.turn++ % this.people.length];
    if (!person) throw new Error('nobody is signed in');
    return person;
  }

  /** @throws Unexpected if the service does not sign the person in, or signs them in under another email */
  async signIn(email: string, name: string): Promise<Person> {
    const identity = await this.client.send({ method: 'POST', path: '/dev/identity', body: { email, name } });
    if (identity.status === 404) throw new Unexpected('the service must run with local identity', identity);
    const idToken = expectText(expectStatus(identity, 200), 'idToken');
    const session = await this.client.send({ method: 'POST', path: '/api/auth/google', body: { idToken } });
    if (session.status === 429)
      throw new Unexpected('the rate limits of the service are too low for this', session);
    expectSame(expectStatus(session, 200), email, 'data', 'user', 'email');
    return {
      email,
      name,
      userId: expectText(session, 'data', 'user', 'userId'),
      displayName: expectText(session, 'data', 'user', 'displayName'),
      role: expectText(session, 'data', 'user', 'role'),
      token: expectText(session, 'data', 'accessToken'),
    };
  }

  /** Sends a call as a person. If the token has expired, the person signs in again, once. */
  async send(person: Person, call: Call): Promise<Reply> {
    const { token } = person;
    const reply = await this.client.send(signed(call, token));
    if (reply.status !== 401) return reply;
    if (person.token === token) await this.renew(person);
    return this.client.send(signed(call, person.token));
  }

  private renew(person: Person): Promise<void> {
    const running = this.renewals.get(person);
    if (running) return running;
    const renewal = this.signIn(person.email, person.name)
      .then(({ token }) => void (person.token = token))
      .finally(() => this.renewals.delete(person));
    this.renewals.set(person, renewal);
    return renewal;
  }
}

function signed(call: Call, token: string): Call {
  return { ...call, headers: { ...call.headers, Authorization: `Bearer ${token}` } };
}
