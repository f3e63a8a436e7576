import type { ComponentType } from 'preact';
import type { GoListener } from './router';
import { session } from './session';

/**
 * A module of the console: where it is, what it is called, and the code of its page, which is loaded when it is first
 * opened.
 */
export interface Module {
  path: string;
  label: string;
  load: () => Promise<PageCode>;
}

interface PageCode {
  default: ModulePage;
  /** Sends the first request of the page, unless the page of `from` shows the same data. */
  prefetch?: GoListener;
}

type ModulePage = ComponentType<{ id: string | undefined }>;

const pages = new Map<string, PageCode>();

/** The page of a module whose code is there already. */
export function loadedPage(path: string): ModulePage | undefined {
  return pages.get(path)?.default;
}

/** Loads the code of a module. */
export async function loadPage({ path, load }: Module): Promise<void> {
  pages.set(path, await load());
}

/** Sends the first request of the page of an address, if its code is loaded and somebody is signed in. */
export const prefetchPage: GoListener = (to, from) => {
  if (session.get().admin !== undefined) pages.get(to.parts[0] ?? '')?.prefetch?.(to, from);
};

/** The modules in the order of the navigation. */
export const MODULES: readonly Module[] = [
  { path: '', label: 'Dashboard', load: () => import('./modules/dashboard/dashboard') },
  { path: 'feed', label: 'Feed', load: () => import('./modules/feed/feed') },
  { path: 'flags', label: 'Flags', load: () => import('./modules/flags/flags') },
  { path: 'duplicates', label: 'Duplicates', load: () => import('./modules/duplicates/duplicates') },
  { path: 'analytics', label: 'Analytics', load: () => import('./modules/analytics/analytics') },
  { path: 'channels', label: 'Channels', load: () => import('./modules/channels/channels') },
  { path: 'inbox', label: 'Inbox', load: () => import('./modules/inbox/inbox') },
  { path: 'outbound', label: 'Outbound', load: () => import('./modules/outbound/outbound') },
  { path: 'routing', label: 'Routing', load: () => import('./modules/routing/routing') },
  { path: 'alerts', label: 'Alerts', load: () => import('./modules/alerts/alerts') },
  { path: 'webhooks', label: 'Webhooks', load: () => import('./modules/webhooks/webhooks') },
  { path: 'due-dates', label: 'Due dates', load: () => import('./modules/due-dates/due-dates') },
  { path: 'geography', label: 'Geography', load: () => import('./modules/geography/geography') },
  { path: 'officials', label: 'Officials', load: () => import('./modules/officials/officials') },
  { path: 'reporters', label: 'Reporters', load: () => import('./modules/reporters/reporters') },
  { path: 'access', label: 'Access', load: () => import('./modules/access/access') },
  {
    path: 'notifications',
    label: 'Notifications',
    load: () => import('./modules/notifications/notifications'),
  },
  {
    path: 'configuration',
    label: 'Configuration',
    load: () => import('./modules/configuration/configuration'),
  },
  { path: 'operations', label: 'Operations', load: () => import('./modules/operations/operations') },
  { path: 'audit', label: 'Audit log', load: () => import('./modules/audit/audit') },
  { path: 'account', label: 'Account', load: () => import('./modules/account/account') },
];
