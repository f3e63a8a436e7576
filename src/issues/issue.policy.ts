import type { Actor } from '../kernel/people/actor';
import type { LockedIssue } from './issue';

/** Everyone may see an issue; only its reporter and admins may see a hidden one. */
export function canSee(actor: Actor | undefined, issue: Pick<LockedIssue, 'reporterId' | 'hidden'>): boolean {
  return (
    !issue.hidden || (actor !== undefined && (actor.tokenRole === 'admin' || actor.id === issue.reporterId))
  );
}

/** Its reporter, officials and admins may edit an issue (docs/api/issues.md#edit). */
export function canEdit(actor: Actor, issue: Pick<LockedIssue, 'reporterId'>): boolean {
  return actor.tokenRole !== 'citizen' || actor.id === issue.reporterId;
}
