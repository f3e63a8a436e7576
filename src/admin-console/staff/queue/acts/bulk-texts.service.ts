import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../../../kernel/console';
import { TemplatesService } from '../../../../staff';
import { AnswerActionsService } from '../../answer-actions.service';
import { NoteActionsService } from '../../note-actions.service';
import { PHOTO_QUESTION } from './photo-question';

/** What acts on many issues write about one of them. */
@Injectable()
export class BulkTextsService {
  constructor(
    private readonly notes: NoteActionsService,
    private readonly answers: AnswerActionsService,
    private readonly templates: TemplatesService,
  ) {}

  /** Writes a note. @returns its id; @throws IssueNotFound */
  async note(actor: ConsoleActor, issueId: string, text: string): Promise<string> {
    return (await this.notes.write(actor, issueId, { text })).id;
  }

  /**
   * Asks the reporter for a photo, in their language where it is known.
   * @returns the id of the message; @throws IssueNotFound, IssueUnseen
   */
  async askPhoto(actor: ConsoleActor, issueId: string): Promise<string> {
    const language = (await this.templates.languageOf(issueId)) ?? 'en';
    const answer = { text: PHOTO_QUESTION[language], language };
    return (await this.answers.answer(actor, issueId, answer)).message.messageId;
  }
}
