import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { PersonasService } from '../auth';
import { IssueLifecycle, NOT_ITS_AUTHOR, RedactionsService, TextReplaced } from '../issues';
import type { Actor } from '../kernel/people/actor';
import type { TextRange } from '../personal-data';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Message } from './entities/message.entity';
import { MessageDeleted, MessageNotFound } from './message.errors';

/** Removes words from messages (docs/api/privacy.md#redactions). */
@Injectable()
export class MessageRedactionsService implements OnModuleInit {
  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly personas: PersonasService,
    private readonly redactions: RedactionsService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(TextReplaced, async (replaced) => {
      const { place, from, to, at } = replaced;
      if (place.kind !== 'message') return;
      const known = { id: place.id, content: from, deletedAt: IsNull() };
      const { affected } = await this.messages.update(known, { content: to, editedAt: at });
      replaced.isReplaced = affected === 1;
    });
  }

  /**
   * Removes words from the actor's own message.
   * @returns the id of the redaction
   * @throws IssueNotFound, MessageNotFound, Forbidden, MessageDeleted; InvalidInput for ranges beyond the text
   */
  redact(actor: Actor, issueId: string, id: string, ranges: readonly TextRange[]): Promise<string> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockReadable(actor, issueId);
      const select = { authorId: true, content: true, deletedAt: true };
      const message = await this.messages.findOne({ select, where: { id, issueId } });
      if (!message) throw new MessageNotFound();
      const ownerId = await this.personas.ownerOf(message.authorId);
      if (ownerId !== actor.id) throw NOT_ITS_AUTHOR;
      if (message.deletedAt !== null) throw new MessageDeleted();
      const place = { kind: 'message' as const, id, issueId, field: 'content' };
      return this.redactions.redact(issue, { place, text: message.content, ownerId }, ranges, 'reporter');
    });
  }
}
