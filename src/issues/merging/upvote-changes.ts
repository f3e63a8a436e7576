import type { LockedIssue } from '../issue';
import { IssueUpvotesMoved } from './issue-merge.events';

/** Sums up how moving upvotes changes what people gave, and what reporters got. */
export class UpvoteChanges {
  private readonly cast = new Map<string, number>();
  private readonly received = new Map<string, number>();

  /** @param change how many upvotes each of the people gives more, or fewer */
  give(people: readonly string[], change: number): void {
    for (const userId of people) add(this.cast, userId, change);
  }

  /** A report that moderation has hidden earns nothing. */
  get({ reporterId, withheld }: Pick<LockedIssue, 'reporterId' | 'withheld'>, change: number): void {
    if (!withheld) add(this.received, reporterId, change);
  }

  /** The event that tells of the sums. */
  event(): IssueUpvotesMoved {
    return new IssueUpvotesMoved(listed(this.cast), listed(this.received));
  }
}

function add(sums: Map<string, number>, userId: string, change: number): void {
  sums.set(userId, (sums.get(userId) ?? 0) + change);
}

function listed(sums: ReadonlyMap<string, number>): Array<{ userId: string; change: number }> {
  return [...sums].flatMap(([userId, change]) => (change === 0 ? [] : [{ userId, change }]));
}
