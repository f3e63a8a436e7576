import type { CategorySlug } from '../kernel/categories';
import type { ConfirmationAnswer, ConfirmationOutcome } from '../kernel/confirmations';
import type { Priority } from '../kernel/priorities';
import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';
import type { LockedIssue } from './issue';

export type { LockedIssue } from './issue';

/** Who changes an issue, and through which surface. */
export interface ChangeOrigin {
  /** null: the service itself, in a job. */
  actorId: string | null;
  surface: 'token' | 'public' | 'console' | 'site' | 'open311';
  note?: string;
  /** Photos of the issue that show a repair. */
  mediaIds?: readonly string[];
}

/** An issue as listeners receive it: in its current state, locked by the surrounding transaction. */
type Known = Readonly<LockedIssue>;

/** The feed status of an issue changed; a change of the lifecycle status is a separate event. */
export class IssueFeedStatusChanged {
  constructor(
    readonly issue: Known,
    readonly from: FeedStatus,
  ) {}
}

/** Somebody reported an issue. */
export class IssueReported {
  constructor(
    readonly issue: Pick<Known, 'id' | 'reporterId' | 'city' | 'category' | 'priority' | 'createdAt'>,
    /** Whether it has a point or a pincode, by which it is to be placed. */
    readonly isLocated: boolean,
  ) {}
}

/** The priority of an issue was changed. */
export class IssuePriorityChanged {
  constructor(
    readonly issue: Known,
    readonly from: Priority,
  ) {}
}

/** City staff changed the category of an issue. */
export class IssueCategoryChanged {
  constructor(
    readonly issue: Known,
    readonly from: CategorySlug,
  ) {}
}

/** An upvote was added or removed. */
export class IssueUpvoteToggled {
  constructor(
    readonly issue: Known,
    readonly voterId: string,
    readonly added: boolean,
  ) {}
}

/** Moderation hid an issue from everyone except its reporter and admins, or no longer does. */
export class IssueWithheldChanged {
  constructor(readonly issue: Known) {}
}

/** An issue was taken out of the lists, by moderation or a merge, or was put back. */
export class IssueVisibilityChanged {
  constructor(readonly issue: Known) {}
}

/** The lifecycle status of an issue changed. */
export class IssueStatusChanged {
  constructor(
    readonly issue: Known,
    readonly from: LifecycleStatus,
    readonly origin: ChangeOrigin,
    /** Whether it counted as repaired before. */
    readonly wasRepaired: boolean,
  ) {}
}

/** An issue was assigned to an official or a member of staff, through the token API. */
export class IssueAssigned {
  constructor(
    readonly issueId: string,
    /** An official of the accountability records, or an account. */
    readonly assigneeId: string,
    readonly assignedBy: string,
  ) {}
}

/** City staff answered in the thread of an issue. */
export class IssueAnswered {
  constructor(
    readonly issue: Known,
    readonly messageId: string,
    /** The shown name of the unit. */
    readonly by: string,
    /** The account of the console that wrote it, which is shown to nobody. */
    readonly accountId: string,
  ) {}
}

/** What everyone sees of an issue was changed by a choice, so that copies are to be read again. */
export class IssueRedacted {
  constructor(
    readonly issue: Known,
    readonly by: 'reporter' | 'staff',
  ) {}
}

/** Somebody other than its reporter made the place of an issue less exact for everyone. */
export class IssuePlaceCoarsened {
  constructor(readonly issue: Known) {}
}

/** An issue was placed. */
export class IssuePlaced {
  constructor(
    readonly issue: Known,
    /** The code of the ward; '' if none was found. */
    readonly ward: string,
    readonly area: string,
  ) {}
}

/** It was decided whether an issue was repaired; one that its people dispute is reopened by then. */
export class IssueConfirmationDecided {
  constructor(
    readonly issue: Known,
    readonly outcome: ConfirmationOutcome,
    /** How many people gave each answer. */
    readonly answers: Readonly<Record<ConfirmationAnswer, number>>,
    /** How often the people of the issue disputed a repair by now, if they dispute this one; else 0. */
    readonly disputes: number,
  ) {}
}
