import { Injectable } from '@nestjs/common';
import { ChatContactsService } from './chat-contacts.service';
import type { ChatDelivery } from './chat-payload';
import { ChatStatusesService } from './chat-statuses.service';

/** What a signed delivery of the chat platform says beside the posts that it has. */
@Injectable()
export class ChatEventsService {
  constructor(
    private readonly contacts: ChatContactsService,
    private readonly statuses: ChatStatusesService,
  ) {}

  /** Stores who wrote, and applies the statuses of our messages. Repeated deliveries change nothing. */
  async take({ senders, statuses }: ChatDelivery): Promise<void> {
    await this.contacts.remember(senders);
    await this.statuses.take(statuses);
  }
}
