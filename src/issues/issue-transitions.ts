import { assertUnreachable } from '../kernel/assert-unreachable';
import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';

/**
 * What asks for a change of status; each trigger allows other transitions
 * (docs/api/issues.md#statuses-and-transitions).
 */
export type TransitionTrigger = 'edit' | 'bulk' | 'resolve' | 'reopen' | 'close';

/** The transitions each trigger allows. From a status to itself is no transition. */
const ALLOWED: Record<TransitionTrigger, Record<LifecycleStatus, readonly LifecycleStatus[]>> = {
  edit: {
    open: ['in_progress'],
    in_progress: ['open'],
    resolved: [],
    closed: [],
  },
  bulk: {
    open: ['in_progress', 'resolved', 'closed'],
    in_progress: ['open', 'resolved', 'closed'],
    resolved: ['open', 'in_progress', 'closed'],
    closed: [],
  },
  resolve: { open: ['resolved'], in_progress: ['resolved'], resolved: [], closed: [] },
  reopen: { open: [], in_progress: [], resolved: ['open'], closed: [] },
  close: { open: [], in_progress: [], resolved: ['closed'], closed: [] },
};

/** The feed status after a change of the lifecycle status. */
const FEED_OF: Record<LifecycleStatus, FeedStatus> = {
  open: 'new',
  in_progress: 'progress',
  resolved: 'resolved',
  closed: 'resolved',
};

/** Whether a trigger allows a transition from one status to another. */
export function isAllowed(trigger: TransitionTrigger, from: LifecycleStatus, to: LifecycleStatus): boolean {
  return ALLOWED[trigger][from].includes(to);
}

/** The feed status that goes with a lifecycle status. */
export function feedStatusOf(status: LifecycleStatus): FeedStatus {
  return FEED_OF[status];
}

/** The lifecycle status of a feed status; `overdue` keeps the current one. */
export function lifecycleStatusOf(feedStatus: FeedStatus, current: LifecycleStatus): LifecycleStatus {
  switch (feedStatus) {
    case 'new':
    case 'ack':
      return 'open';
    case 'progress':
      return 'in_progress';
    case 'resolved':
      return 'resolved';
    case 'overdue':
      return current;
    default:
      return assertUnreachable(feedStatus);
  }
}
