import type { LockedIssue } from '../issues';
import type { DueDateReason } from '../kernel/due-dates';

/** The office an issue was escalated to: designation, and ward or constituency. */
export interface Office {
  designation: string;
  place: string;
}

/** An issue is to be resolved by another time than before. */
export class IssueDueDateChanged {
  constructor(
    readonly issue: Readonly<LockedIssue>,
    readonly from: Date | null,
    readonly to: Date,
    readonly reason: DueDateReason,
  ) {}
}

/** The due date of an issue passed while it was not resolved; again with each later one that does. */
export class IssueBreached {
  constructor(
    readonly issue: Readonly<LockedIssue>,
    readonly dueAt: Date,
  ) {}
}

/** An issue that is late was escalated to an office. */
export class IssueEscalated {
  constructor(
    readonly issue: Readonly<LockedIssue>,
    readonly level: number,
    readonly office: Office,
    /** Who holds the office, to be written to; shown nowhere. */
    readonly officialId: string,
  ) {}
}

/** Why an office was not reached. */
export type NotReachedReason = 'no-address' | 'vacant' | 'failed';

/**
 * The office an issue was escalated to has no address to write to, nobody holds it any more, or the letter to it was
 * given up.
 */
export class OfficeNotReached {
  constructor(
    readonly issueId: string,
    readonly level: number,
    /** Who holds the office; where nobody does, who did at the step. */
    readonly officialId: string,
    readonly office: Office,
    readonly reason: NotReachedReason,
  ) {}
}
