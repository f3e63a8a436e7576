import { Injectable } from '@nestjs/common';
import { Cursors, cutPage, listIdentity } from '../../api/page';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { ReadRouting } from '../../platform/database/read-routing';
import { statement } from '../../platform/database/statement';
import { findChangeBeyondFew, ListStatements, type RequestFilters } from './list-statements';
import type { RequestListQueryDto } from './request-list.dto';
import {
  EVENT_COLUMNS,
  type EventRow,
  IS_MERGED_DUPLICATE,
  IS_VISIBLE,
  REQUEST_COLUMNS,
  type RequestRow,
  type ShownRequest,
} from './request.rows';
import { windowOf } from './request-window';

const PATH = '/open311/requests';

const byIds = statement(
  'open311.requests-by-id',
  `select ${REQUEST_COLUMNS} from issues i
    where i.id = any ($1) and i.city = $2 and (${IS_VISIBLE} or ${IS_MERGED_DUPLICATE})
    order by i.created_at desc, i.id desc`,
);
const findEvents = statement(
  'open311.events',
  `select ${EVENT_COLUMNS} from issue_status_events e where e.issue_id = any ($1) order by e.id`,
);

/** A page of requests. */
export interface RequestPage {
  requests: ShownRequest[];
  /** The cursor of the next page; null on the last one. */
  nextKey: string | null;
}

/** Reads issues as service requests (docs/open311.md#requests). */
@Injectable()
export class RequestQueries {
  constructor(
    private readonly database: Database,
    private readonly reads: ReadRouting,
    private readonly statements: ListStatements,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** The visible requests of a city with these ids, newest first. */
  async withIds(city: CitySlug, ids: readonly string[], extensions = false): Promise<RequestPage> {
    const rows = await this.byIds(city, ids);
    return { requests: await this.shown(rows, extensions), nextKey: null };
  }

  /** The request with an id; an empty list if there is none. */
  async find(city: CitySlug, id: string, extensions = false): Promise<ShownRequest[]> {
    const rows = await this.byIds(city, [id]);
    return this.shown(rows, extensions);
  }

  /**
   * A page of the requests of a city, newest first. The order never changes, so no request that existed at the first
   * page is missing or repeated on the pages.
   * @throws InvalidInput for more than 90 days, or a cursor of another list
   */
  async list(city: CitySlug, query: RequestListQueryDto): Promise<RequestPage> {
    const { page, page_size: size, page_key: key, extensions } = query;
    const identity = identityOf(city, query);
    const position = key === undefined ? undefined : this.cursors.open(identity, key, 'page_key');
    const window = windowOf(query, this.clock.now());
    // The default of 90 days is fixed at the first page, so that no request drops out while pages are read.
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

  /**
   * A client that has just reported something is anonymous here: ids that a replica does not have yet are read from the
   * primary.
   */
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
    // More issues than the limit may have changed meanwhile, so that some were missed.
    return (await this.hasFewChanged(filters)) ? rows : list(false);
  }

  /** Whether changed requests are asked for and there are few. */
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

/** What a cursor is sealed to: the city and the filters, without the page size. */
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
