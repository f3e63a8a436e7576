import type { ChainRole } from '../../kernel/chain-roles';
import type { FeedStatus } from '../../kernel/statuses';
import { DomainError } from '../../platform/http/domain-error';
import { FEED_STATUS_LABELS } from './feed-status-labels';

/** There is no cluster of this id. */
export class ClusterNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such cluster');
  }
}

/** The issue has another status than the one it was to be moved from. */
export class StatusChanged extends DomainError {
  constructor(now: FeedStatus) {
    super('conflict', `The status is ${FEED_STATUS_LABELS[now]} by now`);
  }
}

/** The issue has another role than the one it was to be passed on from. */
export class RoleChanged extends DomainError {
  constructor(now: ChainRole | null) {
    super('conflict', `The issue was passed on to ${now ?? 'the usual role'} already`);
  }
}

/** What is switched in the console, with what is said of it where it is on, and where it is off. */
const SWITCHES = {
  forced: ['The issue is marked as escalated already', 'The issue has no escalated mark any more'],
  slaPaused: ['The SLA label is paused already', 'The SLA label is not paused any more'],
  closed: ['The issue has the closed mark already', 'The issue has no closed mark any more'],
  hidden: ['The issue is hidden already', 'The issue is shown already'],
  pinned: ['The issue is pinned already', 'The issue is not pinned any more'],
  redacted: ['The item is redacted already', 'The item is shown already'],
} as const;
export type Switch = keyof typeof SWITCHES;

/** What was to be switched is as it was wanted. */
export class SwitchedAlready extends DomainError {
  constructor(which: Switch, isOn: boolean) {
    super('conflict', SWITCHES[which][isOn ? 0 : 1]);
  }
}

/** The cluster has other members than those that were decided on. */
export class ClusterChanged extends DomainError {
  constructor(count: number, undone: 'merged' | 'dismissed' = 'merged') {
    super('conflict', `The cluster has changed: it has ${count} issues now. Nothing was ${undone}`);
  }
}

/** The issues of the cluster were said to be no duplicates. */
export class ClusterDismissed extends DomainError {
  constructor() {
    super('conflict', 'The issues of the cluster were said to be no duplicates. Nothing was merged');
  }
}

/** The cluster was merged. */
export class ClusterMerged extends DomainError {
  constructor() {
    super('conflict', 'The cluster was merged already. Nothing was dismissed');
  }
}
