import { Injectable } from '@nestjs/common';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { LIFECYCLE_STATUSES, type LifecycleStatus } from '../../kernel/statuses';
import { statement, type Statement } from '../../platform/database/statement';
import type { RequestStatus } from './request-list.dto';
import { CHANGED_AT, IS_MERGED_DUPLICATE, IS_VISIBLE, REQUEST_COLUMNS } from './request.rows';

/**
 * Up to this number, changed issues are checked one by one; if there are more, scanning the list finds a page quickly.
 */
const FEW_CHANGED = 1000;
/** Allows for issues that change after they were counted. */
const CHANGED_MARGIN = 2 * FEW_CHANGED;

/** The filters of the list of requests; an absent one is not applied. */
export interface RequestFilters {
  city: CitySlug;
  services?: readonly string[];
  status?: RequestStatus;
  from?: Date;
  to?: Date;
  updatedFrom?: Date;
  updatedTo?: Date;
  /** The position at which the previous page ended. */
  after?: readonly [Date, string];
  offset: number;
  limit: number;
}

/** The lifecycle statuses of each request status, for an issue that was not merged. */
const OF_STATUS: Readonly<Record<RequestStatus, readonly LifecycleStatus[]>> = {
  open: ['open', 'in_progress'],
  closed: ['resolved', 'closed'],
};
const CLOSED = `(status in ('resolved', 'closed') or hidden)`;

/** The SQL condition of each filter; `$` is replaced by its parameter. An issue cannot change before it is reported. */
const CONDITIONS = {
  from: 'created_at >= $',
  to: 'created_at <= $',
  updatedFrom: `${CHANGED_AT} >= $`,
  updatedTo: `${CHANGED_AT} <= $ and created_at <= $`,
} as const;
type RangeFilter = keyof typeof CONDITIONS;
const RANGE_FILTERS = Object.keys(CONDITIONS) as RangeFilter[];

/**
 * How requests are searched: in the order of the list; in that order within each kind, which is a service and a
 * lifecycle status; or among the few changed ones.
 */
type SearchPlan = 'in order' | 'by kind' | 'changed';

/**
 * The time at which too many issues of a city to check one by one have changed, counted backwards from a time. With a
 * lower bound as well, PostgreSQL would expect few rows, and read and sort all of them.
 */
export const findChangeBeyondFew = statement(
  'open311.change-beyond-few',
  `select ${CHANGED_AT} as at from issues where city = $1 and ${CHANGED_AT} <= $2
    order by ${CHANGED_AT} desc offset ${FEW_CHANGED} limit 1`,
);

/**
 * The statements of the list: one per combination of filters, as a statement with optional filters would not use the
 * indexes.
 */
@Injectable()
export class ListStatements {
  private readonly known = new Map<string, Statement>();

  /**
   * The statement of a list, with its parameters.
   * @param hasFewChanged whether few issues have changed, if that is a filter (`findChangeBeyondFew`)
   */
  of(filters: RequestFilters, hasFewChanged: boolean): [Statement, unknown[]] {
    const { city, services, status, after, offset, limit } = filters;
    const plan = hasFewChanged ? 'changed' : services || status ? 'by kind' : 'in order';
    const given = RANGE_FILTERS.filter((name) => filters[name] !== undefined);
    const values: unknown[] = [city, offset, limit];
    if (plan !== 'in order') values.push(services ?? CATEGORY_SLUGS);
    if (plan === 'by kind') values.push(status ? OF_STATUS[status] : LIFECYCLE_STATUSES);
    const name = ['open311.requests', plan, status ?? 'any', ...given, ...(after ? ['next'] : [])].join(' ');
    let known = this.known.get(name);
    if (!known) {
      const conditions = conditionsOf(given, values.length + 1, after !== undefined);
      this.known.set(name, (known = statement(name, textOf(plan, conditions, status))));
    }
    return [known, [...values, ...given.map((each) => filters[each]), ...(after ?? [])]];
  }
}

/** @param first the number of the first parameter */
function conditionsOf(given: readonly RangeFilter[], first: number, isContinued: boolean): string[] {
  const conditions = given.map((name, at) => CONDITIONS[name].replaceAll('$', `$${first + at}`));
  const next = first + given.length;
  return isContinued ? [...conditions, `(created_at, id) < ($${next}, $${next + 1})`] : conditions;
}

const IS_SHOWN = `(${IS_VISIBLE} or ${IS_MERGED_DUPLICATE})`;
const NEWEST = 'order by created_at desc, id desc limit $2::bigint + $3::bigint';
const OF_SERVICE = 'category = any ($4)';

function textOf(plan: SearchPlan, conditions: readonly string[], status: RequestStatus | undefined): string {
  if (plan === 'changed') return changedText(conditions, status);
  if (plan === 'in order')
    return pageOf(newest([...conditions, IS_VISIBLE]), newest([...conditions, IS_MERGED_DUPLICATE]));
  // A merged duplicate is closed, whatever its lifecycle status.
  if (status === 'open') return pageOf(visibleByKind(conditions));
  return pageOf(visibleByKind(conditions), newest([OF_SERVICE, ...conditions, IS_MERGED_DUPLICATE]));
}

function newest(conditions: readonly string[]): string {
  return `select id, created_at from issues where ${['city = $1', ...conditions].join(' and ')} ${NEWEST}`;
}

/** Each kind has an index in the order of the list. */
function visibleByKind(conditions: readonly string[]): string {
  const ofKind = newest([
    'category = service collate "C"',
    'status = of_status collate "C"',
    ...conditions,
    IS_VISIBLE,
  ]);
  return `
    select of_kind.id, of_kind.created_at from unnest($4::text[]) service, unnest($5::text[]) of_status,
           lateral (${ofKind}) of_kind
     ${NEWEST}`;
}

/**
 * The order and the limit make PostgreSQL read the index over changes, whatever number of rows it expects. The limit
 * allows for issues that change after they were counted.
 */
function changedText(conditions: readonly string[], status: RequestStatus | undefined): string {
  const isChange = (condition: string) => condition.startsWith(CHANGED_AT);
  const others = conditions.filter((condition) => !isChange(condition));
  if (status) others.push(status === 'closed' ? CLOSED : `not ${CLOSED}`);
  return `
    with changed as materialized (
      select id, created_at, status, category, hidden, withheld, duplicate_of from issues
       where ${['city = $1', ...conditions.filter(isChange)].join(' and ')}
       order by ${CHANGED_AT} desc limit ${CHANGED_MARGIN})
    ${pageOf(`select id, created_at from changed where ${[OF_SERVICE, ...others, IS_SHOWN].join(' and ')}`)}`;
}

/** @param parts SQL that selects ids of issues with their times, without common ids */
function pageOf(...parts: string[]): string {
  const found = parts.map((part) => `select id, created_at from (${part}) part`).join(' union all ');
  return `
    select ${REQUEST_COLUMNS}
      from (${found} order by created_at desc, id desc limit $3 offset $2) page
      join issues i on i.id = page.id
     order by page.created_at desc, page.id desc`;
}
