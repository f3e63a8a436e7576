import { Injectable } from '@nestjs/common';
import { Cursors, cutPage, listIdentity } from '../../api/page';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/clock';
import { Database } from '../../platform/database/database';
import { ReadRouting } from '../../platform/database/read-routing';
import { statement } from '../../platform/database/statement';
import { findChangeBeyondFew, ListStatements, type RequestFilters } from './list-statements';
import type { RequestListQueryDto } from './request-list.dto';
import {
  EVENT_COLUMNS,
  type EventRow,
  MERGED,
  REQUEST_COLUMNS,
  type RequestRow,
  SEEN,
  type ShownRequest,
} from './request.rows';
import { windowOf } from './request-window';

const PATH = '/open311/requests';

const byIds = statement(
  'open311.requests-by-id',
  `select ${REQUEST_COLUMNS} from issues i
    where i.id = any ($1) and i.city = $2 and (${SEEN} or ${MERGED})
    order by i.created_at desc, i.id desc`,
);
const findEvents = statement(
  'open311.events',
  `select ${EVENT_COLUMNS} from issue_status_events e where e.issue_id = any ($1) order by e.id`,
);

/** A page of requests. */
export interface RequestPage {
  requests: ShownRequest[];
  /** Where it ends, for the one after it; null where it is the last. */
  nextKey: string | null;
}

/** Issues as requests for services (docs/open311.md#requests). */
@Injectable()
export class RequestQueries {
  constructor(
    private readonly database: Database,
    private readonly reads: ReadRouting,
    private readonly statements: ListStatements,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** All requests of a city with these ids, the newest first; those that are not shown are left out. */
  async withIds(city: CitySlug, ids: readonly string[], extensions = false): Promise<RequestPage> {
    const rows = await this.byIds(city, ids);
    return { requests: await this.shown(rows, extensions), nextKey: null };
  }

  /** The request with an id, or none. */
  async find(city: CitySlug, id: string, extensions = false): Promise<ShownRequest[]> {
    const rows = await this.byIds(city, [id]);
    return this.shown(rows, extensions);
  }

  /**
   * A page of the requests of a city, the newest first. Their order never changes, so that nothing that was there at
   * the first page is left out or comes twice, whatever changes meanwhile.
   * @throws InvalidInput for more than 90 days; a cursor of another list
   */
  async list(city: CitySlug, query: RequestListQueryDto): Promise<RequestPage> {
    const { page, page_size: size, page_key: key, extensions } = query;
    const identity = identityOf(city, query);
    const position = key === undefined ? undefined : this.cursors.open(identity, key, 'page_key');
    const window = windowOf(query, this.clock.now());
    // The last 90 days are those of the first page: while its pages are followed nothing gets too old.
    const from = position ? new Date(position[2] as number) : window.from;
    const filters: RequestFilters = {
      city,
      services: query.service_code,
      status: query.status?.length === 1 ? query.status[0] : undefined,
      from,
      to: window.to,
      updatedFrom: query.updated_after,
      updatedTo: query.updated_before,
      after: position && [new Date(position[0] as number), String(position[1])],
      offset: position ? 0 : (page - 1) * size,
      limit: size + 1,
    };
    const rows = await this.listed(filters);
    const { shown, nextKey } = cutPage(rows, size, ({ createdAt, id }) =>
      this.cursors.seal(identity, [createdAt.getTime(), id, from?.getTime() ?? 0]),
    );
    return { requests: await this.shown(shown, extensions), nextKey };
  }

  /** Who has just reported something names no account: what a replica does not have yet the primary is asked for. */
  private async byIds(city: CitySlug, ids: readonly string[]): Promise<RequestRow[]> {
    const rows = await this.database.rows<RequestRow>(byIds, [ids, city]);
    if (rows.length === new Set(ids).size || !this.reads.usesReplica()) return rows;
    this.reads.usePrimary();
    return this.database.rows<RequestRow>(byIds, [ids, city]);
  }

  private async listed(filters: RequestFilters): Promise<RequestRow[]> {
    const list = (hasFewChanged: boolean) =>
      this.database.rows<RequestRow>(...this.statements.of(filters, hasFewChanged));
    if (!(await this.hasFewChanged(filters))) return list(false);
    const rows = await list(true);
    // So many may have changed meanwhile that not all of them were looked at.
    return (await this.hasFewChanged(filters)) ? rows : list(false);
  }

  /** Whether it is asked for what has changed, and that is little. */
  private async hasFewChanged({ city, updatedFrom, updatedTo }: RequestFilters): Promise<boolean> {
    if (!updatedFrom && !updatedTo) return false;
    const beyond = await this.database.row<{ at: Date }>(findChangeBeyondFew, [
      city,
      updatedTo ?? 'infinity',
    ]);
    return !beyond || (updatedFrom !== undefined && beyond.at < updatedFrom);
  }

  private async shown(rows: readonly RequestRow[], extensions = false): Promise<ShownRequest[]> {
    if (!extensions || rows.length === 0) return rows.map((row) => ({ row }));
    const events = new Map<string, EventRow[]>(rows.map(({ id }) => [id, []]));
    for (const event of await this.database.rows<EventRow>(findEvents, [[...events.keys()]]))
      events.get(event.issueId)?.push(event);
    return rows.map((row) => ({ row, events: events.get(row.id) }));
  }
}

/** What a cursor is sealed to: the city and the filters, whatever the page. */
function identityOf(city: CitySlug, query: RequestListQueryDto): string {
  const { service_code, status, start_date, end_date, updated_after, updated_before } = query;
  const dates = { start_date, end_date, updated_after, updated_before };
  const parameters = {
    city,
    service_code: service_code?.join(','),
    status: status?.join(','),
    ...Object.fromEntries(Object.entries(dates).map(([name, date]) => [name, date?.toISOString()])),
  };
  return listIdentity({ path: PATH, parameters });
}
