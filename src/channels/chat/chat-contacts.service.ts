import { Injectable } from '@nestjs/common';
import { OutboundQueue } from '../outbound/outbound-queue.service';
import type { ChatContact } from '../entities/chat-contact.entity';
import { ChatContactQueries } from './chat-contact.queries';
import type { SenderTime } from './chat-payload';
import { STOPPED } from './chat-texts';
import { isStop } from './chat-words';
import { scriptLanguage } from './script-language';

/** The people who have written on the chat platform, and whether they want messages. The only writer of contacts. */
@Injectable()
export class ChatContactsService {
  constructor(
    private readonly queries: ChatContactQueries,
    private readonly queue: OutboundQueue,
  ) {}

  /**
   * Stores when people wrote, in which script, and who asks for no more messages, which is acknowledged. Repeated and
   * late deliveries change nothing. Call it in a transaction.
   */
  async remember(senders: readonly SenderTime[]): Promise<void> {
    const latest = new Map<string, SenderTime>();
    const contacts = new Map<string, ChatContact>();
    for (const sender of senders) {
      const { address, at, post } = sender;
      const known = contacts.get(address);
      const language = scriptLanguage(post?.text ?? '') ?? known?.language ?? null;
      if (known && at < known.lastMessageAt) known.language ??= language;
      else {
        latest.set(address, sender);
        const stoppedAt = isStop(post) ? at : null;
        contacts.set(address, { address, lastMessageAt: at, language, stoppedAt });
      }
    }
    if (contacts.size === 0) return;
    for (const { address, language } of await this.queries.remember([...contacts.values()])) {
      const inReplyTo = latest.get(address)?.post?.externalId ?? '';
      const body = STOPPED[language ?? 'en'];
      await this.queue.acknowledge({ recipient: address, inReplyTo, templateKey: 'messages_stopped', body });
    }
  }
}
