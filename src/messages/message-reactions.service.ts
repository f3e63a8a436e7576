import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isJoined, IssueJoined, IssueQueries } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import type { Reaction } from '../kernel/reactions';
import { Database } from '../platform/database/database';
import { MessageReaction } from './entities/message-reaction.entity';
import { Message } from './entities/message.entity';
import type { ReactionCounts } from './message';
import { MessageDeleted } from './message.errors';
import { lockMessage } from './message-lock';
import { react } from './message-reactions';
import { MessagesGateway } from './messages.gateway';

/**
 * The reactions of people to messages (docs/api/messages.md#reactions). The issue's room is sent the change after the
 * commit.
 */
@Injectable()
export class MessageReactionsService {
  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    @InjectRepository(MessageReaction) private readonly reactions: Repository<MessageReaction>,
    private readonly database: Database,
    private readonly issues: IssueQueries,
    private readonly gateway: MessagesGateway,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds, replaces or removes the actor's reaction. The row is locked first: otherwise two concurrent reactions of one
   * person would read the same state.
   * @param seen the reaction the actor saw as their own when choosing, null for none: with it, a repeated request has
   *   no further effect; without it, choosing one's current reaction removes it
   * @throws IssueNotFound, IssueJoined, MessageNotFound, MessageDeleted
   */
  async react(
    actor: Actor,
    issueId: string,
    messageId: string,
    emoji: Reaction,
    seen?: Reaction | null,
  ): Promise<{ reactions: ReactionCounts; myReaction: Reaction | null }> {
    const issue = await this.issues.assertVisible(issueId, actor);
    if (isJoined(issue)) throw new IssueJoined();
    return this.database.transaction(async () => {
      const message = await lockMessage(this.messages, issueId, messageId);
      if (message.deletedAt !== null) throw new MessageDeleted();
      const key = { messageId, userId: actor.id };
      const mine = (await this.reactions.findOneBy(key))?.emoji ?? null;
      const wanted = emoji === (seen === undefined ? mine : seen) ? null : emoji;
      if (wanted === mine) return { reactions: message.reactions, myReaction: mine };
      const outcome = react(message.reactions, mine, wanted ?? mine ?? emoji);
      await this.write(key, outcome.myReaction);
      await this.messages.update({ id: messageId }, { reactions: outcome.reactions });
      if (!issue.withheld)
        this.database.afterCommit(messageId, () =>
          this.gateway.reacted(issueId, messageId, outcome.reactions),
        );
      return outcome;
    });
  }

  private async write(
    key: Pick<MessageReaction, 'messageId' | 'userId'>,
    emoji: Reaction | null,
  ): Promise<void> {
    if (emoji === null) await this.reactions.delete(key);
    else await this.reactions.upsert({ ...key, emoji, createdAt: this.clock.now() }, ['messageId', 'userId']);
  }
}
