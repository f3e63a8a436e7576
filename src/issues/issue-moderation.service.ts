import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueVisibilityChanged } from './issue.events';
import { IssueLifecycle } from './issue-lifecycle.service';

const setHidden = statement('issues.set-hidden', `update issues set hidden = $2 where id = $1`);

/** The only writer of whether an issue is hidden. */
@Injectable()
export class IssueModeration {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Hides an issue from everyone but its reporter and admins, or shows it again.
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
