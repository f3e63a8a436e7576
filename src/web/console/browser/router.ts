import { useMemo } from 'preact/hooks';
import { createStore, useStore } from './store';

export const BASE = '/console';

const location_ = createStore(window.location.pathname + window.location.search);

/** Asks for confirmation before a page is left. @param leave leaves the page */
export type LeaveGuard = (leave: () => void) => void;

/** Receives the next and the current place, before the address changes. */
export type GoListener = (to: Place, from: Place) => void;

const goListeners = new Set<GoListener>();

/** Adds a listener that is called when the console goes to an address, before it shows anything of it. */
export function onGo(listener: GoListener): void {
  goListeners.add(listener);
}

function announce(href: string): void {
  const [to, from] = [placeOf(href), placeOf(location_.get())];
  for (const listener of goListeners) listener(to, from);
}

const guards = new Set<LeaveGuard>();

/** Adds a guard that is asked before the page is left for another one. @returns a function that removes the guard */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** The part of an address that identifies a page: its path, its tab and its city. */
function pageOf(address: string): string {
  const { parts, query } = placeOf(address);
  return [...parts, query.get('tab'), query.get('city')].join('/');
}

/** Goes to an address. If a guard exists, it is asked first; only one guard is asked, even if there are several. */
function leaveFor(href: string, go: () => void): void {
  const [guard] = guards;
  if (guard && pageOf(href) !== pageOf(location_.get())) guard(go);
  else go();
}

/** Goes to an address of the console. @param href the path with its query */
export function navigate(href: string, { replace = false } = {}): void {
  leaveFor(href, () => {
    announce(href);
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    location_.set(href);
  });
}

/** Shows the address to which the browser has moved with Back or Forward. */
function followHistory(): void {
  const href = window.location.pathname + window.location.search;
  const shown = location_.get();
  leaveFor(href, () => {
    announce(href);
    if (window.location.pathname + window.location.search !== href) history.pushState(null, '', href);
    location_.set(href);
  });
  // The browser has already changed the address. Until the user confirms, the address of the shown page is restored.
  if (location_.get() !== href) history.pushState(null, '', shown);
}

/** Follows links within the console without reloading the document. The browser handles all other clicks. */
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
  /** The segments of the path, without `/console`: module, then id. */
  parts: readonly string[];
  query: URLSearchParams;
}

/** Parses an address. @param href the path with its query */
export function placeOf(href: string): Place {
  const [path = '', query = ''] = href.split('?');
  const parts = path
    .slice(BASE.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  return { parts, query: new URLSearchParams(query) };
}

/** A segment of a path as text; as it is if it has an incomplete escape: the page then finds nothing by that name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether two places are of the same page, with any query. */
export function isSamePage(one: Place, other: Place): boolean {
  return one.parts.join('/') === other.parts.join('/');
}

/** The current address. */
export function usePlace(): Place {
  const href = useStore(location_);
  return useMemo(() => placeOf(href), [href]);
}

/** The parameters of an address by their names; several values of one are a list. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Builds an address. @param path the path below /console; @param query empty values are omitted */
export function hrefOf(path: string, query: Query = {}): string {
  const text = queryText(new URLSearchParams(), query);
  return BASE + path + (text && `?${text}`);
}

/** The text of a query after changes. An empty value removes its parameter. */
function queryText(query: URLSearchParams, changes: Query): string {
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    for (const each of [value].flat()) if (each) query.append(name, each);
  }
  return query.toString();
}

/** Changes the query of the current address. An empty value removes its parameter. */
export function changeQuery(changes: Query, { replace = true } = {}): void {
  const text = queryText(new URLSearchParams(window.location.search), changes);
  navigate(window.location.pathname + (text && `?${text}`), { replace });
}
