import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ContributorChanged } from '../kernel/people/contributor-events';
import { DomainEvents } from '../platform/events/domain-events';
import { Message } from './entities/message.entity';

/** Follows who is shown as the author of messages. */
@Injectable()
export class MessageAuthorsService implements OnModuleInit {
  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(ContributorChanged, async (change) => {
      const { scope: issueId, from, to } = change;
      const { affected } = await this.messages.update({ issueId, authorId: from }, { authorId: to });
      change.changed += affected ?? 0;
    });
  }
}
