import { useMemo } from 'preact/hooks';
import { createStore, useStore } from './store';

export const BASE = '/console';

const location_ = createStore(window.location.pathname + window.location.search);

/** Asks before a page is left. @param leave leaves it */
export type LeaveGuard = (leave: () => void) => void;

const guards = new Set<LeaveGuard>();

/** Adds one who is asked before the page is left for another one. @returns what takes it away again */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** What makes an address one of another page: its path, and what a page begins anew by. */
function pageOf(address: string): string {
  const { parts, query } = placeOf(address);
  return [...parts, query.get('tab'), query.get('city')].join('/');
}

/** Goes somewhere, after the question where there is one; what several would ask is asked once. */
function leaveFor(href: string, go: () => void): void {
  const [guard] = guards;
  if (guard && pageOf(href) !== pageOf(location_.get())) guard(go);
  else go();
}

/** Goes to an address of the console. @param href path with its query */
export function navigate(href: string, { replace = false } = {}): void {
  leaveFor(href, () => {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    location_.set(href);
  });
}

/** Shows the address the browser has gone to by Back or Forward. */
function followHistory(): void {
  const href = window.location.pathname + window.location.search;
  const shown = location_.get();
  leaveFor(href, () => {
    if (window.location.pathname + window.location.search !== href) history.pushState(null, '', href);
    location_.set(href);
  });
  // It is there already: until the answer the address is that of what is shown.
  if (location_.get() !== href) history.pushState(null, '', shown);
}

/** Follows links of the console without loading its document anew; all other clicks are left to the browser. */
export function followLinks(): void {
  window.addEventListener('popstate', followHistory);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== window.location.origin) return;
    if (link.pathname !== BASE && !link.pathname.startsWith(`${BASE}/`)) return;
    if (link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}

export interface Place {
  /** The path in parts, without `/console`: module, then id. */
  parts: readonly string[];
  query: URLSearchParams;
}

/** Reads an address. @param href path with its query */
export function placeOf(href: string): Place {
  const [path = '', query = ''] = href.split('?');
  const parts = path
    .slice(BASE.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  return { parts, query: new URLSearchParams(query) };
}

/** Where the reader is. */
export function usePlace(): Place {
  const href = useStore(location_);
  return useMemo(() => placeOf(href), [href]);
}

/** An address. @param path below /console; @param query empty values are left out */
export function hrefOf(path: string, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return BASE + path + (text && `?${text}`);
}

/** Changes the query of the address that is shown; an empty value takes its name away. */
export function changeQuery(changes: Record<string, string>, { replace = true } = {}): void {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  navigate(window.location.pathname + (text && `?${text}`), { replace });
}
