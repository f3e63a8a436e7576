import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { newId } from '../kernel/ids';
import {
  type CloseSource,
  type FeedStatus,
  isDone,
  isRepaired,
  type LifecycleStatus,
} from '../kernel/statuses';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { FeedTransitionsService } from './feed-transitions.service';
import type { Issue } from './entities/issue.entity';
import type { LockedIssue } from './issue';
import { ContributionTextsService } from './words/contribution-texts.service';
import { IssueFeedStatusChanged, IssueReported, IssueStatusChanged, type ChangeOrigin } from './issue.events';
import {
  FeedTransitionRefused,
  IssueClosed,
  IssueJoined,
  IssueNotFound,
  TransitionRefused,
} from './issue.errors';
import { IssueLifecycleQueries, type NewIssue } from './issue-lifecycle.queries';
import { canSee, isJoined } from './issue.policy';
import { feedStatusOf, isAllowed, type TransitionTrigger, lifecycleStatusOf } from './issue-transitions';

/** How an issue ends. */
interface Ending {
  /** Who closes it; by default an admin. */
  closedBy?: CloseSource | null;
  /** Whether it is resolved without a repair; a closed issue stays what it was. */
  notRepaired?: boolean;
}

/**
 * The only writer of an issue's two status columns. They change together, and each change appends one row to the
 * status events in the same transaction.
 */
@Injectable()
export class IssueLifecycle {
  constructor(
    private readonly database: Database,
    private readonly queries: IssueLifecycleQueries,
    private readonly transitions: FeedTransitionsService,
    private readonly texts: ContributionTextsService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a new report by the origin's actor, with status open. Sets off `issues_rollup_insert`,
   * `issues_cells_insert`, `issues_city_counts_insert`, `issues_ward_counts_insert` and `issues_search_insert`, which
   * update counts and search.
   * @returns the issue, with its title as it is published
   */
  async open(
    written: NewIssue,
    origin: ChangeOrigin & { actorId: string },
    id = newId('issue'),
  ): Promise<Pick<Issue, 'id' | 'title' | 'createdAt'>> {
    const { title, description, personalData } = written;
    const texts = await this.texts.published({ title, description }, personalData);
    const issue = { ...written, ...texts };
    const createdAt = this.clock.now();
    const { city, category, priority, location, pincode, placedAt } = issue;
    const isLocated = !placedAt && (location !== undefined || pincode !== undefined);
    await this.database.transaction(async () => {
      await this.queries.open(issue, { id, createdAt }, origin);
      await this.texts.record({ kind: 'issue', id, issueId: id }, texts, personalData);
      const reported = { id, reporterId: origin.actorId, city, category, priority, createdAt };
      await this.events.emit(new IssueReported(reported, isLocated));
    });
    return { id, title: issue.title, createdAt };
  }

  /**
   * Locks the row of an issue, as every decision about it requires. Call it inside a transaction.
   * @throws IssueNotFound
   */
  async lock(id: string): Promise<LockedIssue> {
    const issue = await this.queries.lock(id);
    if (!issue) throw new IssueNotFound();
    return issue;
  }

  /**
   * Locks an issue the actor may see, for a change of it.
   * @throws IssueNotFound; IssueJoined
   */
  async lockVisible(actor: Actor, id: string): Promise<LockedIssue> {
    const issue = await this.lockReadable(actor, id);
    if (isJoined(issue)) throw new IssueJoined();
    return issue;
  }

  /**
   * Locks an issue the actor may see, also one that was joined with another.
   * @throws IssueNotFound
   */
  async lockReadable(actor: Actor, id: string): Promise<LockedIssue> {
    const issue = await this.lock(id);
    if (!canSee(actor, issue)) throw new IssueNotFound();
    return issue;
  }

  /**
   * Checks that a trigger allows a transition; keeping the status is always allowed.
   * @throws IssueClosed, TransitionRefused
   */
  assertAllowed(issue: LockedIssue, to: LifecycleStatus, trigger: TransitionTrigger): void {
    if (issue.status === 'closed') throw new IssueClosed();
    if (!isAllowed(trigger, issue.status, to)) throw new TransitionRefused(issue.status, to);
  }

  /**
   * Changes the status of a locked issue. If it already has the status, nothing is written.
   * @param ending who closes it, or that it is resolved without a repair
   * @returns whether the status changed
   * @throws IssueClosed, TransitionRefused
   */
  async transition(
    issue: LockedIssue,
    to: LifecycleStatus,
    trigger: TransitionTrigger,
    origin: ChangeOrigin,
    ending: Ending = {},
  ): Promise<boolean> {
    if (issue.status === 'closed') throw new IssueClosed();
    if (trigger === 'edit' && isDone(to)) throw new TransitionRefused(issue.status, to);
    if (issue.status === to) return false;
    this.assertAllowed(issue, to, trigger);
    await this.applyTransition(issue, to, feedStatusOf(to), origin, { closedBy: 'admin', ...ending });
    return true;
  }

  /**
   * Changes the public-feed status of a locked issue for city staff, and the lifecycle status that belongs to it
   * (docs/api/console-feed.md#table-of-transitions).
   * @throws FeedTransitionRefused if the table of transitions does not allow it, or the issue is closed
   */
  async transitionFeedStatus(issue: LockedIssue, to: FeedStatus, origin: ChangeOrigin): Promise<void> {
    if (issue.status === 'closed' || !(await this.transitions.isAllowed(issue.feedStatus, to)))
      throw new FeedTransitionRefused(issue.feedStatus, to);
    await this.applyTransition(issue, lifecycleStatusOf(to, issue.status), to, origin, {});
  }

  /**
   * Sets off `issues_rollup_change`, `issues_cells_change`, `issues_city_counts_change` and
   * `issues_ward_counts_change`, which count the issue under its new statuses.
   */
  private async applyTransition(
    issue: LockedIssue,
    to: LifecycleStatus,
    feedStatus: FeedStatus,
    origin: ChangeOrigin,
    { closedBy = null, notRepaired: wanted = false }: Ending,
  ): Promise<void> {
    const at = this.clock.now();
    const notRepaired = isDone(to) && (isDone(issue.status) ? issue.notRepaired : wanted);
    const change = { status: to, feedStatus, closedBy: to === 'closed' ? closedBy : null, notRepaired, at };
    await this.queries.writeTransition(issue, change, origin);
    const { status: from, feedStatus: fromFeed } = issue;
    const wasRepaired = isRepaired(issue);
    Object.assign(issue, { status: to, feedStatus, notRepaired, updatedAt: at });
    if (from !== to) await this.events.emit(new IssueStatusChanged(issue, from, origin, wasRepaired));
    if (fromFeed !== feedStatus) await this.events.emit(new IssueFeedStatusChanged(issue, fromFeed));
  }
}
