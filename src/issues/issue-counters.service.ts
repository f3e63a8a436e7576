import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { IssueNotFound } from './issue.errors';
import { canSee } from './issue.policy';

const countMessage = statement(
  'issues.count-message',
  `update issues set message_count = message_count + 1,
          last_message_at = greatest($2::timestamptz(3), last_message_at + interval '1 millisecond')
    where id = $1
   returning hidden, reporter_id as "reporterId", last_message_at as "messageAt"`,
);

/** The counters an issue carries of what other contexts hang on it. Call it inside their transaction. */
@Injectable()
export class IssueCounters {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a message, and gives it its time: later than that of every message before it in the thread, whichever
   * instance's clock it was taken from. The issue stays locked until the transaction ends, so messages are also
   * committed in this order.
   * @throws IssueNotFound when there is no such issue, or the actor may not see it
   */
  async addMessage(actor: Actor, issueId: string): Promise<Date> {
    const issue = await this.database.row<{ hidden: boolean; reporterId: string; messageAt: Date }>(
      countMessage,
      [issueId, this.clock.now()],
    );
    if (!issue || !canSee(actor, issue)) throw new IssueNotFound();
    return issue.messageAt;
  }
}
