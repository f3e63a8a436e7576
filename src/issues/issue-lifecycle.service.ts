import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { type FeedCategory, feedLabelOf } from '../kernel/categories';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import type { IssueSource } from '../kernel/sources';
import { type CloseSource, type FeedStatus, isDone, type LifecycleStatus } from '../kernel/statuses';
import { type Columns, columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import { Issue } from './entities/issue.entity';
import { FeedTransitions } from './feed-transitions.service';
import type { Location, LockedIssue } from './issue';
import { IssueFeedMoved, IssueReported, IssueStatusChanged, type ChangeOrigin } from './issue.events';
import { FeedTransitionRefused, IssueClosed, IssueNotFound, TransitionRefused } from './issue.errors';
import { canSee } from './issue.policy';
import { feedStatusOf, isAllowed, type TransitionTrigger, lifecycleStatusOf } from './issue-transitions';

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
/** SQL: an issue and its first event in one statement, on a path that is measured. */
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
/** SQL: the statuses and their event in one statement, so that neither is written without the other. */
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
  /** Under which name the public feed shows it; the one of its category unless given. */
  categoryLabel?: FeedCategory;
  location?: Location;
  /** Words for the place, where no point is known. */
  address?: string;
  pincode?: string;
  /** Where it was first said; on the platform unless given. */
  source?: IssueSource;
}

/**
 * The only writer of an issue's two status columns. They change together, and each change appends one row to the
 * status events in the same transaction.
 */
@Injectable()
export class IssueLifecycle {
  constructor(
    private readonly database: Database,
    private readonly transitions: FeedTransitions,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a new report by the origin's actor; it starts open. Sets off `issues_rollup_insert`, `issues_cells_insert`,
   * `issues_city_counts_insert` and `issues_search_insert`: it is counted and can be found.
   */
  async open(
    issue: NewIssue,
    origin: ChangeOrigin & { actorId: string },
  ): Promise<{ id: string; createdAt: Date }> {
    const id = newId('issue');
    const createdAt = this.clock.now();
    const { title, description, city, category, priority, location, pincode } = issue;
    const values = [
      id,
      title,
      description,
      city,
      category,
      issue.categoryLabel ?? feedLabelOf(category),
      priority,
      origin.actorId,
      location?.lat,
      location?.lng,
      location?.address ?? issue.address,
      pincode,
      createdAt,
      origin.surface,
      issue.source,
    ];
    await this.database.transaction(async () => {
      await this.database.rows(open, values);
      const reported = { id, reporterId: origin.actorId, city, category, priority, createdAt };
      await this.events.emit(new IssueReported(reported));
    });
    return { id, createdAt };
  }

  /**
   * Takes the row lock every decision about an issue is made under. Call it inside a transaction.
   * @throws IssueNotFound
   */
  async lock(id: string): Promise<LockedIssue> {
    const issue = await this.database.row<LockedIssue>(lock, [id]);
    if (!issue) throw new IssueNotFound();
    return issue;
  }

  /**
   * Locks an issue the actor may see.
   * @throws IssueNotFound
   */
  async lockVisible(actor: Actor, id: string): Promise<LockedIssue> {
    const issue = await this.lock(id);
    if (!canSee(actor, issue)) throw new IssueNotFound();
    return issue;
  }

  /**
   * Checks that a trigger allows a transition to a status; keeping the status is no transition.
   * @throws IssueClosed, TransitionRefused
   */
  assertAllowed(issue: LockedIssue, to: LifecycleStatus, trigger: TransitionTrigger): void {
    if (issue.status === 'closed') throw new IssueClosed();
    if (!isAllowed(trigger, issue.status, to)) throw new TransitionRefused(issue.status, to);
  }

  /**
   * Moves a locked issue to a status. Asked for the status it has, it stays as it is.
   * @param closedBy on whose account it is closed
   * @returns whether it moved
   * @throws IssueClosed, TransitionRefused
   */
  async move(
    issue: LockedIssue,
    to: LifecycleStatus,
    trigger: TransitionTrigger,
    origin: ChangeOrigin,
    closedBy: CloseSource = 'admin',
  ): Promise<boolean> {
    if (issue.status === 'closed') throw new IssueClosed();
    if (trigger === 'edit' && isDone(to)) throw new TransitionRefused(issue.status, to);
    if (issue.status === to) return false;
    this.assertAllowed(issue, to, trigger);
    await this.applyTransition(issue, to, feedStatusOf(to), origin, closedBy);
    return true;
  }

  /**
   * Moves a locked issue to a status of the public feed, as city staff do, and with it to the status of the
   * lifecycle that belongs to it (docs/api/console-feed.md#table-of-transitions).
   * @throws FeedTransitionRefused when the table of allowed transitions, or the end of the issue, does not let it
   */
  async transitionFeedStatus(issue: LockedIssue, to: FeedStatus, origin: ChangeOrigin): Promise<void> {
    if (issue.status === 'closed' || !(await this.transitions.isAllowed(issue.feedStatus, to)))
      throw new FeedTransitionRefused(issue.feedStatus, to);
    await this.applyTransition(issue, lifecycleStatusOf(to, issue.status), to, origin, null);
  }

  /**
   * Sets off `issues_rollup_change`, `issues_cells_change` and `issues_city_counts_change`: the issue is counted
   * under its new statuses.
   */
  private async applyTransition(
    issue: LockedIssue,
    to: LifecycleStatus,
    feedStatus: FeedStatus,
    origin: ChangeOrigin,
    closedBy: CloseSource | null,
  ): Promise<void> {
    const at = this.clock.now();
    await this.database.rows(move, [
      issue.id,
      to,
      feedStatus,
      at,
      issue.status,
      issue.feedStatus,
      origin.actorId,
      origin.surface,
      origin.note,
      to === 'closed' ? closedBy : null,
    ]);
    const { status: from, feedStatus: fromFeed } = issue;
    Object.assign(issue, { status: to, feedStatus, updatedAt: at });
    if (from !== to) await this.events.emit(new IssueStatusChanged(issue, from, origin));
    if (fromFeed !== feedStatus) await this.events.emit(new IssueFeedMoved(issue, fromFeed));
  }
}
