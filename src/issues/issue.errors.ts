import { MAX_MEDIA } from '../kernel/media-types';
import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';
import { DomainError } from '../platform/http/domain-error';

/** There is no such issue, or it is hidden from the caller. */
export class IssueNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such issue');
  }
}

/** A closed issue cannot be changed. */
export class IssueClosed extends DomainError {
  constructor() {
    super('conflict', 'The issue is closed');
  }
}

/** The place of the issue is not known more exactly than everyone sees it. */
export class ExactPlaceUnknown extends DomainError {
  constructor() {
    super('conflict', 'The place of the issue is not known more exactly than it is shown');
  }
}

/** The lifecycle does not allow this transition. */
export class TransitionRefused extends DomainError {
  constructor(from: LifecycleStatus, to: LifecycleStatus) {
    super('conflict', `An issue that is ${from} cannot be made ${to} this way`);
  }
}

/**
 * The table of transitions does not allow this to city staff; the console answers it as a bad request
 * (docs/api/console-feed.md#table-of-transitions).
 */
export class FeedTransitionRefused extends DomainError {
  constructor(from: FeedStatus, to: FeedStatus) {
    super('invalid', `An issue that is ${from} cannot be made ${to}`);
  }
}

/** The assignee is unknown or not an official. */
export class AssigneeNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such official');
  }
}

/** The issue already has the maximum number of media items. */
export class MediaFull extends DomainError {
  constructor() {
    super('conflict', `An issue holds ${MAX_MEDIA} media items at most`);
  }
}

/** The issue was joined with another: it is read, and changes go to the other one. */
export class IssueJoined extends DomainError {
  constructor() {
    super('conflict', 'The issue was joined with another, which takes what is said and done about it');
  }
}
