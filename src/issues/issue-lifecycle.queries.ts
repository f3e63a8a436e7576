import { Injectable } from '@nestjs/common';
import { ownerOf } from '../auth';
import { feedLabelOf } from '../kernel/categories';
import type { KnownPlace, PlacePrecision } from '../kernel/place-precision';
import type { CloseSource, FeedStatus, LifecycleStatus } from '../kernel/statuses';
import type { PersonalDataChoice } from '../personal-data';
import { columnNames, type Columns, columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { ActorGroup } from './entities/issue-status-event.entity';
import { Issue } from './entities/issue.entity';
import type { Location, LockedIssue } from './issue';
import type { ChangeOrigin } from './issue.events';
import { IssuePlacePrivacyQueries, PLACE_COLUMNS } from './privacy/issue-place-privacy.queries';

const LOCKED: Columns<Omit<LockedIssue, 'ownerId'>> = columnsOf(Issue, [
  'id',
  'reporterId',
  'status',
  'feedStatus',
  'city',
  'category',
  'priority',
  'upvotes',
  'hidden',
  'withheld',
  'duplicateOf',
  'notRepaired',
  'createdAt',
  'updatedAt',
]);
const lock = statement(
  'issues.lock',
  `select ${LOCKED}, ${ownerOf('reporter_id')} as "ownerId" from issues where id = $1 for no key update`,
);
/**
 * The columns that are written with a report, each from the member of its name. The others have their default, and are
 * set later.
 */
const INSERT_COLUMNS = [
  'id',
  'title',
  'description',
  'city',
  'category',
  'categoryLabel',
  'priority',
  'status',
  'feedStatus',
  'reporterId',
  ...PLACE_COLUMNS,
  'pincode',
  'source',
  'intake',
  'createdAt',
  'updatedAt',
  'ward',
  'placedAt',
] as const satisfies ReadonlyArray<keyof Issue>;
type InsertedIssue = Pick<Issue, (typeof INSERT_COLUMNS)[number]>;
const COLUMN_NAMES = Object.values(
  columnNames(Issue, Object.fromEntries(INSERT_COLUMNS.map((name) => [name, name]))),
);
/** In SQL, for speed: one statement inserts an issue with its first event. */
const open = statement(
  'issues.open',
  `with issue as (
     insert into issues (${COLUMN_NAMES.join(', ')})
     values (${INSERT_COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})
     returning id, status, feed_status, reporter_id, created_at)
   insert into issue_status_events (issue_id, to_status, to_feed_status, actor_id, actor_group, surface, at)
   select id, status, feed_status, reporter_id, $${INSERT_COLUMNS.length + 2}, $${INSERT_COLUMNS.length + 1}, created_at from issue`,
);
/** In SQL: one statement writes the statuses and their event, so that neither is written without the other. */
const transition = statement(
  'issues.transition',
  `with issue as (
     update issues set status = $2, feed_status = $3, updated_at = $4,
            resolved_at = case when $2 in ('resolved', 'closed') then coalesce(resolved_at, $4::timestamptz) end,
            closed_at = case when $2 = 'closed' then $4::timestamptz end, closed_by = $10, not_repaired = $11,
            reopened = $2 in ('open', 'in_progress') and (reopened or $5 in ('resolved', 'closed'))
      where id = $1 returning id)
   insert into issue_status_events
     (issue_id, from_status, to_status, from_feed_status, to_feed_status, actor_id, surface, note, at, not_repaired, actor_group)
   select id, $5, $2, $6, $3, $7, $8, $9, $4, $11 and $2 = 'resolved', $12 from issue`,
);

/** The columns a report always has, and those that are set when it is written. */
type AlwaysReported = 'title' | 'description' | 'city' | 'category' | 'priority';
type SetByService = 'id' | 'status' | 'feedStatus' | 'reporterId' | 'createdAt' | 'updatedAt' | 'lat' | 'lng';
/** Only a column that may be null may lack a value. */
type InsertedValues = Partial<InsertedIssue> & {
  [Name in keyof InsertedIssue as null extends InsertedIssue[Name] ? never : Name]: InsertedIssue[Name];
};

/**
 * A new report, already validated. By default it has the label of its category in the public feed, and was first
 * reported on the platform. A ward is the one its reporter chose among those of its pincode.
 */
export interface NewIssue
  extends Pick<Issue, AlwaysReported>, Partial<Omit<InsertedIssue, AlwaysReported | SetByService>> {
  /** Its address takes precedence over `address`, a description of the place if no position is known. */
  location?: Location;
  /** How exactly everyone sees its place; by default exactly. */
  place?: PlacePrecision;
  /** What happens with personal data in its texts; by default it is published, and recorded for city staff. */
  personalData?: PersonalDataChoice;
}

/** The new statuses of an issue, and the time of the change. */
export interface StatusChange {
  status: LifecycleStatus;
  feedStatus: FeedStatus;
  /** Who closed it; null if it is not closed, or closed by none of these. */
  closedBy: CloseSource | null;
  /** Whether it is resolved or closed without a repair. */
  notRepaired: boolean;
  at: Date;
}

/** The writes of an issue's two status columns; only `IssueLifecycle` uses them. */
@Injectable()
export class IssueLifecycleQueries {
  constructor(
    private readonly database: Database,
    private readonly places: IssuePlacePrivacyQueries,
  ) {}

  /** Locks the row of an issue; call it in a transaction. */
  lock(id: string): Promise<LockedIssue | undefined> {
    return this.database.row<LockedIssue>(lock, [id]);
  }

  /**
   * Inserts a new report with its first event, and its exact place if everyone sees another. Sets off
   * `issues_rollup_insert`, `issues_cells_insert`, `issues_city_counts_insert`, `issues_ward_counts_insert` and
   * `issues_search_insert`.
   */
  async open(
    issue: NewIssue,
    { id, createdAt }: Pick<Issue, 'id' | 'createdAt'>,
    { actorId, surface }: ChangeOrigin & { actorId: string },
  ): Promise<void> {
    const { place: precision = 'exact' } = issue;
    const place = placeOf(issue);
    const row: InsertedValues = {
      ...issue,
      ...{ id, status: 'open', feedStatus: 'new', reporterId: actorId, createdAt, updatedAt: createdAt },
      categoryLabel: issue.categoryLabel ?? feedLabelOf(issue.category),
      source: issue.source ?? 'platform',
      ward: issue.ward ?? '',
      ...this.places.publicPlace(place, precision),
    };
    const group = groupOf({ actorId, surface }, actorId);
    await this.database.rows(open, [...INSERT_COLUMNS.map((name) => row[name]), surface, group]);
    await this.places.keepOfNew(id, place, precision, createdAt);
  }

  /**
   * Writes the statuses of a locked issue with their event. Sets off `issues_rollup_change`, `issues_cells_change`,
   * `issues_city_counts_change` and `issues_ward_counts_change`.
   */
  async writeTransition(issue: LockedIssue, change: StatusChange, origin: ChangeOrigin): Promise<void> {
    const { status, feedStatus, closedBy, notRepaired, at } = change;
    const { actorId, surface, note } = origin;
    const before = [issue.status, issue.feedStatus];
    const values = [issue.id, status, feedStatus, at, ...before, actorId, surface, note, closedBy];
    await this.database.rows(transition, [...values, notRepaired, groupOf(origin, issue.reporterId)]);
  }
}

function placeOf({ location, address }: NewIssue): KnownPlace {
  return {
    lat: location?.lat ?? null,
    lng: location?.lng ?? null,
    address: location?.address ?? address ?? null,
  };
}

/** Who acts, as the group that is shown: staff of the console are the city, a job is the service. */
function groupOf({ actorId, surface }: ChangeOrigin, reporterId: string): ActorGroup {
  if (surface === 'console') return 'city';
  if (actorId === null) return 'service';
  return actorId === reporterId ? 'reporter' : 'city';
}
