import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { OutboundQueue } from '../outbound/outbound-queue.service';
import type { ChannelPost } from '../channel';
import { ChatContactsService } from './chat-contacts.service';
import type { ChatDelivery } from './chat-payload';
import { ChatStatusesService } from './chat-statuses.service';
import { RepairAnswersService } from './repair-answers.service';
import { ChatDeletionsService } from './chat-deletions.service';
import { isDelete, isStop } from './chat-words';

/** What a signed delivery of the chat platform says beside the posts that it has. */
@Injectable()
export class ChatEventsService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ChatContactsService,
    private readonly queue: OutboundQueue,
    private readonly statuses: ChatStatusesService,
    private readonly answers: RepairAnswersService,
    private readonly deletions: ChatDeletionsService,
  ) {}

  /**
   * Stores who wrote and who wants no more messages, deletes everything about those who ask for that, and applies the
   * statuses of our messages and the answers to our questions. Repeated deliveries change nothing.
   * @returns the messages that are posts
   */
  async take({ messages, senders, statuses }: ChatDelivery): Promise<ChannelPost[]> {
    const done = await this.queue.acknowledged(messages.map(({ externalId }) => externalId));
    await this.database.transaction(async () => {
      await this.contacts.remember(senders.filter(({ post }) => !post || !done.has(post.externalId)));
    });
    await this.statuses.take(statuses);
    const answers = new Set<string>();
    for (const sender of senders) {
      const id = sender.post?.externalId;
      if (id !== undefined && (done.has(id) || (await this.answers.take(sender)))) answers.add(id);
    }
    // Last, as nothing of theirs is to be stored after it.
    for (const sender of senders)
      if (!done.has(sender.post?.externalId ?? '')) await this.deletions.take(sender);
    return messages.filter((post) => !isStop(post) && !isDelete(post) && !answers.has(post.externalId));
  }
}
