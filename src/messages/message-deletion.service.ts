import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PersonasService } from '../auth';
import { ContributionTextsService, IssueQueries } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Forbidden } from '../platform/http/domain-error';
import { Message } from './entities/message.entity';
import { DELETED_CONTENT } from './message';
import { MessageCounted } from './message.events';
import { lockMessage } from './message-lock';
import { canDelete } from './message.policy';
import { MessagesGateway } from './messages.gateway';

/** Deletes messages (docs/api/messages.md#deleting). The issue's room is sent the change after the commit. */
@Injectable()
export class MessageDeletionService {
  @Inject() private readonly personas!: PersonasService;
  @Inject() private readonly texts!: ContributionTextsService;

  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    private readonly database: Database,
    private readonly issues: IssueQueries,
    private readonly gateway: MessagesGateway,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes a message: it stays in the thread without its content. A second deletion has no effect.
   * @throws IssueNotFound, MessageNotFound, Forbidden
   */
  async delete(actor: Actor, issueId: string, messageId: string): Promise<void> {
    const { withheld } = await this.issues.assertVisible(issueId, actor);
    await this.database.transaction(async () => {
      const message = await lockMessage(this.messages, issueId, messageId);
      if (!canDelete(actor, { ownerId: await this.personas.ownerOf(message.authorId) }))
        throw new Forbidden('Only its author and admins delete a message');
      if (message.deletedAt !== null) return;
      const change = { content: DELETED_CONTENT, deletedAt: this.clock.now(), deletedBy: actor.id };
      await this.messages.update({ id: messageId }, change);
      await this.texts.forget('message', messageId);
      await this.events.emit(new MessageCounted(message.authorId, -1));
      if (!withheld) this.database.afterCommit(messageId, () => this.gateway.deleted(issueId, messageId));
    });
  }
}
