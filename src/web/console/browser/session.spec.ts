import { refusalOf } from './refusal';
import {
  beginSession,
  endSessionBy,
  isAskedToSignIn,
  isSomebodyElse,
  type Principal,
  session,
  sessionFetchBy,
  wholeAnswerBy,
} from './session';

const ADMIN = { id: 'adm_1', name: 'Staff', email: 'staff@city.example' } as Principal;
/** Waits until all settled promises have been handled. */
const settled = () => new Promise<void>((resume) => setTimeout(resume));
const request = () => new Request('http://localhost/api/admin/feed/flags');

/** Behaves like `fetch` without a response: an aborted call is rejected. */
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))));

describe('a request without a session', () => {
  afterEach(() => session.set({ admin: undefined, isLost: false }));

  it('waits until the user has signed in, and is then sent again', async () => {
    const statuses = [401, 200];
    const send = sessionFetchBy(() => Promise.resolve(new Response('{}', { status: statuses.shift()! })));
    const answer = send(request());
    while (!session.get().isLost) await Promise.resolve();
    beginSession(ADMIN);
    expect((await answer).status).toBe(200);
    expect(session.get()).toEqual({ admin: ADMIN, isLost: false });
  });

  it('is not sent at all while a sign-in is required', async () => {
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

  it('asks to sign in at once if it is an action of the user', async () => {
    session.set({ admin: ADMIN, isLost: true });
    const send = sessionFetchBy(() => Promise.resolve(new Response('{}')));
    const done = send(new Request('http://localhost/api/admin/feed/flags', { method: 'POST' }));
    expect(isAskedToSignIn.get()).toBe(true);
    beginSession(ADMIN);
    expect(isAskedToSignIn.get()).toBe(false);
    await done;
  });

  it('does not ask to sign in again if its 401 response arrives after a sign-in', async () => {
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

describe('a read while the session is being ended', () => {
  afterEach(() => {
    beginSession(ADMIN);
    session.set({ admin: undefined, isLost: false });
  });

  /** A service that answers no request until it is told to, like `fetch` with the signal of the request. */
  const slowService = () => {
    const sent: Request[] = [];
    let answerAll: () => void = () => undefined;
    const answered = new Promise<void>((resume) => (answerAll = resume));
    const send = sessionFetchBy((sentRequest) => {
      sent.push(sentRequest);
      return new Promise((resume, refuse) => {
        sentRequest.signal.addEventListener('abort', () => refuse(new Error('aborted')));
        void answered.then(() => resume(new Response('{}')));
      });
    });
    return { sent, answerAll, send };
  };

  it('is aborted, and a new one is not sent', async () => {
    session.set({ admin: ADMIN, isLost: false });
    const { sent, send } = slowService();
    const results: string[] = [];
    void send(request()).finally(() => results.push('pending read'));
    await endSessionBy(async () => {
      void send(request()).finally(() => results.push('new read'));
      await settled();
    });
    await settled();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect([results, isAskedToSignIn.get()]).toEqual([[], false]);
  });

  it('is sent again if the session could not be ended', async () => {
    session.set({ admin: ADMIN, isLost: false });
    const { sent, answerAll, send } = slowService();
    const read = send(request());
    await expect(endSessionBy(() => Promise.reject(new Error('No database')))).rejects.toThrow('No database');
    answerAll();
    expect((await read).status).toBe(200);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(session.get().isLost).toBe(false);
  });

  it('is aborted on its way', async () => {
    session.set({ admin: ADMIN, isLost: false });
    const signals: Array<AbortSignal | null | undefined> = [];
    const send = sessionFetchBy(
      wholeAnswerBy((_, init) => {
        signals.push(init?.signal);
        return never(init?.signal);
      }),
    );
    void send(request());
    await endSessionBy(() => Promise.resolve());
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('asks to sign in if the user stays on the page', async () => {
    session.set({ admin: ADMIN, isLost: false });
    const { sent, answerAll, send } = slowService();
    jest.useFakeTimers();
    try {
      const pending = send(request());
      await endSessionBy(() => Promise.resolve());
      answerAll();
      await jest.advanceTimersByTimeAsync(9_999);
      expect([sent.length, isAskedToSignIn.get()]).toEqual([1, false]);
      await jest.advanceTimersByTimeAsync(1);
      expect([sent.length, isAskedToSignIn.get()]).toEqual([1, true]);
      beginSession(ADMIN);
      expect((await pending).status).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('another tab', () => {
  afterEach(() => session.set({ admin: undefined, isLost: false }));

  it('has signed in as another user if it stores another account than the shown one', () => {
    expect(isSomebodyElse('adm_2')).toBe(false);
    session.set({ admin: ADMIN, isLost: false });
    expect([isSomebodyElse('adm_2'), isSomebodyElse(ADMIN.id), isSomebodyElse(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a request without a response', () => {
  const refusedBy = (fetchOnce: typeof fetch) =>
    sessionFetchBy(wholeAnswerBy(fetchOnce))(request()).then(
      () => 'answered',
      (thrown: unknown) => refusalOf(thrown).status,
    );

  it('is refused as an outage, also if the response breaks off', async () => {
    const cut = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    expect(await refusedBy(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(0);
    expect(await refusedBy(() => Promise.resolve(new Response(cut)))).toBe(0);
    expect(await refusedBy(() => Promise.resolve(new Response('{}')))).toBe('answered');
  });

  const stateOf = (answer: Promise<string | number>) => Promise.race([answer, Promise.resolve('waited for')]);

  it('is refused as an outage after half a minute without progress', async () => {
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

  it('stays pending as long as more of the response arrives', async () => {
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

  it('leaves the whole response readable', async () => {
    const send = wholeAnswerBy(() => Promise.resolve(new Response('{"a":1}', { status: 201 })));
    const answer = await send(request());
    expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }]);
  });
});
