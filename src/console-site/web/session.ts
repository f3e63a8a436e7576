import type { components } from './api-types';
import { stallTimer } from './kit/stall';
import { refusalOfNoAnswer } from './refusal';
import { createStore } from './store';
import { pauseInTyping } from './typing';

export type Principal = components['schemas']['AdminPrincipal'];

/** Who is signed in: undefined until it is known. `isLost` while somebody has to sign in before anything goes on. */
interface Session {
  admin: Principal | undefined;
  isLost: boolean;
}

export const session = createStore<Session>({ admin: undefined, isLost: false });
/**
 * Whether somebody is asked to sign in: at once for what they do, and where something that is read finds that the
 * session is over, once they do not type. What is typed would go into the question.
 */
export const isAskedToSignIn = createStore(false);

const SIGNED_IN = 'console-signed-in';

/**
 * Whether somebody was signed in when this browser last knew: then a session is likely, and the page need not wait for
 * it.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN) !== null;
  } catch {
    // Storage may be forbidden: then the page waits until it is known who is signed in.
    return false;
  }
}

/** Notes whose session this browser has, for its next page and its other tabs. @param id undefined: nobody has one */
function noteSignedIn(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(SIGNED_IN);
    else localStorage.setItem(SIGNED_IN, id);
  } catch {
    // As above.
  }
}

/**
 * Whether another tab has signed in as somebody else: the session is then that of somebody this tab does not show.
 * @param noted the account of the newest session; null: there is none, which the next call is told
 */
export function isSomebodyElse(noted: string | null): boolean {
  const { admin } = session.get();
  return noted !== null && admin !== undefined && noted !== admin.id;
}

/**
 * Begins the page anew when another tab signs in as somebody else. Until then nothing is sent, and nothing either
 * where somebody stays on the page for what is not stored: it would be done in the other's name.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SIGNED_IN || !isSomebodyElse(newValue)) return;
    session.set({ ...session.get(), isLost: true });
    location.reload();
  });
}

/** Calls that are answered 401 for another reason than a session that is over. */
const WITHOUT_SESSION = /\/api\/admin\/auth\/(login|logout|accept-invite)$/;

/** How many calls are going on that may change something. */
export const changing = createStore(0);

let waiting: Array<() => void> = [];
/** How many sessions were begun: an answer may be that of a request of the one before. */
let begun = 0;

/** Waits until somebody has signed in. @param isRead whether that is for something that is read, maybe by the clock */
function signedIn(isRead: boolean): Promise<void> {
  return new Promise<void>((resume) => {
    waiting.push(resume);
    if (!session.get().isLost) {
      noteSignedIn(undefined);
      session.set({ ...session.get(), isLost: true });
    }
    if (isRead) void pauseInTyping().then(askToSignIn);
    else askToSignIn();
  });
}

function askToSignIn(): void {
  if (session.get().isLost) isAskedToSignIn.set(true);
}

/**
 * `fetch`, but a request without a session waits until somebody has signed in, and is then sent again: whatever was
 * going on goes on where it was.
 * @param send sends a request once
 */
export function sessionFetchBy(
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const sendInSession = async (request: Request): Promise<Response> => {
    if (WITHOUT_SESSION.test(new URL(request.url).pathname)) return send(request);
    const isRead = request.method === 'GET';
    // Without a session it would be refused as well.
    if (session.get().isLost) await signedIn(isRead);
    const again = request.clone();
    const before = begun;
    const response = await send(request);
    if (response.status !== 401) return response;
    if (begun === before) await signedIn(isRead);
    return sendInSession(again);
  };
  return async (request) => {
    if (request.method === 'GET') return sendInSession(request);
    changing.set(changing.get() + 1);
    try {
      return await sendInSession(request);
    } finally {
      changing.set(changing.get() - 1);
    }
  };
}

/**
 * Sends a request, and waits for all of the answer. What `fetch` throws is no other error's TypeError: a mistake in the
 * console must not be shown as an outage.
 * @param fetchOnce `fetch`
 * @throws Refusal with status 0 where no answer came, it broke off, or nothing more of it comes
 */
export function wholeAnswerBy(fetchOnce: typeof fetch): (request: Request) => Promise<Response> {
  return async function sendForWholeAnswer(request) {
    const call = new AbortController();
    const stall = stallTimer(() => call.abort());
    try {
      const response = await fetchOnce(request, { signal: call.signal });
      const reader = response.clone().body?.getReader();
      // A large file takes its time: it is waited for as long as more of it comes.
      while (reader && !(await reader.read()).done) stall.progress();
      return response;
    } catch {
      throw refusalOfNoAnswer();
    } finally {
      stall.end();
    }
  };
}

export const sessionFetch = sessionFetchBy(wholeAnswerBy((request, init) => fetch(request, init)));

/** Says who has signed in. What one person began is not sent in the name of another: then the page begins anew. */
export function beginSession(admin: Principal): void {
  const before = session.get().admin;
  if (before !== undefined && before.id !== admin.id) {
    location.reload();
    return;
  }
  begun++;
  noteSignedIn(admin.id);
  session.set({ admin, isLost: false });
  isAskedToSignIn.set(false);
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume();
}

/** Notes that nobody is signed in any more, before the page is left. */
export function endSession(): void {
  noteSignedIn(undefined);
}
