import type { components } from './api-types';
import { createStore } from './store';

export type Principal = components['schemas']['AdminPrincipal'];

/** Who is signed in: undefined until it is known. `isLost` while somebody has to sign in before anything goes on. */
interface Session {
  admin: Principal | undefined;
  isLost: boolean;
}

export const session = createStore<Session>({ admin: undefined, isLost: false });

/** Calls that are answered 401 for another reason than a session that is over. */
const WITHOUT_SESSION = /\/api\/admin\/auth\/(login|logout|accept-invite)$/;

let waiting: Array<() => void> = [];

/**
 * `fetch`, but a request without a session waits until somebody has signed in, and is then sent again: whatever was going
 * on goes on where it was.
 * @param send sends a request once
 */
export function sessionFetchBy(
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async function sendInSession(request) {
    const again = request.clone();
    const response = await send(request);
    if (response.status !== 401 || WITHOUT_SESSION.test(new URL(request.url).pathname)) return response;
    await new Promise<void>((resume) => {
      waiting.push(resume);
      session.set({ ...session.get(), isLost: true });
    });
    return sendInSession(again);
  };
}

export const sessionFetch = sessionFetchBy((request) => fetch(request));

/** Says who has signed in. What one person began is not sent in the name of another: then the page begins anew. */
export function beginSession(admin: Principal): void {
  const before = session.get().admin;
  if (before !== undefined && before.id !== admin.id) {
    location.reload();
    return;
  }
  session.set({ admin, isLost: false });
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume();
}
