import { Injectable } from '@nestjs/common';
import { PlaceNotFound } from '../../../accountability';
import { Cursors } from '../../../api/page';
import type { ConsoleActor } from '../../../kernel/console';
import { Clock } from '../../../kernel/time/clock';
import { UnitQueries } from '../../../staff';
import { ConsoleSettingsService } from '../../configuration/console-settings.service';
import { FeedQueries } from '../../feed/feed.queries';
import type { ReviewedIssue } from '../../feed/feed-review.service';
import type { QueueFilters, QueueSort } from './queue-filter';
import { type FoundPage, MAX_COUNT, type QueuePosition, QueueReader, type QueueRow } from './queue.queries';
import type { QueueQuestion } from './queue-sql.queries';

/** How many issues are read at a time where all are. */
const BATCH = 1000;

/** A page of a queue, and how many issues it has. */
export interface QueuePage {
  items: Array<{ reviewed: ReviewedIssue; row: QueueRow }>;
  count: number;
  next: string | null;
}

/** Which queue of which city. */
export interface QueueRequest {
  cityId: string;
  filters: QueueFilters;
  /** By default `due` where the due date is a filter, else `newest`. */
  sort?: QueueSort | undefined;
}

/** Lists and counts the issues of a queue (docs/api/staff.md#queues). */
@Injectable()
export class QueueService {
  constructor(
    private readonly reader: QueueReader,
    private readonly feed: FeedQueries,
    private readonly units: UnitQueries,
    private readonly settings: ConsoleSettingsService,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** @throws PlaceNotFound for an unknown city; InvalidInput for a cursor of another list */
  async page(actor: ConsoleActor, request: QueueRequest, limit: number, after?: string): Promise<QueuePage> {
    const question = await this.questionOf(actor, request);
    const list = `queue ${JSON.stringify([question.city, question.sort, question.filters, actor.id])}`;
    const position = after === undefined ? null : (this.cursors.open(list, after, 'after') as QueuePosition);
    const { ids, next } = await this.reader.page(question, limit, position);
    return {
      items: await this.items(ids),
      count: await this.reader.count(question),
      next: next && this.cursors.seal(list, next),
    };
  }

  /** The number of issues, at most one more than is counted. @throws PlaceNotFound for an unknown city */
  async count(actor: ConsoleActor, request: QueueRequest): Promise<number> {
    return this.reader.count(await this.questionOf(actor, request));
  }

  /**
   * The ids of all issues of a queue in its order, some at a time. They are read as they are taken.
   * @throws PlaceNotFound for an unknown city
   */
  async batches(actor: ConsoleActor, request: QueueRequest): Promise<AsyncGenerator<string[]>> {
    return this.batchesOf(await this.questionOf(actor, request));
  }

  private async *batchesOf(question: QueueQuestion): AsyncGenerator<string[]> {
    let position: QueuePosition | null = null;
    do {
      const page: FoundPage = await this.reader.page(question, BATCH, position);
      if (page.ids.length > 0) yield page.ids;
      position = page.next;
    } while (position);
  }

  private async items(ids: string[]): Promise<QueuePage['items']> {
    const [shown, rows, hours] = [
      new Map((await this.feed.findAll(ids)).map((row) => [row.id, row])),
      await this.reader.rows(ids),
      await this.settings.slaHours(),
    ];
    const now = this.clock.now().getTime();
    return ids.flatMap((id) => {
      const [row, more] = [shown.get(id), rows.get(id)];
      return row && more ? [{ reviewed: { row, slaHours: hours[row.category], now }, row: more }] : [];
    });
  }

  private async questionOf(
    actor: ConsoleActor,
    { cityId, filters, sort }: QueueRequest,
  ): Promise<QueueQuestion> {
    const now = this.clock.now();
    const days = await this.reader.days(cityId, now, filters.from, filters.to);
    if (!days) throw new PlaceNotFound('city');
    return {
      city: cityId,
      filters,
      sort: sort ?? (filters.due.length > 0 ? 'due' : 'newest'),
      holders: await this.holdersOf(actor, filters.holder),
      now,
      ...days,
    };
  }

  private async holdersOf(actor: ConsoleActor, holder: readonly string[]): Promise<QueueQuestion['holders']> {
    if (holder.length === 0) return null;
    const own = holder.includes('my-units') ? (await this.units.ofAccount(actor.id)).map(({ id }) => id) : [];
    const named = (prefix: string) => holder.filter((id) => id.startsWith(prefix));
    return {
      units: [...new Set([...own, ...named('unt_')])],
      accounts: [...new Set([...(holder.includes('me') ? [actor.id] : []), ...named('adm_')])],
      nobody: holder.includes('none'),
    };
  }
}

/** The count that is shown, and whether it is exact. */
export function shownCount(count: number): { count: number; countIsExact: boolean } {
  return { count: Math.min(count, MAX_COUNT), countIsExact: count <= MAX_COUNT };
}
