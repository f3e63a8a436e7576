import type { components } from './api-types';
import { stallTimer } from './stall';
import { refusalOfNoAnswer } from './refusal';
import { createStore, until } from './store';
import { pauseInTyping } from './typing';
import { followAccount } from './language';

export type Principal = components['schemas']['AdminPrincipal'];

/**
 * The signed-in user; undefined until it is known. `isLost` is true while the user must sign in before any request is
 * sent.
 */
export interface Session {
  admin: Principal | undefined;
  isLost: boolean;
  /** What the role of the account is given; absent where roles are not enforced. */
  permissions?: readonly string[] | undefined;
  /** on: the account signs in with a code; required: it has to get a second factor before anything else. */
  secondFactor?: 'on' | 'required' | undefined;
  /** provider: through the identity provider; absent: with a password. */
  signedInBy?: 'provider' | undefined;
  /** What the account is told about the settings of the service. */
  notice?: string | undefined;
}

export const session = createStore<Session>({ admin: undefined, isLost: false });
/**
 * Whether the sign-in dialog is shown. For an action of the user it is shown at once. If a read finds that the session
 * has ended, the dialog waits until the user stops typing, because the typed text would go into the dialog.
 */
export const isAskedToSignIn = createStore(false);

const SIGNED_IN = 'console-signed-in';

/**
 * Whether somebody was signed in when this browser last stored it. If so, a session is likely, and the page need not
 * wait for the check.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN) !== null;
  } catch {
    // The browser may forbid storage. Then the page waits until the user is known.
    return false;
  }
}

/**
 * Stores whose session this browser has, for its next page and its other tabs.
 * @param id undefined: nobody is signed in
 */
function noteSignedIn(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(SIGNED_IN);
    else localStorage.setItem(SIGNED_IN, id);
  } catch {
    // The browser may forbid storage.
  }
}

/**
 * Whether another tab has signed in as another user. If so, the session belongs to a user that this tab does not show.
 * @param noted the account of the newest session; null: there is no session, which the next call will find out
 */
export function isSomebodyElse(noted: string | null): boolean {
  const { admin } = session.get();
  return noted !== null && admin !== undefined && noted !== admin.id;
}

/**
 * Reloads the page when another tab signs in as another user. Until then no requests are sent, not even if the user
 * stays on the page because of unsaved changes: the requests would be made in the name of the other user.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SIGNED_IN || !isSomebodyElse(newValue)) return;
    session.set({ ...session.get(), isLost: true });
    location.reload();
  });
}

/** Calls whose 401 response does not mean that the session has ended. */
const WITHOUT_SESSION = /\/api\/admin\/auth\/(login|logout|accept-invite|methods)$/;

/** The number of running calls that may change data. */
export const changing = createStore(0);

/** Whether reads are held back, because the session is being ended. */
const areReadsHeld = createStore(false);
/** How long the browser may take to leave the page after the session has ended. */
const LEAVING_MS = 10_000;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Aborts the reads that are pending. */
let pendingReads = new AbortController();

let waiting: Array<() => void> = [];
/** The number of sessions started so far: a response may belong to a request of the previous session. */
let begun = 0;

/** Waits until the user has signed in. @param isRead whether the request only reads, possibly started by a timer */
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
 * Works like `fetch`, but a request without a session waits until the user has signed in, and is then sent again. So
 * the interrupted work continues.
 * @param send sends a request once
 */
export function sessionFetchBy(
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const sendInSession = async (request: Request): Promise<Response> => {
    if (WITHOUT_SESSION.test(new URL(request.url).pathname)) return send(request);
    const isRead = request.method === 'GET';
    if (isRead && areReadsHeld.get()) await until(areReadsHeld, (isHeld) => !isHeld);
    // Without a session, the service would refuse the request too.
    if (session.get().isLost) await signedIn(isRead);
    const again = request.clone();
    const before = begun;
    const { signal } = pendingReads;
    let response: Response;
    try {
      response = await send(isRead ? new Request(request, { signal }) : request);
    } catch (thrown) {
      if (!isRead || !signal.aborted) throw thrown;
      return sendInSession(again);
    }
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
 * Sends a request, and waits for the whole response. Only the errors of `fetch` are converted: another TypeError is a
 * bug of the console, which must not be shown as an outage.
 * @param fetchOnce `fetch`
 * @throws Refusal with status 0 if no response arrived, it broke off, or it made no more progress
 */
export function wholeAnswerBy(fetchOnce: typeof fetch): (request: Request) => Promise<Response> {
  return async function sendForWholeAnswer(request) {
    const call = new AbortController();
    const abort = () => call.abort();
    request.signal.addEventListener('abort', abort);
    const stall = stallTimer(abort);
    try {
      const response = await fetchOnce(request, { signal: call.signal });
      const reader = response.clone().body?.getReader();
      // A large file takes time: the call stays pending as long as more of the file arrives.
      while (reader && !(await reader.read()).done) stall.progress();
      return response;
    } catch {
      throw refusalOfNoAnswer();
    } finally {
      stall.end();
      // An answer that has arrived must stay readable.
      request.signal.removeEventListener('abort', abort);
    }
  };
}

export const sessionFetch = sessionFetchBy(wholeAnswerBy((request, init) => fetch(request, init)));

/**
 * Records who has signed in. If it is another user than before, the page is reloaded, so that requests of the first
 * user are not sent in the name of the other.
 */
export function beginSession(
  admin: Principal,
  { permissions, secondFactor, signedInBy, notice }: Omit<Session, 'admin' | 'isLost'> = {},
): void {
  const before = session.get().admin;
  if (before !== undefined && before.id !== admin.id) {
    location.reload();
    return;
  }
  // The dialog over an open page keeps its language: what was typed there must not be lost.
  if (before === undefined && followAccount(admin.language)) return;
  begun++;
  noteSignedIn(admin.id);
  session.set({ admin, isLost: false, permissions, secondFactor, signedInBy, notice });
  isAskedToSignIn.set(false);
  clearTimeout(leaving);
  areReadsHeld.set(false);
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume();
}

/**
 * Ends the session without any read under way: the service would refuse it, and the page would ask to sign in again.
 * Pending reads are aborted, and they and new ones wait. If the user stays on the page because of unsaved changes, they
 * ask to sign in after a while.
 * @param end ends the session on the server
 * @throws what `end` throws; then the session goes on, and the reads are sent
 */
export async function endSessionBy(end: () => Promise<void>): Promise<void> {
  areReadsHeld.set(true);
  pendingReads.abort();
  pendingReads = new AbortController();
  try {
    await end();
  } catch (thrown) {
    areReadsHeld.set(false);
    throw thrown;
  }
  noteSignedIn(undefined);
  session.set({ ...session.get(), isLost: true });
  leaving = setTimeout(() => areReadsHeld.set(false), LEAVING_MS);
}
