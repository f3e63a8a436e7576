import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import type { LifecycleStatus } from '../kernel/statuses';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Forbidden } from '../platform/http/domain-error';
import { Issue } from './entities/issue.entity';
import type { IssueEdit, LockedIssue } from './issue';
import { IssueClosed } from './issue.errors';
import { IssuePriorityChanged } from './issue.events';
import { IssueLifecycle } from './issue-lifecycle.service';
import { accountOf, canEdit } from './issue.policy';
import { ContributionTextsService } from './words/contribution-texts.service';

/** Edits issues (docs/api/issues.md#edit). */
@Injectable()
export class IssueEditsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly texts: ContributionTextsService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Edits an issue; a status change and other changes are applied together or not at all. Sets off
   * `issues_search_change` (title) and `issues_rollup_change` (priority).
   * @throws IssueNotFound, Forbidden, IssueClosed, TransitionRefused
   */
  edit(actor: Actor, id: string, changes: IssueEdit & { status?: LifecycleStatus }): Promise<LockedIssue> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, id);
      if (!canEdit(actor, issue))
        throw new Forbidden('Only the reporter, officials and admins edit an issue');
      if (issue.status === 'closed') throw new IssueClosed();
      if (changes.status)
        await this.lifecycle.transition(issue, changes.status, 'edit', {
          actorId: accountOf(actor, issue),
          surface: 'token',
        });
      const { title, description, priority } = changes;
      if (title === undefined && description === undefined && priority === undefined) return issue;
      const texts = await this.texts.published({ title, description });
      const select = { title: true, description: true };
      const before = await this.manager.findOneOrFail(Issue, { select, where: { id } });
      const target = { kind: 'issue' as const, id, issueId: id };
      await this.texts.recordAgain(target, texts, { title: before.title, description: before.description });
      const updatedAt = this.clock.now();
      await this.manager.update(
        Issue,
        { id },
        { title: texts.title, description: texts.description, priority, updatedAt },
      );
      await this.emitPriorityChange(issue, priority);
      return { ...issue, updatedAt };
    });
  }

  private async emitPriorityChange(issue: LockedIssue, priority = issue.priority): Promise<void> {
    if (priority === issue.priority) return;
    await this.events.emit(new IssuePriorityChanged({ ...issue, priority }, issue.priority));
  }
}
