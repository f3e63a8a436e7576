import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { OutboundQueue } from '../outbound/outbound-queue.service';
import type { ChannelPost } from '../channel';
import { ChatContactsService } from './chat-contacts.service';
import type { ChatDelivery } from './chat-payload';
import { ChatStatusesService } from './chat-statuses.service';
import { isStop } from './chat-words';

/** What a signed delivery of the chat platform says beside the posts that it has. */
@Injectable()
export class ChatEventsService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ChatContactsService,
    private readonly queue: OutboundQueue,
    private readonly statuses: ChatStatusesService,
  ) {}

  /**
   * Stores who wrote and who wants no more messages, and applies the statuses of our messages. Repeated deliveries
   * change nothing.
   * @returns the messages that are posts
   */
  async take({ messages, senders, statuses }: ChatDelivery): Promise<ChannelPost[]> {
    await this.database.transaction(async () => {
      const done = await this.queue.acknowledged(messages.map(({ externalId }) => externalId));
      await this.contacts.remember(senders.filter(({ post }) => !post || !done.has(post.externalId)));
    });
    await this.statuses.take(statuses);
    return messages.filter((post) => !isStop(post));
  }
}
