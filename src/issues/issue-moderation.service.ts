import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, Equal, Not, Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Issue } from './entities/issue.entity';
import type { LockedIssue } from './issue';
import { IssueVisibilityChanged } from './issue.events';
import { IssueLifecycle } from './issue-lifecycle.service';

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
      else if (!hidden || !(await this.withhold(issueId))) return false;
      await this.dateDuplicates(issueId);
      return isSeen;
    });
  }

  /**
   * Hides an issue that was merged into another; Open311 still shows it. Sets off `issues_rollup_change`,
   * `issues_cells_change`, `issues_city_counts_change`, `issues_ward_counts_change` and `issues_search_change`.
   * @returns whether it was visible before
   * @throws IssueNotFound
   */
  hideDuplicate(issueId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      return !issue.hidden && this.change(issue, { hidden: true, withheld: false });
    });
  }

  /** Hides a merged duplicate from Open311 as well. @returns whether that changed anything */
  private async withhold(issueId: string): Promise<boolean> {
    const { affected } = await this.issues.update({ id: issueId, withheld: false }, { withheld: true });
    return affected === 1;
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
    await this.events.emit(new IssueVisibilityChanged({ ...issue, ...change, updatedAt }));
    return true;
  }
}
