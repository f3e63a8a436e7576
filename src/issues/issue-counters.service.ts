import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { MAX_MEDIA } from '../kernel/media-types';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { IssueNotFound, MediaFull } from './issue.errors';
import { IssueLifecycle } from './issue-lifecycle.service';
import { canSee } from './issue.policy';

const countMessage = statement(
  'issues.count-message',
  `update issues set message_count = message_count + 1,
          last_message_at = greatest($2::timestamptz(3), last_message_at + interval '1 millisecond')
    where id = $1
   returning hidden, reporter_id as "reporterId", last_message_at as "messageAt"`,
);

const addMedia = statement(
  'issues.add-media',
  `update issues set media_count = media_count + 1 where id = $1 and media_count < ${MAX_MEDIA} returning id`,
);
const removeMedia = statement(
  'issues.remove-media',
  `update issues set media_count = media_count - 1 where id = $1`,
);

/** The counters an issue carries of what other contexts hang on it. Call it inside their transaction. */
@Injectable()
export class IssueCounters {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a message, and gives it its time: later than that of every message before it in the thread, whichever
   * instance's clock it was taken from. The issue stays locked until the transaction ends, so messages are also
   * committed in this order.
   * @returns the time, and whether the issue is hidden from everyone else
   * @throws IssueNotFound when there is no such issue, or the actor may not see it
   */
  async addMessage(actor: Actor, issueId: string): Promise<{ messageAt: Date; hidden: boolean }> {
    const issue = await this.database.row<{ hidden: boolean; reporterId: string; messageAt: Date }>(
      countMessage,
      [issueId, this.clock.now()],
    );
    if (!issue || !canSee(actor, issue)) throw new IssueNotFound();
    return issue;
  }

  /**
   * Counts a media item.
   * @throws IssueNotFound; MediaFull when the issue has as many as it may
   */
  async addMedia(actor: Actor, issueId: string): Promise<void> {
    await this.lifecycle.lockVisible(actor, issueId);
    if (!(await this.database.row(addMedia, [issueId]))) throw new MediaFull();
  }

  /** Counts a media item again, under the issue's lock. @throws MediaFull when the issue has as many as it may */
  async restoreMedia(issueId: string): Promise<void> {
    if (!(await this.database.row(addMedia, [issueId]))) throw new MediaFull();
  }

  /** Counts a media item less. */
  async removeMedia(issueId: string): Promise<void> {
    await this.database.rows(removeMedia, [issueId]);
  }
}
