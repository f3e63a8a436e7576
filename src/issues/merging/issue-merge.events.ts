import type { LockedIssue } from '../issue';

/** Issues were joined with another, which everyone sees, in the transaction of the merge. */
export class IssuesMerged {
  constructor(
    readonly canonical: Readonly<LockedIssue>,
    readonly joined: ReadonlyArray<Readonly<LockedIssue>>,
    /** The ids of all issues that were merged, the oldest first. */
    readonly members: readonly string[],
  ) {}
}

/** Where something that came by a merge may be: an issue, and the issues that are still joined with it. */
export interface JoinedPlace {
  id: string;
  joined: readonly string[];
}

/** A merge was undone, in the transaction of that. */
export class IssuesUnmerged {
  constructor(
    readonly canonical: Readonly<LockedIssue>,
    /** The issues that are by themselves again, each with those that are still joined with it. */
    readonly restored: readonly JoinedPlace[],
    /** The issues with which they were joined, directly and over others, the nearest first. */
    readonly places: readonly JoinedPlace[],
    readonly members: readonly string[],
  ) {}
}

/** Upvotes moved between issues: how many each person gives, and how many each reporter gets. */
export class IssueUpvotesMoved {
  constructor(
    readonly cast: ReadonlyArray<{ userId: string; change: number }>,
    readonly received: ReadonlyArray<{ userId: string; change: number }>,
  ) {}
}

/** An issue became of a part of another, in the transaction of that; both are locked. */
export class IssuePartMade {
  constructor(
    readonly from: string,
    readonly to: string,
    /** What moves to it. */
    readonly messageIds: readonly string[],
    readonly mediaIds: readonly string[],
  ) {}
}
