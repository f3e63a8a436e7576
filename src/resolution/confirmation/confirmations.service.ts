import { Injectable } from '@nestjs/common';
import { IssueLifecycle, IssueQueries } from '../../issues';
import type { ConfirmationAnswer } from '../../kernel/confirmations';
import type { Actor } from '../../kernel/people/actor';
import { Database } from '../../platform/database/database';
import { foundOr } from '../../platform/http/domain-error';
import type { AnswerSource } from './answer-source';
import { ConfirmationLinkInvalid } from './confirmation.errors';
import { ConfirmationLinksService } from './confirmation-links.service';
import {
  type AskedIssueRow,
  ConfirmationQuestionQueries,
  type LinkedQuestion,
} from './confirmation-question.queries';
import {
  type AnswerDraft,
  type ChannelPerson,
  ConfirmationAnswersService,
  type ShownConfirmation,
} from './confirmation-answers.service';

const MAX_WAITING = 10;

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
    private readonly links: ConfirmationLinksService,
    private readonly queries: ConfirmationQuestionQueries,
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
   * The question of a link in a mail. It changes nothing, as programs that check mails open links.
   * @throws ConfirmationLinkInvalid
   */
  async byLink(link: string): Promise<LinkedQuestion> {
    return foundOr(await this.queries.linked(this.links.personOf(link)), new ConfirmationLinkInvalid());
  }

  /** Answers by the link in a mail. @throws ConfirmationLinkInvalid, also once it is decided */
  answerByLink(link: string, draft: AnswerDraft, source: AnswerSource): Promise<ShownConfirmation> {
    return this.database.transaction(async () => {
      const { issueId } = await this.byLink(link);
      const issue = await this.lifecycle.lock(issueId);
      await this.byLink(link);
      return this.answers.store(issue, this.links.personOf(link).person, draft, source);
    });
  }

  /** Issues that an account is asked about and has not answered, the newest question first; at most ten. */
  waiting(userId: string): Promise<AskedIssueRow[]> {
    return this.queries.waiting(userId, MAX_WAITING);
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
