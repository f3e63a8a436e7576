import type { Actor } from '../kernel/people/actor';
import type { LockedIssue } from './issue';

/**
 * Everyone may see an issue, also one that was joined with another; only its reporter and admins may see one that
 * moderation has hidden.
 */
export function canSee(actor: Actor | undefined, issue: Pick<LockedIssue, 'ownerId' | 'withheld'>): boolean {
  return !issue.withheld || isKnownTo(actor, issue);
}

/** Whether the actor is the reporter of an issue, or an admin. */
export function isKnownTo(actor: Actor | undefined, issue: Pick<LockedIssue, 'ownerId'>): boolean {
  return actor !== undefined && (actor.tokenRole === 'admin' || actor.id === issue.ownerId);
}

/** Whether an issue was joined with another, and so is in no list and takes no changes. */
export function isJoined({ hidden, withheld }: Pick<LockedIssue, 'hidden' | 'withheld'>): boolean {
  return hidden && !withheld;
}

/** Whether the actor is the reporter of an issue. */
export function isOwn(actor: Actor | undefined, issue: Pick<LockedIssue, 'ownerId'>): boolean {
  return actor?.id === issue.ownerId;
}

/** The reporter of an issue, officials and admins see its exact place (docs/api/privacy.md#exact-places). */
export function canSeeExactPlace(
  actor: Actor | undefined,
  issue: Pick<LockedIssue, 'ownerId'>,
): actor is Actor {
  return actor !== undefined && (actor.tokenRole !== 'citizen' || isOwn(actor, issue));
}

/** Its reporter, officials and admins may edit an issue (docs/api/issues.md#edit). */
export function canEdit(actor: Actor, issue: Pick<LockedIssue, 'ownerId'>): boolean {
  return actor.tokenRole !== 'citizen' || actor.id === issue.ownerId;
}

/** The account under which an act on an issue is recorded: of its reporter, the one that is shown. */
export function accountOf(actor: Actor, issue: Pick<LockedIssue, 'ownerId' | 'reporterId'>): string {
  return actor.id === issue.ownerId ? issue.reporterId : actor.id;
}
