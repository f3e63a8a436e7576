import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { type AnswerDraft, AnswersService, type PostedAnswer, TemplatesService } from '../../staff';
import { FeedRecordService } from '../feed/feed-record.service';

/** Answers of city staff, each with its audit record. */
@Injectable()
export class AnswerActionsService {
  constructor(
    private readonly database: Database,
    private readonly answers: AnswersService,
    private readonly templates: TemplatesService,
    private readonly record: FeedRecordService,
  ) {}

  /**
   * @throws IssueNotFound; IssueUnseen; PauseConflict; InvalidInput for a text of markup only, for no active template
   *   of the city, and for a question that may not pause the due date
   */
  answer(actor: ConsoleActor, issueId: string, draft: AnswerDraft): Promise<PostedAnswer> {
    return this.database.transaction(async () => {
      const answer = await this.answers.answer(actor, issueId, draft);
      const { templateId = null } = draft;
      if (templateId !== null && !(await this.templates.isFor(templateId, issueId)))
        throw new InvalidInput([
          { field: 'templateId', message: 'is that of no active template of the city' },
        ]);
      const { message, unitId, waitsUntil } = answer;
      const after = { messageId: message.messageId, unitId, templateId, waitsUntil };
      await this.record.of(actor, issueId, { action: 'issue.answer', before: null, after });
      return answer;
    });
  }
}
