import type { LockedIssue } from '../issues';
import type { DueDateReason } from '../kernel/due-dates';

/** The office an issue was escalated to: designation, and ward or constituency. */
export interface Office {
  designation: string;
  place: string;
}

/** The due date of an issue has changed. */
export class IssueDueDateChanged {
  constructor(
    readonly issue: Readonly<LockedIssue>,
    readonly from: Date | null,
    readonly to: Date,
    readonly reason: DueDateReason,
  ) {}
}

/** The due date of an issue passed while it was not resolved. Published again for each later due date that passes. */
export class IssueBreached {
  constructor(
    readonly issue: Readonly<LockedIssue>,
    readonly dueAt: Date,
  ) {}
}

/** A late issue was escalated to an office. */
export class IssueEscalated {
  constructor(
    readonly issue: Readonly<LockedIssue>,
    readonly level: number,
    readonly office: Office,
    /** The official who holds the office, who gets the letter; never shown. */
    readonly officialId: string,
  ) {}
}

/** Why an office was not reached. */
export type NotReachedReason = 'no-address' | 'vacant' | 'failed';

/**
 * A letter to the office of an escalated issue cannot be delivered: the office has no address, is vacant, or sending
 * was given up.
 */
export class OfficeNotReached {
  constructor(
    readonly issueId: string,
    readonly level: number,
    /** The official who holds the office; if it is vacant, the one who held it at the time of the escalation. */
    readonly officialId: string,
    readonly office: Office,
    readonly reason: NotReachedReason,
  ) {}
}
