import { Injectable } from '@nestjs/common';
import type { IssueAct } from '../../platform/audit';
import {
  IssueDueDateReviewService,
  MpEscalationsService,
  type NewPause,
  type ReviewedDueDate,
  SlaPausesService,
} from '../../due-dates';
import { IssueCategoriesService, IssueLifecycle } from '../../issues';
import type { CategorySlug } from '../../kernel/categories';
import type { ConsoleActor } from '../../kernel/console';
import { AuditedTransaction } from '../audited-transaction.service';
import { CategoryChanged } from './issue-due-date.errors';

/**
 * Acts of city staff on the due date of an issue (docs/api/due-dates.md#pauses), each in one transaction with its audit
 * record.
 */
@Injectable()
export class IssueDueDateActionsService {
  constructor(
    private readonly pauses: SlaPausesService,
    private readonly mps: MpEscalationsService,
    private readonly categories: IssueCategoriesService,
    private readonly lifecycle: IssueLifecycle,
    private readonly review: IssueDueDateReviewService,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @throws IssueNotFound; PauseConflict; InvalidInput for more than the actor may */
  async pause(actor: ConsoleActor, issueId: string, pause: NewPause): Promise<ReviewedDueDate> {
    const target = issueTarget('issue.pause_clock', issueId);
    await this.audited.change(actor, target, async () => ({
      before: null,
      after: await this.pauses.pause(actor, issueId, pause),
    }));
    return this.review.whole(issueId);
  }

  /** @throws IssueNotFound; PauseNotFound if no pause is under way */
  async resume(actor: ConsoleActor, issueId: string): Promise<ReviewedDueDate> {
    const target = issueTarget('issue.resume_clock', issueId);
    await this.audited.change(actor, target, () => this.pauses.resume(actor, issueId));
    return this.review.whole(issueId);
  }

  /** @throws IssueNotFound; EscalationConflict unless it is late and the MP is the only held office left */
  async escalateToMp(actor: ConsoleActor, issueId: string, reason: string): Promise<ReviewedDueDate> {
    const target = { ...issueTarget('issue.escalate_to_mp', issueId), note: reason };
    await this.audited.change(actor, target, () => this.mps.escalate(issueId));
    return this.review.whole(issueId);
  }

  /**
   * Changes the category of an issue; no change and no audit record if it already has the category.
   * @param from the current category, which must match; undefined for any
   * @throws IssueNotFound; IssueClosed; CategoryChanged
   */
  async changeCategory(
    actor: ConsoleActor,
    issueId: string,
    category: CategorySlug,
    from?: CategorySlug,
  ): Promise<ReviewedDueDate> {
    const target = issueTarget('issue.change_category', issueId);
    await this.audited.change(actor, target, async () => {
      const issue = await this.lifecycle.lock(issueId);
      if (from !== undefined && from !== issue.category) throw new CategoryChanged(issue.category);
      await this.categories.change(issue, category);
      return { before: { category: issue.category }, after: { category } };
    });
    return this.review.whole(issueId);
  }
}

function issueTarget(action: IssueAct, targetId: string) {
  return { action, targetType: 'issue', targetId };
}
