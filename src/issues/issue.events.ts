import type { LifecycleStatus } from '../kernel/statuses';
import type { LockedIssue } from './issue';

export type { LockedIssue } from './issue';

/** Who changes an issue, and where the change came in. */
export interface Mover {
  /** null: the service itself, by a job. */
  actorId: string | null;
  surface: 'token' | 'public';
  note?: string;
}

/** An issue moved to another status; it is locked by the transaction around. */
export class IssueStatusChanged {
  constructor(
    /** The issue as it is now. */
    readonly issue: Readonly<LockedIssue>,
    readonly from: LifecycleStatus,
    readonly mover: Mover,
  ) {}
}
