import { Injectable } from '@nestjs/common';
import { IssueLifecycle } from '../../../../issues';
import type { CategorySlug } from '../../../../kernel/categories';
import type { ConsoleActor } from '../../../../kernel/console';
import type { Priority } from '../../../../kernel/priorities';
import type { FeedStatus } from '../../../../kernel/statuses';
import type { BulkAct, Changed, Holder, TakenIssue } from '../../../../staff';
import { IssueDueDateActionsService } from '../../../due-dates/issue-due-date-actions.service';
import { FeedActionsService } from '../../../feed/feed-actions.service';
import { HolderActionsService } from '../../holder-actions.service';
import { assertMayAct } from './bulk-act.policy';
import type { ActValue } from './bulk-act-value';
import { BulkTextsService } from './bulk-texts.service';
import { IssuePriorityActionsService } from './issue-priority-actions.service';

/** Makes the change of an act on many issues to one of them, through the service of the single act. */
@Injectable()
export class BulkActPerformerService {
  constructor(
    private readonly lifecycle: IssueLifecycle,
    private readonly assignments: HolderActionsService,
    private readonly feed: FeedActionsService,
    private readonly texts: BulkTextsService,
    private readonly dueDates: IssueDueDateActionsService,
    private readonly priorities: IssuePriorityActionsService,
  ) {}

  /** Call it in a transaction. @returns what it changed; @throws what the single act throws */
  async perform(actor: ConsoleActor, { act, value }: BulkAct, { issueId }: TakenIssue): Promise<Changed> {
    assertMayAct(actor, act);
    const { unitId, accountId, status, text, category, priority } = value as ActValue;
    const issue = await this.lifecycle.lock(issueId);
    switch (act) {
      case 'assign': {
        const was = await this.assignments.holderOf(issueId);
        const to = unitId ? { unitId, accountId: accountId ?? null } : null;
        await this.assignments.give(actor, issueId, { to });
        return { was: { holder: was }, became: { holder: to } };
      }
      case 'status':
        await this.feed.transition(actor, issueId, { status: status! });
        return { was: { status: issue.feedStatus }, became: { status } };
      case 'category':
        await this.dueDates.changeCategory(actor, issueId, category as CategorySlug);
        return { was: { category: issue.category }, became: { category } };
      case 'priority':
        await this.priorities.change(actor, issueId, priority as Priority);
        return { was: { priority: issue.priority }, became: { priority } };
      case 'note':
        return { was: {}, became: { noteId: await this.texts.note(actor, issueId, text!) } };
      case 'ask_photo':
        return { was: {}, became: { messageId: await this.texts.askPhoto(actor, issueId) } };
    }
  }

  /**
   * Takes back what an act changed of an issue; call it in a transaction.
   * @throws HolderChanged, StatusChanged, CategoryChanged, PriorityChanged if somebody changed it since; what the
   *   single act throws
   */
  async undo(actor: ConsoleActor, { act }: BulkAct, { issueId, was, became }: TakenIssue): Promise<void> {
    assertMayAct(actor, act);
    const [to, from] = [was as Undone, became as Undone];
    if (act === 'assign')
      await this.assignments.give(actor, issueId, { to: to.holder ?? null, from: from.holder ?? null });
    else if (act === 'status')
      await this.feed.transition(actor, issueId, { status: to.status!, from: from.status });
    else if (act === 'category')
      await this.dueDates.changeCategory(actor, issueId, to.category!, from.category);
    else if (act === 'priority') await this.priorities.change(actor, issueId, to.priority!, from.priority);
  }
}

/** What an act changed, by its name. */
interface Undone {
  holder?: Holder | null;
  status?: FeedStatus;
  category?: CategorySlug;
  priority?: Priority;
}
