import { MAX_MEDIA } from '../kernel/media-types';
import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';
import { DomainError } from '../platform/http/domain-error';

/** There is no such issue, or it is hidden from the caller. */
export class IssueNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such issue');
  }
}

/** A closed issue takes no change. */
export class IssueClosed extends DomainError {
  constructor() {
    super('conflict', 'The issue is closed');
  }
}

/** The lifecycle has no such step. */
export class TransitionRefused extends DomainError {
  constructor(from: LifecycleStatus, to: LifecycleStatus) {
    super('conflict', `An issue that is ${from} cannot be made ${to} this way`);
  }
}

/**
 * City staff may not take this step; on its surface that is a bad request
 * (docs/api/console-feed.md#table-of-transitions).
 */
export class FeedTransitionRefused extends DomainError {
  constructor(from: FeedStatus, to: FeedStatus) {
    super('invalid', `An issue that is ${from} cannot be made ${to}`);
  }
}

/** The person an issue should be assigned to is unknown, or no official. */
export class AssigneeNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such official');
  }
}

/** An issue has as many media items as it may. */
export class MediaFull extends DomainError {
  constructor() {
    super('conflict', `An issue holds ${MAX_MEDIA} media items at most`);
  }
}
