import { Injectable } from '@nestjs/common';
import { IssueLifecycle, IssueQueries } from '../../issues';
import type { ConfirmationAnswer } from '../../kernel/confirmations';
import type { Actor } from '../../kernel/people/actor';
import { Database } from '../../platform/database/database';
import type { AnswerSource } from './answer-source';
import {
  type AnswerDraft,
  type ChannelPerson,
  ConfirmationAnswersService,
  type ShownConfirmation,
} from './confirmation-answers.service';

/**
 * The question whether an issue was repaired, and the answers to it: one for each person who is asked, changeable until
 * it is decided (docs/api/resolution.md#confirmation).
 */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly issues: IssueQueries,
    private readonly answers: ConfirmationAnswersService,
  ) {}

  /** What is asked about an issue, or what it came to. @throws IssueNotFound */
  async of(issueId: string, reader: Actor | undefined): Promise<ShownConfirmation> {
    await this.issues.assertVisible(issueId, reader);
    return this.answers.shown(issueId, reader?.id);
  }

  /**
   * Answers as a person with an account, or changes the answer.
   * @throws IssueNotFound; NothingAsked; Forbidden for who is not asked; ConfirmationDecided; InvalidInput for media
   *   that are not of the issue
   */
  answer(
    actor: Actor,
    issueId: string,
    draft: AnswerDraft,
    source: AnswerSource,
  ): Promise<ShownConfirmation> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, issueId);
      return this.answers.store(issue, actor.id, draft, source);
    });
  }

  /**
   * Answers as somebody on a channel, whom the channel asked. Call it with a payload that was checked, or with words
   * that came while a question was open.
   * @returns what is known then
   * @throws IssueNotFound, NothingAsked, ConfirmationDecided; Forbidden for an account that is not asked
   */
  answerOnChannel(
    issueId: string,
    from: ChannelPerson,
    answer: ConfirmationAnswer,
  ): Promise<ShownConfirmation> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      if ('userId' in from) return this.answers.store(issue, from.userId, { answer }, {});
      const { senderKey, isReporter } = from;
      const person = await this.answers.addSender(issueId, senderKey);
      return this.answers.store(issue, person, { answer }, { isReporter });
    });
  }
}
