import { Injectable } from '@nestjs/common';
import type { IssueAct } from '../../audit';
import {
  IssueDueDateReview,
  MpEscalations,
  type NewPause,
  type ReviewedDueDate,
  SlaPauses,
} from '../../due-dates';
import { IssueCategories, IssueLifecycle } from '../../issues';
import type { CategorySlug } from '../../kernel/categories';
import type { ConsoleActor } from '../../kernel/console';
import { AuditedTransaction } from '../audited-transaction.service';
import { CategoryChanged } from './issue-due-date.errors';

/** What city staff do to the due date of an issue (docs/api/due-dates.md#pauses): each once, with its record. */
@Injectable()
export class IssueDueDateActions {
  constructor(
    private readonly pauses: SlaPauses,
    private readonly mps: MpEscalations,
    private readonly categories: IssueCategories,
    private readonly lifecycle: IssueLifecycle,
    private readonly review: IssueDueDateReview,
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

  /** @throws IssueNotFound; PauseNotFound where none is under way */
  async resume(actor: ConsoleActor, issueId: string): Promise<ReviewedDueDate> {
    const target = issueTarget('issue.resume_clock', issueId);
    await this.audited.change(actor, target, () => this.pauses.resume(actor, issueId));
    return this.review.whole(issueId);
  }

  /** @throws IssueNotFound; EscalationConflict unless it is late and only the MP is left of those who hold an office */
  async escalateToMp(actor: ConsoleActor, issueId: string, reason: string): Promise<ReviewedDueDate> {
    const target = { ...issueTarget('issue.escalate_to_mp', issueId), note: reason };
    await this.audited.change(actor, target, () => this.mps.escalate(issueId));
    return this.review.whole(issueId);
  }

  /**
   * An issue that has the category already stays as it is, unrecorded.
   * @param from the category it has before; with another one it stays. undefined: whichever it has
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
