import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, Equal, Not, Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Issue } from './entities/issue.entity';
import type { LockedIssue } from './issue';
import { IssueVisibilityChanged, IssueWithheldChanged } from './issue.events';
import { IssueLifecycle } from './issue-lifecycle.service';
import { isJoined } from './issue.policy';

/** The only writer of whether an issue is hidden, and of the issue it duplicates. */
@Injectable()
export class IssueModeration {
  constructor(
    @InjectRepository(Issue) private readonly issues: Repository<Issue>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Marks an issue as a duplicate of another issue; call it under its lock. */
  async markDuplicate(issueId: string, canonicalId: string): Promise<void> {
    const another = And(Equal(issueId), Not(canonicalId));
    await this.issues.update({ id: another }, { duplicateOf: canonicalId, updatedAt: this.clock.now() });
  }

  /**
   * Hides an issue from everyone except its reporter and admins, or shows it again. Sets off `issues_rollup_change`,
   * `issues_cells_change`, `issues_city_counts_change`, `issues_ward_counts_change` and `issues_search_change`: a
   * hidden issue is neither counted nor found. What Open311 shows of its duplicates changes with it.
   * @returns whether its visibility changed; a merged duplicate is hidden already
   * @throws IssueNotFound
   */
  setHidden(issueId: string, hidden: boolean): Promise<boolean> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      const isSeen = issue.hidden !== hidden;
      if (isSeen) await this.change(issue, { hidden, withheld: hidden });
      else if (!hidden || !(await this.withhold(issue))) return false;
      await this.dateDuplicates(issueId);
      return isSeen;
    });
  }

  /**
   * Takes an issue out of the lists that was joined with another; by its id it is still shown. Sets off
   * `issues_rollup_change`, `issues_cells_change`, `issues_city_counts_change`, `issues_ward_counts_change` and
   * `issues_search_change`.
   * @returns whether it was visible before
   * @throws IssueNotFound
   */
  hideDuplicate(issueId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      return !issue.hidden && this.change(issue, { hidden: true, withheld: false });
    });
  }

  /**
   * Takes back that an issue was joined with another: it is a duplicate of what it was before, and in the lists again
   * unless moderation has hidden it. One that was marked as a duplicate of a third one meanwhile is left as is.
   * Sets off `issues_rollup_change`, `issues_cells_change`, `issues_city_counts_change`, `issues_ward_counts_change`
   * and `issues_search_change`.
   * @param merge.isShown whether the merge took it out of the lists
   */
  async restoreDuplicate(
    issueId: string,
    merge: { canonicalIssueId: string; formerDuplicateOf: string | null; isShown: boolean },
  ): Promise<void> {
    const issue = await this.lifecycle.lock(issueId);
    if (issue.duplicateOf !== merge.canonicalIssueId) return;
    const duplicateOf = merge.formerDuplicateOf;
    await this.issues.update({ id: issueId }, { duplicateOf, updatedAt: this.clock.now() });
    if (merge.isShown && isJoined(issue))
      await this.change({ ...issue, duplicateOf }, { hidden: false, withheld: false });
  }

  /** Hides a merged duplicate from everyone, and from Open311. @returns whether that changed anything */
  private async withhold(issue: LockedIssue): Promise<boolean> {
    if (issue.withheld) return false;
    await this.issues.update({ id: issue.id }, { withheld: true });
    await this.events.emit(new IssueWithheldChanged({ ...issue, withheld: true }));
    return true;
  }

  /**
   * Open311 shows merged or closed duplicates together with the id of the visible issue they duplicate. Clients that
   * poll for changes must get these duplicates again. Nothing else of them changed, so `updatedAt`, which for a merged
   * one is when it was closed, stays. A deadlock with a merge is retried by the transaction.
   */
  private async dateDuplicates(issueId: string): Promise<void> {
    const duplicate = { duplicateOf: issueId, withheld: false };
    await this.issues.update(
      [
        { ...duplicate, hidden: true },
        { ...duplicate, status: 'closed' },
      ],
      { picturesChangedAt: this.clock.now() },
    );
  }

  /** Clients that poll for changes must get an issue that is shown again. */
  private async change(issue: LockedIssue, change: Pick<Issue, 'hidden' | 'withheld'>): Promise<true> {
    const updatedAt = change.hidden ? issue.updatedAt : this.clock.now();
    await this.issues.update({ id: issue.id }, { ...change, updatedAt });
    const changed = { ...issue, ...change, updatedAt };
    await this.events.emit(new IssueVisibilityChanged(changed));
    if (issue.withheld !== change.withheld) await this.events.emit(new IssueWithheldChanged(changed));
    return true;
  }
}
