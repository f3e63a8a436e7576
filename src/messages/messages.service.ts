import { Injectable } from '@nestjs/common';
import { IssueCounters, IssueQueries } from '../issues';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import type { Reaction } from '../kernel/reactions';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import { isVisible } from '../api/validation/text';
import { Forbidden, InvalidInput } from '../platform/http/domain-error';
import { DELETED_CONTENT, type LockedMessage, type Message, type ReactionCounts } from './message';
import { MessageDeleted, MessageNotFound } from './message.errors';
import { MessageCounted } from './message.events';
import { canDelete } from './message.policy';
import { MESSAGE_COLUMNS, messageOf, type MessageRow } from './message.queries';
import { react } from './message-reactions';
import { plainText } from './message-text';
import { ThreadNotifier } from './thread-notifier.service';

const insert = statement(
  'messages.insert',
  `with m as (
     insert into messages (id, issue_id, author_id, content, created_at) values ($1, $2, $3, $4, $5) returning *)
   select ${MESSAGE_COLUMNS} from m join users u on u.id = m.author_id`,
);
const lock = statement(
  'messages.lock',
  `select id, author_id as "authorId", deleted_at is not null as deleted, reactions
     from messages where id = $1 and issue_id = $2 for no key update`,
);
const remove = statement(
  'messages.delete',
  `update messages set content = '${DELETED_CONTENT}', deleted_at = $2, deleted_by = $3 where id = $1`,
);
const findReaction = statement(
  'messages.find-reaction',
  `select emoji from message_reactions where message_id = $1 and user_id = $2`,
);
const setReaction = statement(
  'messages.set-reaction',
  `insert into message_reactions (message_id, user_id, emoji, created_at) values ($1, $2, $3, $4)
   on conflict (message_id, user_id) do update set emoji = excluded.emoji, created_at = excluded.created_at`,
);
const removeReaction = statement(
  'messages.remove-reaction',
  `delete from message_reactions where message_id = $1 and user_id = $2`,
);
const setCounts = statement('messages.set-reactions', `update messages set reactions = $2 where id = $1`);

/**
 * What people do in an issue's thread (docs/api/messages.md#routes). Each change is sent to its room after commit.
 */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly issues: IssueQueries,
    private readonly counters: IssueCounters,
    private readonly notifier: ThreadNotifier,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Posts a message.
   * @throws IssueNotFound; InvalidInput when nothing is left of the content but markup
   */
  async post(actor: Actor, issueId: string, written: string): Promise<Message> {
    const content = await plainText(written);
    if (!isVisible(content)) throw new InvalidInput([{ field: 'content', message: 'must hold text' }]);
    return this.database.transaction(async () => {
      const { messageAt, hidden } = await this.counters.addMessage(actor, issueId);
      const values = [newId('message'), issueId, actor.id, content, messageAt];
      const row = await this.database.row<MessageRow>(insert, values);
      if (!row) throw new MessageNotFound();
      await this.events.emit(new MessageCounted(actor.id, 1));
      const message = messageOf(row);
      if (!hidden) this.database.afterCommit(issueId, () => this.notifier.posted(message));
      return message;
    });
  }

  /**
   * Deletes a message: it stays in the thread, its content does not. Deleted again it stays as it is.
   * @throws IssueNotFound, MessageNotFound, Forbidden
   */
  async delete(actor: Actor, issueId: string, messageId: string): Promise<void> {
    const { hidden } = await this.issues.assertVisible(issueId, actor);
    await this.database.transaction(async () => {
      const message = await this.lock(issueId, messageId);
      if (!canDelete(actor, message)) throw new Forbidden('Only its author and admins delete a message');
      if (message.deleted) return;
      await this.database.rows(remove, [messageId, this.clock.now(), actor.id]);
      await this.events.emit(new MessageCounted(message.authorId, -1));
      if (!hidden) this.database.afterCommit(messageId, () => this.notifier.deleted(issueId, messageId));
    });
  }

  /**
   * Adds, replaces or takes back the actor's reaction. The row lock comes first: without it two reactions of one
   * person see the same state.
   * @throws IssueNotFound, MessageNotFound, MessageDeleted
   */
  async react(
    actor: Actor,
    issueId: string,
    messageId: string,
    emoji: Reaction,
  ): Promise<{ reactions: ReactionCounts; myReaction: Reaction | null }> {
    const { hidden } = await this.issues.assertVisible(issueId, actor);
    return this.database.transaction(async () => {
      const message = await this.lock(issueId, messageId);
      if (message.deleted) throw new MessageDeleted();
      const mine = await this.database.row<{ emoji: Reaction }>(findReaction, [messageId, actor.id]);
      const outcome = react(message.reactions, mine?.emoji ?? null, emoji);
      if (outcome.myReaction === null) await this.database.rows(removeReaction, [messageId, actor.id]);
      else {
        const values = [messageId, actor.id, outcome.myReaction, this.clock.now()];
        await this.database.rows(setReaction, values);
      }
      await this.database.rows(setCounts, [messageId, JSON.stringify(outcome.reactions)]);
      if (!hidden)
        this.database.afterCommit(messageId, () =>
          this.notifier.reacted(issueId, messageId, outcome.reactions),
        );
      return outcome;
    });
  }

  private async lock(issueId: string, messageId: string): Promise<LockedMessage> {
    const message = await this.database.row<LockedMessage>(lock, [messageId, issueId]);
    if (!message) throw new MessageNotFound();
    return message;
  }
}
