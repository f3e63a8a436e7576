import { DAY_MS, MINUTE_MS } from '../../../kernel/time/durations';
import { untracked } from './untracked';

/** The members of service worker events that are used here. */
interface Lifecycle extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lifecycle {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lifecycle {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lifecycle {
  readonly notification: Notification & { readonly data: unknown };
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
declare const clients: {
  claim(): Promise<void>;
  matchAll(options: { type: 'window' }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
};
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

/**
 * The cache of the pages read last, the report forms of their cities, their static files, and what is shown without a
 * network in place of a page that is not cached.
 */
const PAGES = 'pages';
const FORMS = 'forms';
const FILES = 'files';
const OFFLINE = 'offline';
/** An older page is no longer shown, as its content may have been hidden since. */
const MAX_AGE_MS = DAY_MS;
/** How soon the additional pages may be fetched again. */
const PAUSE_MS = 10 * MINUTE_MS;
const MAX_KEPT: Record<string, number> = { [PAGES]: 20, [FORMS]: 8, [FILES]: 40, [OFFLINE]: 8 };
/** The language in a path. */
const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/;
/** Personal pages. */
const PERSONAL = /^(\/[a-z]{2})?\/(me|sign-[a-z]+)(\/|$)/;
const REPORT_LINK = /href="((?:\/[a-z]{2})?\/[a-z]+\/report)"/;

addEventListener('install', (event) =>
  (event as Lifecycle).waitUntil(
    Promise.all([skipWaiting(), keepForAll(OFFLINE, offlineOf('/')).catch(() => undefined)]),
  ),
);
addEventListener('activate', (event) => (event as Lifecycle).waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event as Asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) (event as Asked).respondWith(fileOf(request));
  else if (request.mode === 'navigate') (event as Asked).respondWith(pageOf(event as Asked));
});

addEventListener('push', (event) => (event as Pushed).waitUntil(show(event as Pushed)));
addEventListener('notificationclick', (event) => {
  const { notification } = event as Clicked;
  notification.close();
  (event as Clicked).waitUntil(open(notification.data));
});

/** Shows an alert. A notification must be shown in any case: browsers revoke the permission of sites that show none. */
function show({ data }: Pushed): Promise<void> {
  let alert: { id?: string; title?: string; body?: string; text?: string; path?: string } = {};
  try {
    alert = data?.json() ?? {};
  } catch {
    // Its text is then the name of the site.
  }
  const { id, text = location.host, title = text, body, path = '/' } = alert;
  // A repeated alert replaces the first one.
  const shown = { ...(body !== undefined && { body }), ...(id !== undefined && { tag: id }) };
  return registration.showNotification(title, { ...shown, data: path });
}

/** Opens the page of an alert, in an existing tab if there is one. */
async function open(path: unknown): Promise<void> {
  const { origin, href } = new URL(String(path), location.origin);
  if (origin !== location.origin) return;
  const tab = (await clients.matchAll({ type: 'window' })).find(({ url }) => url === href);
  await (tab ? tab.focus() : clients.openWindow(href));
}

/** What a cache has, or any of them; the headers of the request make no difference. */
function cached(request: Request | string, cacheName?: string): Promise<Response | undefined> {
  return caches.match(request, { ...(cacheName && { cacheName }), ignoreVary: true });
}

/** A static file; its content never changes under its name. */
async function fileOf(request: Request): Promise<Response> {
  const kept = await cached(request, FILES);
  if (kept) return kept;
  const answer = await fetch(request);
  // Otherwise it is a page of something in between, such as the sign-in of a network.
  if (answer.ok && !answer.redirected && !isPage(answer)) await keep(FILES, request, answer.clone());
  return answer;
}

/**
 * A page from the network, or, without a network, the cached one for up to a day, or the page that says so. Personal
 * pages are never cached, and pages that no longer exist are deleted.
 */
async function pageOf(event: Asked): Promise<Response> {
  const { request } = event;
  const url = untracked(request.url);
  try {
    const answer = await fetch(request);
    const { ok, status } = answer;
    if (status === 404 || status === 410) await forget(url);
    if (ok && isForAll(answer)) await keep(PAGES, url, answer.clone());
    if (ok && isPage(answer)) event.waitUntil(keepMore(url, answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const kept = await cached(url);
    if (kept && ageOf(kept) < MAX_AGE_MS) return kept;
    if (kept) await forget(url);
    const offline = (await cached(offlineOf(url))) ?? (await cached(offlineOf('/')));
    if (offline) return offline;
    throw error;
  }
}

/** The URL of the page that is shown without a network, in the language of another page. */
function offlineOf(url: string): string {
  return `${LANGUAGE.exec(new URL(url, location.origin).pathname)?.[0] ?? ''}/offline`;
}

/**
 * Caches the public version of a page that a signed-in reader has open, the report form of its city, and what is shown
 * without a network in its language. They are fetched without the session, so they contain nothing personal.
 */
async function keepMore(url: string, answer: Response): Promise<void> {
  if (PERSONAL.test(new URL(url).pathname)) return;
  await keepForAll(OFFLINE, offlineOf(url));
  if (!isForAll(answer)) await keepForAll(PAGES, url);
  const [, form] = REPORT_LINK.exec(await answer.text()) ?? [];
  if (form !== undefined) await keepForAll(FORMS, form);
}

/** Caches the public version of a page with its files, unless it was fetched shortly before. */
async function keepForAll(name: string, url: string): Promise<void> {
  const kept = await cached(url, name);
  if (kept && ageOf(kept) < PAUSE_MS) return;
  const answer = await fetch(url, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected || !isForAll(answer)) return;
  await keep(name, url, answer.clone());
  for (const [, file] of (await answer.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g))
    if (file !== undefined) await fileOf(new Request(file));
}

function isPage({ headers }: Response): boolean {
  return /^text\/html\b/.test(headers.get('content-type') ?? '');
}

function isForAll(answer: Response): boolean {
  return isPage(answer) && /^public\b/.test(answer.headers.get('cache-control') ?? '');
}

/** The age of a page in milliseconds; Infinity if it has no date. */
function ageOf({ headers }: Response): number {
  return performance.timeOrigin + performance.now() - (Date.parse(headers.get('date') ?? '') || 0);
}

/** Deletes a page from the cache, in every language and with every query. */
async function forget(url: string): Promise<void> {
  const cache = await caches.open(PAGES);
  const path = pathOf(url);
  for (const key of await cache.keys())
    if (pathOf(key.url) === path) await cache.delete(key, { ignoreVary: true });
}

/** The path of a page without its language. */
function pathOf(url: string): string {
  return new URL(url).pathname.replace(LANGUAGE, '');
}

/** Caches an answer and deletes the oldest if there are too many. Without free storage nothing is cached. */
async function keep(name: string, request: Request | string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(request, answer);
    const keys = await cache.keys();
    const tooMany = keys.slice(0, Math.max(0, keys.length - (MAX_KEPT[name] ?? 0)));
    for (const key of tooMany) await cache.delete(key);
  } catch {
    // The answer itself is still shown.
  }
}
