import type { LockedIssue } from '../../issues';
import type { Holder } from './holder';

/** The holder of an issue changed. */
export class IssueHolderChanged {
  constructor(
    readonly issue: Readonly<LockedIssue>,
    readonly before: Holder | null,
    readonly after: Holder | null,
    /** null: a rule or the service itself. */
    readonly actorId: string | null,
    readonly reason: string | undefined,
  ) {}
}
