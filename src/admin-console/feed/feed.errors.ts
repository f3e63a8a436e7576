import type { ChainRole } from '../../kernel/people/chain-roles';
import type { FeedStatus } from '../../kernel/statuses';
import { DomainError } from '../../platform/http/domain-error';
import { FEED_STATUS_LABELS } from './feed-status-labels';

/** There is no cluster with this id. */
export class ClusterNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such cluster');
  }
}

/** The status of the issue is not the expected one. */
export class StatusChanged extends DomainError {
  constructor(now: FeedStatus) {
    super('conflict', `The status is ${FEED_STATUS_LABELS[now]} by now`);
  }
}

/** The role of the issue is not the expected one. */
export class RoleChanged extends DomainError {
  constructor(now: ChainRole | null) {
    super('conflict', `The issue was passed on to ${now ?? 'the usual role'} already`);
  }
}

/** The switches of the console, with the text of the error if they are already on, or already off. */
const SWITCHES = {
  forced: ['The issue is marked as escalated already', 'The issue has no escalated mark any more'],
  slaPaused: ['The SLA label is paused already', 'The SLA label is not paused any more'],
  closed: ['The issue has the closed mark already', 'The issue has no closed mark any more'],
  hidden: ['The issue is hidden already', 'The issue is shown already'],
  pinned: ['The issue is pinned already', 'The issue is not pinned any more'],
  redacted: ['The item is redacted already', 'The item is shown already'],
} as const;
export type Switch = keyof typeof SWITCHES;

/** The switch already has the wanted state. */
export class SwitchedAlready extends DomainError {
  constructor(which: Switch, isOn: boolean) {
    super('conflict', SWITCHES[which][isOn ? 0 : 1]);
  }
}

/** The members of the cluster are not the expected ones. */
export class ClusterChanged extends DomainError {
  constructor(count: number, notDone: 'merged' | 'dismissed' | 'undone' = 'merged') {
    super('conflict', `The cluster has changed: it has ${count} issues now. Nothing was ${notDone}`);
  }
}

/** The cluster was dismissed: its issues are no duplicates. */
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
