import { Injectable } from '@nestjs/common';
import { GeographyQueries } from '../../accountability';
import { DueDateChange } from '../../due-dates/entities/due-date-change.entity';
import { IssueEscalation } from '../../due-dates/entities/issue-escalation.entity';
import { boxAround, metresBetween, OUTCOME_COLUMNS, type OutcomeRow, placeOf } from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import { IssueStatusEvent } from '../../issues/entities/issue-status-event.entity';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { columnsOf, type Nullable, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { type Statement, statement } from '../../platform/database/statement';
import { OpenDataNotFound } from '../not-found';
import { CHANGED_AT_OF_ISSUE } from '../requests/request.rows';
import type { FeedPlace } from './feed-place';

/** The number of entries of a feed. */
export const FEED_LENGTH = 50;

const ENTRY = columnsOf(
  Issue,
  [
    'id',
    'title',
    'description',
    'city',
    'category',
    'status',
    'ward',
    'address',
    'lat',
    'lng',
    'createdAt',
    'dueAt',
    'breachedAt',
    'escalationLevel',
  ],
  'i',
);
/**
 * In SQL: includes the times of its placing, its pictures, its breach and its escalation, none of which change
 * updated_at.
 */
const CHANGED_AT = `greatest(${CHANGED_AT_OF_ISSUE}, i.breached_at, i.lateness_changed_at)`;
const SHOWN = `${ENTRY}, ${CHANGED_AT} as "updatedAt", ${OUTCOME_COLUMNS}`;

const STATUS = columnsOf(IssueStatusEvent, { eventId: 'id', at: 'at' }, 'e');
const STATUSES = columnsOf(IssueStatusEvent, ['fromStatus', 'toStatus', 'toFeedStatus', 'notRepaired'], 'e');
/** The columns of an escalation, in the order of those of a change of status. */
const ESCALATION = columnsOf(IssueEscalation, { eventId: 'level', at: 'at' }, 'x');
const LEVEL = columnsOf(IssueEscalation, ['level'], 'x');
const DUE_CHANGE = columnsOf(DueDateChange, { eventId: 'id', at: 'at' }, 'd');
const DUE = columnsOf(DueDateChange, { newDueAt: 'toDueAt', dueReason: 'reason' }, 'd');

/**
 * SQL for the events of an issue, as its timeline shows them; each kind is read from an index of its table, latest
 * first.
 */
const happenedTo = (issueId: string) => `
  (select 'status' as kind, ${STATUS}, ${STATUSES}, null::smallint as level, null as office,
          null::timestamptz as "newDueAt", null as "dueReason"
     from issue_status_events e where e.issue_id = ${issueId} order by e.id desc limit ${FEED_LENGTH})
  union all
  (select 'escalated', ${ESCALATION}, null, null, null, null, ${LEVEL},
          x.designation || coalesce(', ' || nullif(x.place, ''), ''), null, null
     from issue_escalations x where x.issue_id = ${issueId})
  union all
  (select 'due', ${DUE_CHANGE}, null, null, null, null, null, null, ${DUE}
     from due_date_changes d where d.issue_id = ${issueId} order by d.id desc limit ${FEED_LENGTH})`;
const LATEST_FIRST = `order by h.at desc, h.kind desc, h."eventId" desc limit ${FEED_LENGTH}`;

/** The filters of a feed. */
type Filter = 'ward' | 'category' | 'near';
/** SQL by the number of the first parameter. The conditions on places are those of `issues_location_idx`. */
const CONDITIONS: Readonly<Record<Filter, (first: number) => string>> = {
  ward: (first) => `and i.ward = $${first}`,
  category: (first) => `and i.category = $${first}`,
  near: (first) => {
    const point = { lat: `$${first}::float8`, lng: `$${first + 1}::float8` };
    return `and i.lat between $${first + 3} and $${first + 4} and i.lng between $${first + 5} and $${first + 6}
      and ${metresBetween(point, placeOf('i'))} <= $${first + 2}::float8`;
  },
};

/** The statements for one combination of filters. */
interface FeedStatements {
  newest: Statement;
  updates: Statement;
}

/** One text per combination of filters, as each is read from another index. @param filters with `near` last */
function statementsFor(filters: readonly Filter[]): FeedStatements {
  // The city is the first parameter, and only `near` has more than one.
  const conditions = filters.map((filter, index) => CONDITIONS[filter](index + 2)).join(' ');
  const ofScope = `from issues i where i.city = $1 and not i.hidden ${conditions}`;
  const name = ['city', ...filters].join('-');
  const isNear = filters.includes('near');
  const changed = isNear ? changedNear(ofScope) : changedIn(ofScope);
  return {
    newest: statement(`feeds.${name}`, isNear ? newestNear(ofScope) : newestIn(ofScope)),
    updates: statement(
      `feeds.${name}-updates`,
      `select ${SHOWN}, h.* from (${changed}) c join issues i on i.id = c.id
        cross join lateral (${happenedTo('i.id')}) h
        where h.kind <> 'status' or h."fromStatus" is not null ${LATEST_FIRST}`,
    ),
  };
}

const NEWEST_FIRST = `order by i.created_at desc, i.id desc limit ${FEED_LENGTH}`;
const newestIn = (ofScope: string) => `select ${SHOWN} ${ofScope} ${NEWEST_FIRST}`;
/** Reads the index over places: if few issues are near, the index over times would be read to its end. */
const newestNear = (ofScope: string) => `
  with around as materialized (select i.id, i.created_at ${ofScope})
  select ${SHOWN} from issues i
   where i.id in (select i.id from around i ${NEWEST_FIRST}) ${NEWEST_FIRST}`;
/**
 * The issues that changed last; events of all other issues are older. Read from two indexes, as one of them does not
 * cover late issues.
 */
const changedIn = (ofScope: string) => `
  (select i.id ${ofScope} order by ${CHANGED_AT_OF_ISSUE} desc limit ${FEED_LENGTH})
  union
  (select i.id ${ofScope} and i.lateness_changed_at is not null
    order by i.lateness_changed_at desc limit ${FEED_LENGTH})`;
const changedNear = (ofScope: string) => `
  with around as materialized (select i.id, ${CHANGED_AT} as changed_at ${ofScope})
  select id from around order by changed_at desc limit ${FEED_LENGTH}`;

const STATEMENTS = new Map(
  [[], ['ward'], ['category'], ['ward', 'category']]
    .flatMap((filters) => [filters, [...filters, 'near']] as Filter[][])
    .map((filters) => [filters.join(), statementsFor(filters)]),
);

const findIssue = statement(
  'feeds.issue',
  `select ${SHOWN} from issues i where i.id = $1 and i.city = $2 and not i.hidden`,
);
const findEvents = statement('feeds.events', `select * from (${happenedTo('$1')}) h ${LATEST_FIRST}`);

/** An issue in a feed. */
export type FeedIssue = RowOf<typeof ENTRY> & Pick<Issue, 'updatedAt'> & OutcomeRow;
/** An event of an issue, with its public data. */
export interface FeedEvent
  extends
    RowOf<typeof STATUS>,
    Nullable<RowOf<typeof STATUSES>>,
    Nullable<RowOf<typeof LEVEL>>,
    Nullable<RowOf<typeof DUE>> {
  kind: 'status' | 'escalated' | 'due';
  /** The designation, and the ward or constituency, of the office it was escalated to. */
  office: string | null;
}
/** An event, with its issue. */
export type FeedUpdate = FeedIssue & FeedEvent;

/** The issues of a city that a feed includes. */
export interface FeedScope {
  city: CitySlug;
  ward?: string;
  /** How addresses have the ward. */
  wardAddress?: string;
  category?: CategorySlug;
  near?: FeedPlace;
}

/** Reads feeds, which contain only public data (docs/open311.md#feeds). */
@Injectable()
export class FeedQueries {
  constructor(
    private readonly database: Database,
    private readonly geography: GeographyQueries,
  ) {}

  /** The newest issues. @throws OpenDataNotFound for a ward that the city does not have */
  async newest(scope: FeedScope): Promise<FeedIssue[]> {
    const { city, ward } = scope;
    if (ward !== undefined && !(await this.geography.hasWard(city, ward))) throw new OpenDataNotFound('ward');
    return this.database.rows(statementsOf(scope).newest, valuesOf(scope));
  }

  /** The latest events of the issues that changed last, except for their reports; latest first. */
  updates(scope: FeedScope): Promise<FeedUpdate[]> {
    return this.database.rows(statementsOf(scope).updates, valuesOf(scope));
  }

  /** An issue with its events, latest first. @throws OpenDataNotFound */
  async history(city: CitySlug, id: string): Promise<{ issue: FeedIssue; events: FeedEvent[] }> {
    const issue = await this.database.row<FeedIssue>(findIssue, [id, city]);
    if (!issue) throw new OpenDataNotFound('issue');
    return { issue, events: await this.database.rows<FeedEvent>(findEvents, [id]) };
  }
}

function statementsOf(scope: FeedScope): FeedStatements {
  const filters = (['ward', 'category', 'near'] as const).filter((filter) => scope[filter] !== undefined);
  const statements = STATEMENTS.get(filters.join());
  if (!statements) throw new Error(`there is no feed by ${filters.join()}`);
  return statements;
}

/** The parameters, in the order of the conditions. */
function valuesOf({ city, ward, category, near }: FeedScope): unknown[] {
  const values: unknown[] = [city, ward, category].filter((value) => value !== undefined);
  if (!near) return values;
  const { south, north, west, east } = boxAround(near, near.metres);
  return [...values, near.lat, near.lng, near.metres, south, north, west, east];
}
