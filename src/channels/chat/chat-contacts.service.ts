import { Injectable } from '@nestjs/common';
import type { ChatContact } from '../entities/chat-contact.entity';
import { ChatContactQueries } from './chat-contact.queries';
import type { SenderTime } from './chat-payload';
import { scriptLanguage } from './script-language';

/** The people who have written on the chat platform. The only writer of contacts. */
@Injectable()
export class ChatContactsService {
  constructor(private readonly queries: ChatContactQueries) {}

  /** Stores when people wrote, and in which script. Repeated and late deliveries change nothing. */
  async remember(senders: readonly SenderTime[]): Promise<void> {
    const contacts = new Map<string, ChatContact>();
    for (const { address, at, text } of senders) {
      const known = contacts.get(address);
      const language = scriptLanguage(text);
      if (!known || at >= known.lastMessageAt)
        contacts.set(address, { address, lastMessageAt: at, language: language ?? known?.language ?? null });
      else known.language ??= language;
    }
    if (contacts.size > 0) await this.queries.remember([...contacts.values()]);
  }
}
