import { Injectable } from '@nestjs/common';
import { PlaceNotFound } from '../../../accountability';
import type { ConsoleActor } from '../../../kernel/console';
import { Clock } from '../../../kernel/time/clock';
import { UnitQueries } from '../../../staff';
import type { QueueFilters, QueueSort } from './queue-filter';
import { QueueReader } from './queue.queries';
import type { QueueQuestion } from './queue-sql.queries';

/** Which queue of which city. */
export interface QueueRequest {
  cityId: string;
  filters: QueueFilters;
  /** By default `due` where the due date is a filter, else `newest`. */
  sort?: QueueSort | undefined;
}

/** Finds out what the filters of queues mean for who asks: the days of the city, and their own units. */
@Injectable()
export class QueueQuestionsService {
  constructor(
    private readonly reader: QueueReader,
    private readonly units: UnitQueries,
    private readonly clock: Clock,
  ) {}

  /** What a request means for the caller and now. @throws PlaceNotFound for an unknown city */
  async of(actor: ConsoleActor, { cityId, filters, sort }: QueueRequest): Promise<QueueQuestion> {
    const now = this.clock.now();
    const days = await this.reader.days(cityId, now, filters.from, filters.to);
    if (!days) throw new PlaceNotFound('city');
    const { q } = filters;
    return {
      city: cityId,
      scope: actor.scope,
      filters,
      isRareWord: q !== undefined && (await this.reader.isRare(cityId, q)),
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
