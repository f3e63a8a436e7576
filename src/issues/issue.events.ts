import type { CategorySlug } from '../kernel/categories';
import type { Priority } from '../kernel/priorities';
import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';
import type { CitySlug } from '../kernel/cities';
import type { LockedIssue } from './issue';

export type { LockedIssue } from './issue';

/** Who changes an issue, and where the change came in. */
export interface ChangeOrigin {
  /** null: the service itself, by a job. */
  actorId: string | null;
  surface: 'token' | 'public' | 'console' | 'site' | 'open311';
  note?: string;
}

/** An issue as listeners receive it: as it is now, and locked by the surrounding transaction. */
type Known = Readonly<LockedIssue>;

/** An issue has another status in the public feed; its change of lifecycle is an event of its own. */
export class IssueFeedMoved {
  constructor(
    readonly issue: Known,
    readonly from: FeedStatus,
  ) {}
}

/** Somebody reported an issue. */
export class IssueReported {
  constructor(
    readonly issue: Pick<Known, 'id' | 'reporterId' | 'city' | 'category' | 'priority' | 'createdAt'>,
  ) {}
}

/** An issue got another priority. */
export class IssuePriorityChanged {
  constructor(
    readonly issue: Known,
    readonly from: Priority,
  ) {}
}

/** City staff gave an issue another category. */
export class IssueCategoryChanged {
  constructor(
    readonly issue: Known,
    readonly from: CategorySlug,
  ) {}
}

/** Somebody upvoted an issue, or took the upvote back. */
export class IssueUpvoteToggled {
  constructor(
    readonly issue: Known,
    readonly voterId: string,
    readonly added: boolean,
  ) {}
}

/** An issue was hidden from everyone but its reporter and admins, or shown again. */
export class IssueVisibilityChanged {
  constructor(readonly issue: Known) {}
}

/** An issue moved to another status. */
export class IssueStatusChanged {
  constructor(
    readonly issue: Known,
    readonly from: LifecycleStatus,
    readonly origin: ChangeOrigin,
  ) {}
}

/** It was found out where an issue lies. */
export class IssuePlaced {
  constructor(
    readonly issueId: string,
    readonly reporterId: string,
    readonly city: CitySlug,
    /** The code of the ward, '' where none was found. */
    readonly ward: string,
    readonly area: string,
  ) {}
}
