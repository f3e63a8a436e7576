import { Injectable } from '@nestjs/common';
import { IssueAnswered, IssueLifecycle } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import type { Language } from '../../kernel/languages';
import { MessagesService, type ThreadMessage } from '../../messages';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { IssueUnseen } from './answer.errors';
import { AnswerAuthorsService } from './answer-authors.service';
import { AnswerRecordsService } from './answer-records.service';

/** What is answered. */
export interface AnswerDraft {
  text: string;
  language?: Language | undefined;
  /** The template it was written with, which the caller has checked. */
  templateId?: string | undefined;
  /** Whether it is a question, until whose answer the due date is paused. */
  waitsForReporter?: boolean | undefined;
}

/** An answer, with the message of the thread that it is. */
export interface PostedAnswer {
  message: ThreadMessage;
  /** null: answered as the city desk. */
  unitId: string | null;
  /** Until when the due date waits for the reporter at most; null: it does not wait. */
  waitsUntil: Date | null;
}

/** Answers of city staff in the threads of issues, in the name of a unit (docs/api/staff.md#answers). */
@Injectable()
export class AnswersService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly authors: AnswerAuthorsService,
    private readonly messages: MessagesService,
    private readonly records: AnswerRecordsService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Posts an answer, and tells the reporter and the followers.
   * @throws IssueNotFound; IssueUnseen if citizens do not see the issue; InvalidInput if the text has only markup;
   *   PauseConflict, InvalidInput for a question that may not pause the due date
   */
  answer(actor: ConsoleActor, issueId: string, draft: AnswerDraft): Promise<PostedAnswer> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      if (issue.hidden) throw new IssueUnseen();
      const { actor: author, unitId } = await this.authors.of(issueId, actor.id);
      const message = await this.messages.post(author, issueId, draft.text, {
        isAnswer: true,
        personalData: 'keep',
      });
      const { templateId = null, language = null, waitsForReporter = false } = draft;
      const facts = { unitId, templateId, language, waitsForReporter };
      const waitsUntil = await this.records.add(actor, message, facts);
      await this.events.emit(new IssueAnswered(issue, message.messageId, author.displayName, actor.id));
      return { message, unitId, waitsUntil };
    });
  }
}
