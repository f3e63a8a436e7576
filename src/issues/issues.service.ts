import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { PersonasService } from '../auth';
import type { Actor } from '../kernel/people/actor';
import type { ShownAs } from '../kernel/people/shown-as';
import { newId } from '../kernel/ids';
import { Clock } from '../kernel/time/clock';
import type { LifecycleStatus } from '../kernel/statuses';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueAssignment } from './entities/issue-assignment.entity';
import { IssueUpvote } from './entities/issue-upvote.entity';
import { Issue } from './entities/issue.entity';
import type { LockedIssue } from './issue';
import { IssueClosed, IssueNotFound } from './issue.errors';
import { accountOf } from './issue.policy';
import { type Assignee, AssigneeQueries } from './assignee.queries';
import { IssueAssigned, IssueUpvoteToggled } from './issue.events';
import { toggleUpvote, type ToggledUpvote } from './issue-upvote.queries';
import type { NewIssue } from './issue-lifecycle.queries';
import { IssueLifecycle } from './issue-lifecycle.service';

/** The request to assign an issue. */
export interface AssignmentRequest {
  officialId: string;
  department?: string;
  note?: string;
}

/** An assignment as recorded (docs/api/issues.md#assignment). */
export interface AssignmentRecord extends Pick<
  IssueAssignment,
  'issueId' | 'department' | 'assignedAt' | 'assignedBy'
> {
  assignee: Assignee;
}

/** A report, with how its reporter is shown. */
export type Report = NewIssue & { shownAs?: ShownAs };

/** What people do with issues, except for resolving them (docs/api/issues.md#routes). */
@Injectable()
export class IssuesService {
  @Inject() private readonly personas!: PersonasService;

  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly assignees: AssigneeQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a report.
   * @param issue with how its reporter and its place are shown; by default as they chose
   * @returns the issue, with its title as it is published
   * @throws OnlyByName, NoPseudonym
   */
  report(actor: Actor, { shownAs, ...issue }: Report): Promise<Pick<Issue, 'id' | 'title' | 'createdAt'>> {
    return this.database.transaction(async () => {
      const id = newId('issue');
      const { contributor, placeDefault, isChild } = await this.personas.change(actor, id, shownAs);
      const wanted = isChild ? 'ward' : issue.place;
      const place = wanted ?? placeDefault ?? (await this.personas.placeDefaultOf(actor));
      return this.lifecycle.open({ ...issue, place }, { actorId: contributor.id, surface: 'token' }, id);
    });
  }

  /**
   * Adds or removes the actor's upvote. The row is locked first: without the lock, two concurrent toggles of one person
   * would both read the same state and both add an upvote.
   * @throws IssueNotFound
   */
  toggleUpvote(actor: Actor, id: string): Promise<ToggledUpvote> {
    return this.database.transaction(async () =>
      this.toggleLocked(actor, await this.lifecycle.lockVisible(actor, id)),
    );
  }

  /**
   * Adds or removes the actor's upvote, unless it already is as wanted: a repeated call has no further effect.
   * @throws IssueNotFound
   */
  setUpvote(actor: Actor, id: string, isWanted: boolean): Promise<void> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, id);
      const isThere = await this.manager.existsBy(IssueUpvote, { issueId: id, userId: actor.id });
      if (isThere !== isWanted) await this.toggleLocked(actor, issue);
    });
  }

  /**
   * Assigns an issue. A record is appended; earlier ones are never changed.
   * @throws IssueNotFound, IssueClosed, AssigneeNotFound
   */
  async assign(actor: Actor, id: string, request: AssignmentRequest): Promise<AssignmentRecord> {
    const assignee = await this.assignees.find(request.officialId);
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, id);
      if (issue.status === 'closed') throw new IssueClosed();
      const department = request.department ?? (await this.assignees.departmentFor(issue));
      const assignedAt = this.clock.now();
      await this.manager.update(Issue, { id }, { updatedAt: assignedAt });
      const assignment = { issueId: id, department, assignedAt, assignedBy: actor.id };
      const { id: assigneeId, name: assigneeName } = assignee;
      await this.manager.insert(IssueAssignment, {
        ...assignment,
        assigneeId,
        assigneeName,
        note: request.note,
      });
      await this.events.emit(new IssueAssigned(id, assigneeId, actor.id));
      return { ...assignment, assignee };
    });
  }

  /**
   * Changes the status of an issue for an admin, from any status except closed.
   * @throws IssueNotFound, IssueClosed, IssueJoined
   */
  async transitionByAdmin(actor: Actor, id: string, to: LifecycleStatus, note?: string): Promise<void> {
    await this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, id);
      await this.lifecycle.transition(issue, to, 'bulk', { ...originOf(actor, issue), note });
    });
  }

  private async toggleLocked(actor: Actor, issue: LockedIssue): Promise<ToggledUpvote> {
    const values = [issue.id, actor.id, this.clock.now()];
    const toggled = await this.database.row<ToggledUpvote>(toggleUpvote, values);
    if (!toggled) throw new IssueNotFound();
    const { upvotes, hasUpvoted } = toggled;
    await this.events.emit(new IssueUpvoteToggled({ ...issue, upvotes }, actor.id, hasUpvoted));
    return toggled;
  }
}

function originOf(actor: Actor, issue: LockedIssue) {
  return { actorId: accountOf(actor, issue), surface: 'token' as const };
}
