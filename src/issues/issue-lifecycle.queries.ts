import { Injectable } from '@nestjs/common';
import { type FeedCategory, feedLabelOf } from '../kernel/categories';
import type { IssueSource } from '../kernel/sources';
import type { CloseSource, FeedStatus, LifecycleStatus } from '../kernel/statuses';
import { type Columns, columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Issue } from './entities/issue.entity';
import type { Location, LockedIssue } from './issue';
import type { ChangeOrigin } from './issue.events';

const LOCKED: Columns<LockedIssue> = columnsOf(Issue, [
  'id',
  'reporterId',
  'status',
  'feedStatus',
  'city',
  'category',
  'priority',
  'upvotes',
  'hidden',
  'createdAt',
  'updatedAt',
]);
const lock = statement('issues.lock', `select ${LOCKED} from issues where id = $1 for no key update`);
/** In SQL, for speed: one statement inserts an issue with its first event. */
const open = statement(
  'issues.open',
  `with issue as (
     insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                         reporter_id, lat, lng, address, pincode, created_at, updated_at, source)
     values ($1, $2, $3, $4, $5, $6, $7, 'open', 'new', $8, $9, $10, $11, $12, $13, $13, coalesce($15, 'platform'))
     returning id)
   insert into issue_status_events (issue_id, to_status, to_feed_status, actor_id, surface, at)
   select id, 'open', 'new', $8, $14, $13 from issue`,
);
/** In SQL: one statement writes the statuses and their event, so that neither is written without the other. */
const move = statement(
  'issues.move',
  `with issue as (
     update issues set status = $2, feed_status = $3, updated_at = $4,
            resolved_at = case when $2 in ('resolved', 'closed') then coalesce(resolved_at, $4::timestamptz) end,
            closed_at = case when $2 = 'closed' then $4::timestamptz end, closed_by = $10
      where id = $1 returning id)
   insert into issue_status_events
     (issue_id, from_status, to_status, from_feed_status, to_feed_status, actor_id, surface, note, at)
   select id, $5, $2, $6, $3, $7, $8, $9, $4 from issue`,
);

/** A new report, already validated. */
export interface NewIssue extends Pick<Issue, 'title' | 'description' | 'city' | 'category' | 'priority'> {
  /** The category label in the public feed; by default that of its category. */
  categoryLabel?: FeedCategory;
  location?: Location;
  /** A description of the place, if no position is known. */
  address?: string;
  pincode?: string;
  /** Where it was first reported; by default on the platform. */
  source?: IssueSource;
}

/** The new statuses of an issue, and the time of the change. */
export interface StatusChange {
  status: LifecycleStatus;
  feedStatus: FeedStatus;
  /** Who closed it; null if it is not closed, or closed by none of these. */
  closedBy: CloseSource | null;
  at: Date;
}

/** The writes of an issue's two status columns; only `IssueLifecycle` uses them. */
@Injectable()
export class IssueLifecycleQueries {
  constructor(private readonly database: Database) {}

  /** Locks the row of an issue; call it in a transaction. */
  lock(id: string): Promise<LockedIssue | undefined> {
    return this.database.row<LockedIssue>(lock, [id]);
  }

  /**
   * Inserts a new report with its first event. Sets off `issues_rollup_insert`, `issues_cells_insert`,
   * `issues_city_counts_insert` and `issues_search_insert`.
   */
  async open(
    issue: NewIssue,
    { id, createdAt }: Pick<Issue, 'id' | 'createdAt'>,
    { actorId, surface }: ChangeOrigin,
  ): Promise<void> {
    const { title, description, city, category, priority, location, pincode, source } = issue;
    const label = issue.categoryLabel ?? feedLabelOf(category);
    const address = location?.address ?? issue.address;
    const { lat, lng } = location ?? {};
    const report = [id, title, description, city, category, label, priority, actorId];
    await this.database.rows(open, [...report, lat, lng, address, pincode, createdAt, surface, source]);
  }

  /**
   * Writes the statuses of a locked issue with their event. Sets off `issues_rollup_change`, `issues_cells_change` and
   * `issues_city_counts_change`.
   */
  async move(issue: LockedIssue, change: StatusChange, origin: ChangeOrigin): Promise<void> {
    const { status, feedStatus, closedBy, at } = change;
    const { actorId, surface, note } = origin;
    const before = [issue.status, issue.feedStatus];
    const values = [issue.id, status, feedStatus, at, ...before, actorId, surface, note, closedBy];
    await this.database.rows(move, values);
  }
}
