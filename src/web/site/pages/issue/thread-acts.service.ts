import { Injectable } from '@nestjs/common';
import { check } from '../../../../api/validation/request-validation.pipe';
import type { VisibleIssue } from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import { SHOWN_AS } from '../../../../kernel/people/shown-as';
import { reactionOf } from '../../../../kernel/reactions';
import {
  MessageDeletionService,
  MessageReactionsService,
  MessagesService,
  PostMessageDto,
} from '../../../../messages';
import { DomainError, InvalidInput } from '../../../../platform/http/domain-error';
import { oneOf } from '../../forms/form-fields';
import { FoundWordsService } from '../../forms/found-words.service';
import { FormOnceService } from '../../forms/form-once.service';
import type { Problems } from '../../kit/fields';
import type { MessageActFormDto, MessageFormDto, ReactionFormDto } from './issue-forms.dto';

/** The acts in the thread of an issue, done by the services of the token API. Each returns the problems of its form. */
@Injectable()
export class ThreadActsService {
  constructor(
    private readonly messages: MessagesService,
    private readonly reactions: MessageReactionsService,
    private readonly deletion: MessageDeletionService,
    private readonly forms: FormOnceService,
    private readonly words: FoundWordsService,
  ) {}

  /** Posts a message; a repeated form adds no second one. @throws IssueNotFound */
  post(actor: Actor, issue: VisibleIssue, form: MessageFormDto): Promise<Problems | undefined> {
    return this.forms.onIssue(issue.id, actor, form, () => this.postOnce(actor, issue.id, form));
  }

  private async postOnce(actor: Actor, issueId: string, form: MessageFormDto): Promise<Problems | undefined> {
    const { texts, ...choice } = await this.words.decided({ content: form.content }, form);
    const { value } = check(PostMessageDto, texts);
    if (!value) return { content: 'problem.content' };
    try {
      const shownAs = oneOf(SHOWN_AS, form.shownAs);
      await this.messages.post(actor, issueId, value.content, { ...choice, shownAs });
      return undefined;
    } catch (error) {
      if (error instanceof InvalidInput) return { content: 'problem.content' };
      throw error;
    }
  }

  /**
   * Adds or replaces a reaction, or removes the one that the reader saw as their own.
   * @throws IssueNotFound, MessageNotFound, MessageDeleted; DomainError `notFound` for an unknown reaction
   */
  async react(
    actor: Actor,
    issue: VisibleIssue,
    { message, emoji, mine }: ReactionFormDto,
  ): Promise<undefined> {
    const reaction = reactionOf(emoji);
    if (reaction === undefined) throw new DomainError('notFound', 'There is no such reaction');
    const seen = mine === undefined ? undefined : (reactionOf(mine) ?? null);
    await this.reactions.react(actor, issue.id, message, reaction, seen);
    return undefined;
  }

  /** Deletes a message. @throws IssueNotFound, MessageNotFound, Forbidden */
  async remove(actor: Actor, issue: VisibleIssue, { message }: MessageActFormDto): Promise<undefined> {
    await this.deletion.delete(actor, issue.id, message);
    return undefined;
  }
}
