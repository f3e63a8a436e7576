import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContributionTextsService, IssueRedacted, IssueWithheldChanged } from '../issues';
import { Clock } from '../kernel/time/clock';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { MessageCounted } from './message.events';
import { MessageQueries } from './message.queries';
import { MessagesGateway } from './messages.gateway';

/** Moderation of threads by city staff, and what open pages are told when their issue is hidden or redacted. */
@Injectable()
export class MessageModerationService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly messages: MessageQueries,
    private readonly texts: ContributionTextsService,
    private readonly gateway: MessagesGateway,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueWithheldChanged, ({ issue }) => {
      if (issue.withheld) this.database.afterCommit(issue.id, () => this.gateway.evictRoom(issue.id));
      return Promise.resolve();
    });
    this.events.on(IssueRedacted, ({ issue }) => {
      if (!issue.withheld) this.database.afterCommit(issue.id, () => this.gateway.redacted(issue.id));
      return Promise.resolve();
    });
  }

  /**
   * Deletes a message of any author; it stays in the thread without its content. @returns whether there was such a
   * message
   */
  remove(messageId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const removed = await this.messages.remove(messageId, this.clock.now());
      if (!removed) return false;
      await this.texts.forget('message', messageId);
      const { issueId, authorId, withheld } = removed;
      await this.events.emit(new MessageCounted(authorId, -1));
      if (!withheld) this.database.afterCommit(messageId, () => this.gateway.deleted(issueId, messageId));
      return true;
    });
  }
}
