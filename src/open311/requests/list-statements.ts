import { Injectable } from '@nestjs/common';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { LIFECYCLE_STATUSES, type LifecycleStatus } from '../../kernel/statuses';
import { statement, type Statement } from '../../platform/database/statement';
import type { RequestStatus } from './request-list.dto';
import { CHANGED_AT, MERGED, REQUEST_COLUMNS, SEEN } from './request.rows';

/** So many changed issues are looked at one by one; more are met soon enough in the order of the list. */
const FEW_CHANGED = 1000;
/** Room for what changes after it was found that there are few. */
const ROOM = 2 * FEW_CHANGED;

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

/** What stands for a status of a request in the lifecycle of an issue that was not merged. */
const OF_STATUS: Readonly<Record<RequestStatus, readonly LifecycleStatus[]>> = {
  open: ['open', 'in_progress'],
  closed: ['resolved', 'closed'],
};
const CLOSED = `(status in ('resolved', 'closed') or hidden)`;

/** What a filter asks of an issue; `$` stands for its value. Nothing changes before it is there. */
const CONDITIONS = {
  from: 'created_at >= $',
  to: 'created_at <= $',
  updatedFrom: `${CHANGED_AT} >= $`,
  updatedTo: `${CHANGED_AT} <= $ and created_at <= $`,
} as const;
type Valued = keyof typeof CONDITIONS;
const VALUED = Object.keys(CONDITIONS) as Valued[];

/**
 * Where requests are looked for: in the order of the list; in that order in each kind, which is a service and a status
 * of the lifecycle; or among the few that have changed.
 */
type Way = 'in order' | 'by kind' | 'changed';

/**
 * When the first of the issues of a city changed that are too many to be looked at one by one, from a time backwards.
 * With two bounds PostgreSQL expects so few that it reads and sorts all of them.
 */
export const findChangeBeyondFew = statement(
  'open311.change-beyond-few',
  `select ${CHANGED_AT} as at from issues where city = $1 and ${CHANGED_AT} <= $2
    order by ${CHANGED_AT} desc offset ${FEW_CHANGED} limit 1`,
);

/**
 * The statements of the list: one for each combination of filters, for one that asks whether a filter is given suits no
 * index.
 */
@Injectable()
export class ListStatements {
  private readonly known = new Map<string, Statement>();

  /**
   * The statement of a list, with its values.
   * @param hasFewChanged whether no more than a few have changed when that is asked for (`findChangeBeyondFew`)
   */
  of(filters: RequestFilters, hasFewChanged: boolean): [Statement, unknown[]] {
    const { city, services, status, after, offset, limit } = filters;
    const way = hasFewChanged ? 'changed' : services || status ? 'by kind' : 'in order';
    const given = VALUED.filter((name) => filters[name] !== undefined);
    const values: unknown[] = [city, offset, limit];
    if (way !== 'in order') values.push(services ?? CATEGORY_SLUGS);
    if (way === 'by kind') values.push(status ? OF_STATUS[status] : LIFECYCLE_STATUSES);
    const name = ['open311.requests', way, status ?? 'any', ...given, ...(after ? ['next'] : [])].join(' ');
    let known = this.known.get(name);
    if (!known) {
      const conditions = conditionsOf(given, values.length + 1, after !== undefined);
      this.known.set(name, (known = statement(name, textOf(way, conditions, status))));
    }
    return [known, [...values, ...given.map((each) => filters[each]), ...(after ?? [])]];
  }
}

/** @param first the number of the first value */
function conditionsOf(given: readonly Valued[], first: number, isContinued: boolean): string[] {
  const conditions = given.map((name, at) => CONDITIONS[name].replaceAll('$', `$${first + at}`));
  const next = first + given.length;
  return isContinued ? [...conditions, `(created_at, id) < ($${next}, $${next + 1})`] : conditions;
}

const SHOWN = `(${SEEN} or ${MERGED})`;
const NEWEST = 'order by created_at desc, id desc limit $2::bigint + $3::bigint';
const OF_SERVICE = 'category = any ($4)';

function textOf(way: Way, conditions: readonly string[], status: RequestStatus | undefined): string {
  if (way === 'changed') return changedText(conditions, status);
  if (way === 'in order') return pageOf(newest([...conditions, SEEN]), newest([...conditions, MERGED]));
  // A merged duplicate is closed, whatever its status.
  if (status === 'open') return pageOf(seenByKind(conditions));
  return pageOf(seenByKind(conditions), newest([OF_SERVICE, ...conditions, MERGED]));
}

function newest(conditions: readonly string[]): string {
  return `select id, created_at from issues where ${['city = $1', ...conditions].join(' and ')} ${NEWEST}`;
}

/** Each kind has an index in the order of the list. */
function seenByKind(conditions: readonly string[]): string {
  const ofKind = newest([
    'category = service collate "C"',
    'status = of_status collate "C"',
    ...conditions,
    SEEN,
  ]);
  return `
    select of_kind.id, of_kind.created_at from unnest($4::text[]) service, unnest($5::text[]) of_status,
           lateral (${ofKind}) of_kind
     ${NEWEST}`;
}

/**
 * The order and the limit have PostgreSQL read the index over changes, whatever it thinks of how many there are. The
 * limit leaves room for what has changed since it was found that there are few.
 */
function changedText(conditions: readonly string[], status: RequestStatus | undefined): string {
  const isChange = (condition: string) => condition.startsWith(CHANGED_AT);
  const others = conditions.filter((condition) => !isChange(condition));
  if (status) others.push(status === 'closed' ? CLOSED : `not ${CLOSED}`);
  return `
    with changed as materialized (
      select id, created_at, status, category, hidden, withheld, duplicate_of from issues
       where ${['city = $1', ...conditions.filter(isChange)].join(' and ')}
       order by ${CHANGED_AT} desc limit ${ROOM})
    ${pageOf(`select id, created_at from changed where ${[OF_SERVICE, ...others, SHOWN].join(' and ')}`)}`;
}

/** @param parts SQL: ids of issues with their times, none in two of them */
function pageOf(...parts: string[]): string {
  const found = parts.map((part) => `select id, created_at from (${part}) part`).join(' union all ');
  return `
    select ${REQUEST_COLUMNS}
      from (${found} order by created_at desc, id desc limit $3 offset $2) page
      join issues i on i.id = page.id
     order by page.created_at desc, page.id desc`;
}
