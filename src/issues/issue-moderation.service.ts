import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, Equal, Not, Repository } from 'typeorm';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Issue } from './entities/issue.entity';
import { IssueVisibilityChanged } from './issue.events';
import { IssueLifecycle } from './issue-lifecycle.service';

/** The only writer of whether an issue is hidden, and of which other one it is the same as. */
@Injectable()
export class IssueModeration {
  constructor(
    @InjectRepository(Issue) private readonly issues: Repository<Issue>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly events: DomainEvents,
  ) {}

  /** Marks an issue as a duplicate of another, never of itself; call it under its lock. */
  async markDuplicate(issueId: string, canonicalId: string): Promise<void> {
    const another = And(Equal(issueId), Not(canonicalId));
    await this.issues.update({ id: another }, { duplicateOf: canonicalId });
  }

  /**
   * Hides an issue from everyone but its reporter and admins, or shows it again. Sets off `issues_rollup_change`,
   * `issues_city_counts_change` and `issues_search_change`: what is hidden is counted and found nowhere.
   * @returns whether that changed anything
   * @throws IssueNotFound
   */
  setHidden(issueId: string, hidden: boolean): Promise<boolean> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      if (issue.hidden === hidden) return false;
      await this.issues.update({ id: issueId }, { hidden });
      await this.events.emit(new IssueVisibilityChanged({ ...issue, hidden }));
      return true;
    });
  }
}
