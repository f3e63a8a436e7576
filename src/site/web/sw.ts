/** The events of a service worker, as far as this one looks at them. */
interface Lifecycle extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lifecycle {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const clients: { claim(): Promise<void> };
declare const skipWaiting: () => Promise<void>;

/** The pages that were read last, and the built files they load. */
const PAGES = 'pages';
const FILES = 'files';
/** A page that is older may show what has been hidden since, and is not shown any more. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MOST: Record<string, number> = { [PAGES]: 20, [FILES]: 40 };

addEventListener('install', (event) => (event as Lifecycle).waitUntil(skipWaiting()));
addEventListener('activate', (event) => (event as Lifecycle).waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event as Asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) (event as Asked).respondWith(fileOf(request));
  else if (request.mode === 'navigate') (event as Asked).respondWith(pageOf(request));
});

/** A built file, which never changes under its name. */
async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: FILES, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(FILES, request, answer.clone());
  return answer;
}

/**
 * A page from the network, or without one as it was read last, for a day. What is for one reader alone is never kept, and what
 * is there no more is kept no longer.
 */
async function pageOf(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    const { ok, status, headers } = answer;
    if (status === 404 || status === 410) await forget(request);
    const isForAll = /^public\b/.test(headers.get('cache-control') ?? '');
    const isPage = /^text\/html\b/.test(headers.get('content-type') ?? '');
    if (ok && isForAll && isPage) await keep(PAGES, request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: PAGES, ignoreVary: true });
    if (kept && isFresh(kept)) return kept;
    if (kept) await forget(request);
    throw error;
  }
}

function isFresh({ headers }: Response): boolean {
  const now = performance.timeOrigin + performance.now();
  return now - Date.parse(headers.get('date') ?? '') < MAX_AGE_MS;
}

/** Drops a page, in every language and with every query. */
async function forget(request: Request): Promise<void> {
  const cache = await caches.open(PAGES);
  const path = pathOf(request);
  for (const key of await cache.keys())
    if (pathOf(key) === path) await cache.delete(key, { ignoreVary: true });
}

/** The path of a page without its language. */
function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '');
}

/** Keeps an answer; the oldest of too many is dropped. A device without room keeps nothing. */
async function keep(name: string, request: Request, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(request, answer);
    const keys = await cache.keys();
    const tooMany = keys.slice(0, Math.max(0, keys.length - (MOST[name] ?? 0)));
    for (const key of tooMany) await cache.delete(key);
  } catch {
    // It is shown all the same.
  }
}
