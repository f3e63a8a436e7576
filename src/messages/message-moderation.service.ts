import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueVisibilityChanged } from '../issues';
import { Clock } from '../kernel/clock';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import { Message } from './entities/message.entity';
import { DELETED_CONTENT } from './message';
import { MessageCounted } from './message.events';
import { ThreadNotifier } from './thread-notifier.service';

const REMOVED = columnsOf(Message, ['issueId', 'authorId'], 'm');
/** SQL: one statement deletes what is not deleted yet, and reads what it needs of the issue. */
const remove = statement(
  'messages.remove',
  `update messages m set content = '${DELETED_CONTENT}', deleted_at = $2
     from issues i where m.id = $1 and m.deleted_at is null and i.id = m.issue_id
   returning ${REMOVED}, i.hidden`,
);
type RemovedRow = RowOf<typeof REMOVED> & { hidden: boolean };

/** What city staff do to threads. */
@Injectable()
export class MessageModeration implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly notifier: ThreadNotifier,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueVisibilityChanged, ({ issue }) => {
      if (issue.hidden) this.database.afterCommit(issue.id, () => this.notifier.evictRoom(issue.id));
      return Promise.resolve();
    });
  }

  /** Deletes a message whoever wrote it; it stays in the thread, its content does not. @returns whether it was there */
  remove(messageId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const values = [messageId, this.clock.now()];
      const removed = await this.database.row<RemovedRow>(remove, values);
      if (!removed) return false;
      const { issueId, authorId, hidden } = removed;
      await this.events.emit(new MessageCounted(authorId, -1));
      if (!hidden) this.database.afterCommit(messageId, () => this.notifier.deleted(issueId, messageId));
      return true;
    });
  }
}
