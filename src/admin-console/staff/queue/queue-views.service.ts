import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../kernel/cities';
import type { ConsoleActor } from '../../../kernel/console';
import { type View, ViewsService } from '../../../staff';
import { knownCity } from '../../due-dates/known-city';
import { queueFilters, type QueueSort } from './queue-filter';
import type { QueueCount } from './queue.queries';
import type { QueueRequest } from './queue-questions.service';
import { type QueuePage, QueueService } from './queue.service';

/** A queue as it is asked for: by filters, or by a saved view. */
interface GivenQueue {
  cityId: string;
  view?: string | undefined;
  sort?: QueueSort | undefined;
  /** Texts or lists of texts by the filters' names. */
  filters: Readonly<Record<string, unknown>>;
}

/** The queues of saved views, and how many issues each has (docs/api/staff.md#views). */
@Injectable()
export class QueueViewsService {
  constructor(
    private readonly views: ViewsService,
    private readonly queue: QueueService,
  ) {}

  /** A page of the queue that is asked for. @throws as `openedBy`; InvalidInput for a cursor of another list */
  async page(actor: ConsoleActor, given: GivenQueue, limit: number, after?: string): Promise<QueuePage> {
    return this.queue.page(actor, (await this.openedBy(actor, given)).request, limit, after);
  }

  /** The ids of all issues of the queue that is asked for, some at a time. @throws as `openedBy` */
  async batches(actor: ConsoleActor, given: GivenQueue): Promise<AsyncGenerator<string[]>> {
    return this.queue.batches(actor, (await this.openedBy(actor, given)).request);
  }

  /**
   * The queue that is asked for, and the columns of its view. A filter and an order that are given replace those of the
   * view.
   * @throws PlaceNotFound for an unknown city; ViewNotFound for a view that the account does not see; InvalidInput for
   *   an unknown filter or value
   */
  async openedBy(
    actor: ConsoleActor,
    { cityId, view, sort, filters }: GivenQueue,
  ): Promise<{ request: QueueRequest; columns?: string[] }> {
    if (view === undefined) return { request: { cityId, sort, filters: queueFilters(filters) } };
    const found = await this.views.find(actor.id, view, knownCity(cityId));
    const given = Object.entries(filters).filter(([, value]) => value !== undefined);
    const request = requestOfView({
      ...found,
      sort: sort ?? found.sort,
      filters: { ...found.filters, ...Object.fromEntries(given) },
    });
    return { request, columns: found.columns };
  }

  /** How many issues each view has that an account sees; at most one more than is counted. */
  async counts(actor: ConsoleActor, city: CitySlug): Promise<Array<{ id: string; count: QueueCount }>> {
    const counts = [];
    // One after the other, as an account may have many views.
    for (const view of await this.views.list(actor.id, city))
      counts.push({ id: view.id, count: await this.queue.count(actor, requestOfView(view)) });
    return counts;
  }
}

/** The queue of a view. */
export function requestOfView({
  city,
  filters,
  sort,
}: Pick<View, 'city' | 'filters' | 'sort'>): QueueRequest {
  return {
    cityId: city,
    filters: queueFilters(filters as Record<string, unknown>),
    sort: (sort as QueueSort | null) ?? undefined,
  };
}
