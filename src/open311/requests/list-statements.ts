import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { statement, type Statement } from '../../platform/database/statement';
import type { RequestStatus } from './request-list.dto';
import { MERGED, REQUEST_COLUMNS, SEEN } from './request.rows';

/** Which requests are wanted; a filter that is absent keeps none out. */
export interface RequestFilters {
  city: CitySlug;
  services?: readonly string[];
  status?: RequestStatus;
  from?: Date;
  to?: Date;
  updatedFrom?: Date;
  updatedTo?: Date;
  /** The place the page before ended at. */
  after?: readonly [Date, string];
  offset: number;
  limit: number;
}

const CLOSED = `(status in ('resolved', 'closed') or duplicate_of is not null)`;

/** What a filter asks of an issue; `$` stands for its value. Those without one are in the name of the statement. */
const CONDITIONS = {
  services: 'category = any ($)',
  from: 'created_at >= $',
  to: 'created_at <= $',
  updatedFrom: 'updated_at >= $',
  updatedTo: 'updated_at <= $',
} as const;
type Valued = keyof typeof CONDITIONS;
const VALUED = Object.keys(CONDITIONS) as Valued[];

/** The statements of the list: one for each combination of filters, for one that asks whether a filter is given suits no index. */
@Injectable()
export class ListStatements {
  private readonly known = new Map<string, Statement>();

  /** The statement of a list, with its values. */
  of(filters: RequestFilters): [Statement, unknown[]] {
    const { city, status, after, offset, limit } = filters;
    const given = VALUED.filter((name) => filters[name] !== undefined);
    const values = [city, offset, limit, ...given.map((name) => filters[name]), ...(after ?? [])];
    const name = ['open311.requests', ...(status ? [status] : []), ...given, ...(after ? ['next'] : [])].join(
      ' ',
    );
    let known = this.known.get(name);
    if (!known) this.known.set(name, (known = statement(name, textOf(given, status, after !== undefined))));
    return [known, values];
  }
}

function textOf(given: readonly Valued[], status: RequestStatus | undefined, isContinued: boolean): string {
  const conditions = ['city = $1', ...given.map((name, at) => CONDITIONS[name].replace('$', `$${at + 4}`))];
  if (status) conditions.push(status === 'closed' ? CLOSED : `not ${CLOSED}`);
  if (isContinued) conditions.push(`(created_at, id) < ($${given.length + 4}, $${given.length + 5})`);
  const part = (which: string) => `
    (select id, created_at from issues where ${[...conditions, which].join(' and ')}
      order by created_at desc, id desc limit $2::bigint + $3::bigint)`;
  return `
    select ${REQUEST_COLUMNS}
      from (${part(SEEN)} union all ${part(MERGED)}
            order by created_at desc, id desc limit $3 offset $2) page
      join issues i on i.id = page.id
     order by page.created_at desc, page.id desc`;
}
