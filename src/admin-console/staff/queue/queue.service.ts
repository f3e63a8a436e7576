import { Injectable } from '@nestjs/common';
import { Cursors } from '../../../api/page';
import type { ConsoleActor } from '../../../kernel/console';
import { ConsoleSettingsService } from '../../configuration/console-settings.service';
import { FeedQueries } from '../../feed/feed.queries';
import type { ReviewedIssue } from '../../feed/feed-review.service';
import { QueueCountsService } from './queue-counts.service';
import { QueueQuestionsService, type QueueRequest } from './queue-questions.service';
import { type FoundPage, MAX_COUNT, type QueueCount, QueueReader, type QueueRow } from './queue.queries';
import type { QueuePosition } from './queue-hits.queries';
import type { QueueQuestion } from './queue-sql.queries';

/** How many issues are read at a time where all are. */
const BATCH = 1000;

/** A page of a queue, and how many issues it has. */
export interface QueuePage {
  items: Array<{ reviewed: ReviewedIssue; row: QueueRow }>;
  count: QueueCount;
  next: string | null;
}

/** Lists and counts the issues of a queue (docs/api/staff.md#queues). */
@Injectable()
export class QueueService {
  constructor(
    private readonly reader: QueueReader,
    private readonly questions: QueueQuestionsService,
    private readonly counts: QueueCountsService,
    private readonly feed: FeedQueries,
    private readonly settings: ConsoleSettingsService,
    private readonly cursors: Cursors,
  ) {}

  /** @throws PlaceNotFound for an unknown city; InvalidInput for a cursor of another list */
  async page(actor: ConsoleActor, request: QueueRequest, limit: number, after?: string): Promise<QueuePage> {
    const question = await this.questions.of(actor, request);
    const list = `queue ${JSON.stringify([question.city, question.sort, question.filters, actor.id])}`;
    const position = after === undefined ? null : (this.cursors.open(list, after, 'after') as QueuePosition);
    const count = await this.counts.of(question);
    // A queue that is known to be empty is not looked for in page after page.
    const isEmpty = count.isExact && count.count === 0;
    const { ids, next } = isEmpty
      ? { ids: [], next: null }
      : await this.reader.page(question, limit, position, count.count <= MAX_COUNT);
    return { items: await this.items(ids, question.now), count, next: next && this.cursors.seal(list, next) };
  }

  /** The number of issues, at most one more than is counted. @throws PlaceNotFound for an unknown city */
  async count(actor: ConsoleActor, request: QueueRequest): Promise<QueueCount> {
    return this.counts.of(await this.questions.of(actor, request));
  }

  /**
   * The ids of all issues of a queue in its order, some at a time. They are read as they are taken.
   * @throws PlaceNotFound for an unknown city
   */
  async batches(actor: ConsoleActor, request: QueueRequest): Promise<AsyncGenerator<string[]>> {
    return this.batchesOf(await this.questions.of(actor, request));
  }

  private async *batchesOf(question: QueueQuestion): AsyncGenerator<string[]> {
    let position: QueuePosition | null = null;
    const isFew = (await this.counts.of(question)).count <= MAX_COUNT;
    do {
      const page: FoundPage = await this.reader.page(question, BATCH, position, isFew);
      if (page.ids.length > 0) yield page.ids;
      position = page.next;
    } while (position);
  }

  private async items(ids: string[], at: Date): Promise<QueuePage['items']> {
    const [shown, rows, hours] = [
      new Map((await this.feed.findAll(ids)).map((row) => [row.id, row])),
      await this.reader.rows(ids),
      await this.settings.slaHours(),
    ];
    const now = at.getTime();
    return ids.flatMap((id) => {
      const [row, more] = [shown.get(id), rows.get(id)];
      return row && more ? [{ reviewed: { row, slaHours: hours[row.category], now }, row: more }] : [];
    });
  }
}

/** The count that is shown, and whether it is exact. */
export function shownCount({ count, isExact }: QueueCount): { count: number; countIsExact: boolean } {
  return { count: Math.min(count, MAX_COUNT), countIsExact: isExact && count <= MAX_COUNT };
}
