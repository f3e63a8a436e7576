import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueVisibilityChanged } from './issue.events';
import { IssueLifecycle } from './issue-lifecycle.service';

const setHidden = statement('issues.set-hidden', `update issues set hidden = $2 where id = $1`);

const setDuplicate = statement(
  'issues.set-duplicate',
  `update issues set duplicate_of = $2 where id = $1 and id <> $2`,
);

/** The only writer of whether an issue is hidden, and of which other one it is the same as. */
@Injectable()
export class IssueModeration {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly events: DomainEvents,
  ) {}

  /** Marks an issue as a duplicate of another; call it under its lock. */
  async markDuplicate(issueId: string, canonicalId: string): Promise<void> {
    await this.database.rows(setDuplicate, [issueId, canonicalId]);
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
      await this.database.rows(setHidden, [issueId, hidden]);
      await this.events.emit(new IssueVisibilityChanged({ ...issue, hidden }));
      return true;
    });
  }
}
