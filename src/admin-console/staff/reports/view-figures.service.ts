import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../../kernel/console';
import { Config } from '../../../platform/config/config';
import type { View } from '../../../staff';
import type { QueueCount } from '../queue/queue.queries';
import { type QueuePage, QueueService } from '../queue/queue.service';
import { requestOfView } from '../queue/queue-views.service';

/** How many late issues a report lists. */
const MAX_LISTED = 20;

/** What a view has at a moment, for the account that looks. */
export interface ViewFigures {
  count: QueueCount;
  late: QueueCount;
  /** The late ones, the longest late first; at most 20. */
  listed: QueuePage['items'];
}

/** Counts the issues of a view, and lists those that are late. */
@Injectable()
export class ViewFiguresService {
  constructor(
    private readonly queue: QueueService,
    private readonly config: Config,
  ) {}

  /** The figures of a view, as an account sees it. Counts are at most one more than are counted. */
  async of(actor: ConsoleActor, view: View): Promise<ViewFigures> {
    const request = requestOfView(view);
    const count = await this.queue.count(actor, request);
    const { due } = request.filters;
    // Late issues have no other of the dates that a view may filter by.
    if (due.length > 0 && !due.includes('late'))
      return { count, late: { count: 0, isExact: true }, listed: [] };
    const late = {
      ...request,
      sort: 'due' as const,
      filters: { ...request.filters, due: ['late' as const] },
    };
    const page = await this.queue.page(actor, late, MAX_LISTED);
    return { count, late: page.count, listed: page.items };
  }

  /** The page of the console that has the view, which asks to sign in, and exports it. */
  addressOf({ city, filters, sort }: View): string {
    const query = new URLSearchParams({ city });
    for (const [name, value] of Object.entries(filters as Record<string, string | string[]>))
      for (const each of [value].flat()) query.append(name, each);
    if (sort !== null) query.append('sort', sort);
    return `${this.config.publicBaseUrl}/console/queue?${query.toString()}`;
  }
}
