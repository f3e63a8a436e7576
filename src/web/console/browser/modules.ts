import type { ComponentType } from 'preact';
import type { IconName } from '../../kit/icons';
import type { ConsolePermission } from '../../../kernel/console';
import { isGiven } from './rights';
import type { GoListener } from './router';
import { session, type Session } from './session';
import type { Key } from './words';

/**
 * A module of the console: where it is, what it is called, and the code of its page, which is loaded when it is first
 * opened.
 */
export interface Module {
  path: string;
  label: Key;
  /** Where it is in the navigation; without it, it is opened otherwise. */
  group?: keyof typeof GROUPS;
  icon: IconName;
  /** What the role of an account has to be given for it, where roles are enforced. */
  needs?: ConsolePermission;
  load: () => Promise<PageCode>;
  /** Whether its page has a list beside the thing of the address, and stays when another thing is opened. */
  hasList?: boolean;
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

/** The groups of the navigation, in its order. */
export const GROUPS = { work: 'group.work', city: 'group.city', setup: 'group.setup' } as const;

/** The paths of modules that show data only to super admins. */
const FOR_SUPER_ADMINS: ReadonlySet<string> = new Set(['webhooks']);

/** The roles that are not refused by a module, whatever roles are given where they are enforced. */
const FOR_ROLES: Readonly<Record<string, readonly string[]>> = {
  'data-requests': ['super_admin', 'city_admin'],
  reads: ['super_admin', 'auditor'],
};

/**
 * Whether an account is offered a module: others would only show it a refusal. While it is not known who is signed in,
 * the service decides.
 */
export function isOffered({ path, needs }: Module, signedIn: Session): boolean {
  const { admin } = signedIn;
  if (admin !== undefined && admin.role !== 'super_admin' && FOR_SUPER_ADMINS.has(path)) return false;
  if (admin !== undefined && FOR_ROLES[path]?.includes(admin.role) === false) return false;
  return needs === undefined || isGiven(signedIn, needs);
}

/** The modules in the order of the navigation. */
export const MODULES: readonly Module[] = [
  {
    path: 'queue',
    label: 'module.queue',
    group: 'work',
    icon: 'inbox',
    load: () => import('./modules/queue/queue'),
    hasList: true,
  },
  {
    path: 'feed',
    label: 'module.feed',
    group: 'work',
    icon: 'list',
    load: () => import('./modules/feed/feed'),
  },
  {
    path: 'intake',
    label: 'module.intake',
    group: 'work',
    icon: 'plus',
    needs: 'intake',
    load: () => import('./modules/intake/intake'),
  },
  {
    path: 'flags',
    label: 'module.flags',
    group: 'work',
    icon: 'flag',
    load: () => import('./modules/flags/flags'),
  },
  {
    path: 'findings',
    label: 'module.findings',
    group: 'work',
    icon: 'shield',
    needs: 'feed',
    load: () => import('./modules/findings/findings'),
  },
  {
    path: 'duplicates',
    label: 'module.duplicates',
    group: 'work',
    icon: 'git-merge',
    load: () => import('./modules/duplicates/duplicates'),
  },
  {
    path: 'inbox',
    label: 'module.inbox',
    group: 'work',
    icon: 'message-circle',
    needs: 'integrations.read',
    load: () => import('./modules/inbox/inbox'),
  },
  {
    path: 'notifications',
    label: 'module.notifications',
    group: 'work',
    icon: 'bell',
    load: () => import('./modules/notifications/notifications'),
  },
  {
    path: '',
    label: 'module.figures',
    group: 'city',
    icon: 'chart-column',
    load: () => import('./modules/dashboard/dashboard'),
  },
  {
    path: 'analytics',
    label: 'module.analytics',
    group: 'city',
    icon: 'trending-up',
    load: () => import('./modules/analytics/analytics'),
  },
  {
    path: 'officials',
    label: 'module.officials',
    group: 'city',
    icon: 'landmark',
    load: () => import('./modules/officials/officials'),
  },
  {
    path: 'geography',
    label: 'module.geography',
    group: 'city',
    icon: 'map',
    load: () => import('./modules/geography/geography'),
  },
  {
    path: 'due-dates',
    label: 'module.dueDates',
    group: 'city',
    icon: 'calendar-clock',
    load: () => import('./modules/due-dates/due-dates'),
  },
  {
    path: 'reporters',
    label: 'module.reporters',
    group: 'city',
    icon: 'users',
    needs: 'reporters.read',
    load: () => import('./modules/reporters/reporters'),
  },
  {
    path: 'data-requests',
    label: 'module.dataRequests',
    group: 'city',
    icon: 'inbox',
    load: () => import('./modules/data-requests/data-requests'),
  },
  {
    path: 'channels',
    label: 'module.channels',
    group: 'setup',
    icon: 'plug',
    needs: 'integrations.read',
    load: () => import('./modules/channels/channels'),
  },
  {
    path: 'outbound',
    label: 'module.outbound',
    group: 'setup',
    icon: 'send',
    needs: 'integrations.read',
    load: () => import('./modules/outbound/outbound'),
  },
  {
    path: 'routing',
    label: 'module.routing',
    group: 'setup',
    icon: 'route',
    needs: 'integrations.read',
    load: () => import('./modules/routing/routing'),
  },
  {
    path: 'alerts',
    label: 'module.alerts',
    group: 'setup',
    icon: 'megaphone',
    load: () => import('./modules/alerts/alerts'),
  },
  {
    path: 'webhooks',
    label: 'module.webhooks',
    group: 'setup',
    icon: 'webhook',
    load: () => import('./modules/webhooks/webhooks'),
  },
  {
    path: 'units',
    label: 'module.units',
    group: 'setup',
    icon: 'building-2',
    load: () => import('./modules/units/units'),
  },
  {
    path: 'rules',
    label: 'module.rules',
    group: 'setup',
    icon: 'scale',
    load: () => import('./modules/rules/rules'),
  },
  {
    path: 'reports',
    label: 'module.reports',
    group: 'setup',
    icon: 'calendar-clock',
    load: () => import('./modules/reports/reports'),
  },
  {
    path: 'templates',
    label: 'module.templates',
    group: 'setup',
    icon: 'copy',
    load: () => import('./modules/templates/templates'),
  },
  {
    path: 'access',
    label: 'module.access',
    group: 'setup',
    icon: 'shield',
    load: () => import('./modules/access/access'),
  },
  {
    path: 'configuration',
    label: 'module.configuration',
    group: 'setup',
    icon: 'settings',
    load: () => import('./modules/configuration/configuration'),
  },
  {
    path: 'operations',
    label: 'module.operations',
    group: 'setup',
    icon: 'server',
    needs: 'ops.read',
    load: () => import('./modules/operations/operations'),
  },
  {
    path: 'audit',
    label: 'module.audit',
    group: 'setup',
    icon: 'history',
    needs: 'ops.read',
    load: () => import('./modules/audit/audit'),
  },
  {
    path: 'reads',
    label: 'module.reads',
    group: 'setup',
    icon: 'history',
    load: () => import('./modules/reads/reads'),
  },
  { path: 'account', label: 'module.account', icon: 'user', load: () => import('./modules/account/account') },
];
