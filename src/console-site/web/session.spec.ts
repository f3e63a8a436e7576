import { refusalOf } from './refusal';
import {
  beginSession,
  isAskedToSignIn,
  isSomebodyElse,
  type Principal,
  session,
  sessionFetchBy,
  wholeAnswerBy,
} from './session';

const ADMIN = { id: 'adm_1', name: 'Staff', email: 'staff@city.example' } as Principal;
const request = () => new Request('http://localhost/api/admin/feed/flags');

describe('a request without a session', () => {
  afterEach(() => session.set({ admin: undefined, isLost: false }));

  it('waits until somebody has signed in, and is then sent again', async () => {
    const statuses = [401, 200];
    const send = sessionFetchBy(() => Promise.resolve(new Response('{}', { status: statuses.shift()! })));
    const answer = send(request());
    while (!session.get().isLost) await Promise.resolve();
    beginSession(ADMIN);
    expect((await answer).status).toBe(200);
    expect(session.get()).toEqual({ admin: ADMIN, isLost: false });
  });

  it('is not sent at all while somebody has to sign in', async () => {
    session.set({ admin: ADMIN, isLost: true });
    let sent = 0;
    const send = sessionFetchBy(() => {
      sent++;
      return Promise.resolve(new Response('{}'));
    });
    const answer = send(request());
    await Promise.resolve();
    expect(sent).toBe(0);
    beginSession(ADMIN);
    await answer;
    expect(sent).toBe(1);
  });

  it('asks to sign in at once for what somebody does', async () => {
    session.set({ admin: ADMIN, isLost: true });
    const send = sessionFetchBy(() => Promise.resolve(new Response('{}')));
    const done = send(new Request('http://localhost/api/admin/feed/flags', { method: 'POST' }));
    expect(isAskedToSignIn.get()).toBe(true);
    beginSession(ADMIN);
    expect(isAskedToSignIn.get()).toBe(false);
    await done;
  });

  it('does not ask for another sign-in when its answer comes after one', async () => {
    const statuses = [401, 200];
    const send = sessionFetchBy(() => {
      const status = statuses.shift()!;
      if (status === 401) beginSession(ADMIN);
      return Promise.resolve(new Response('{}', { status }));
    });
    expect((await send(request())).status).toBe(200);
    expect(session.get().isLost).toBe(false);
  });
});

describe('another tab', () => {
  afterEach(() => session.set({ admin: undefined, isLost: false }));

  it('has signed in as somebody else where it notes another account than the one that is shown', () => {
    expect(isSomebodyElse('adm_2')).toBe(false);
    session.set({ admin: ADMIN, isLost: false });
    expect([isSomebodyElse('adm_2'), isSomebodyElse(ADMIN.id), isSomebodyElse(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a request that nobody answers', () => {
  const refusedBy = (fetchOnce: typeof fetch) =>
    sessionFetchBy(wholeAnswerBy(fetchOnce))(request()).then(
      () => 'answered',
      (thrown: unknown) => refusalOf(thrown).status,
    );

  it('is refused as an outage, also where the answer breaks off', async () => {
    const cut = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    expect(await refusedBy(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(0);
    expect(await refusedBy(() => Promise.resolve(new Response(cut)))).toBe(0);
    expect(await refusedBy(() => Promise.resolve(new Response('{}')))).toBe('answered');
  });

  /** As `fetch` does: a call that was ended is rejected. */
  const never = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))));

  const stateOf = (answer: Promise<string | number>) => Promise.race([answer, Promise.resolve('waited for')]);

  it('is refused as an outage once nothing has come of it for half a minute', async () => {
    jest.useFakeTimers();
    try {
      const silent = refusedBy((_, init) => never(init?.signal));
      await jest.advanceTimersByTimeAsync(29_999);
      expect(await stateOf(silent)).toBe('waited for');
      await jest.advanceTimersByTimeAsync(1);
      expect(await silent).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is waited for as long as more of the answer comes', async () => {
    jest.useFakeTimers();
    try {
      let more: (text: string) => void = () => undefined;
      const answer = refusedBy((_, init) => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            more = (text) => controller.enqueue(new TextEncoder().encode(text));
            never(init?.signal).catch((reason: unknown) => controller.error(reason));
          },
        });
        return Promise.resolve(new Response(body));
      });
      await jest.advanceTimersByTimeAsync(20_000);
      more('{');
      await jest.advanceTimersByTimeAsync(20_000);
      expect(await stateOf(answer)).toBe('waited for');
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await answer).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves all of the answer to be read', async () => {
    const send = wholeAnswerBy(() => Promise.resolve(new Response('{"a":1}', { status: 201 })));
    const answer = await send(request());
    expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }]);
  });
});
