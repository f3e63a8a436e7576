import { Inject, Injectable } from '@nestjs/common';
import { PersonasService } from '../auth';
import {
  accountOf,
  type ChangeOrigin,
  IssueLifecycle,
  type LockedIssue,
  type ResolutionJson,
} from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { newId } from '../kernel/ids';
import type { CloseSource } from '../kernel/statuses';
import { MediaReaderService } from '../media';
import { Database } from '../platform/database/database';
import { Forbidden } from '../platform/http/domain-error';
import type { ReopenDraft, ResolutionDraft, ReviewAction, ShownBy, Vote } from './resolution';
import { MediaNotOnIssue, RequestNotFound, RequestReviewed, WrongStatus } from './resolution.errors';
import { canCloseAs, canDecide, canRate } from './resolution.policy';
import { ResolutionQueries } from './resolution.queries';
import { ResolutionRecords } from './resolution-records.service';

/**
 * Resolving, rating, reopening and closing issues (docs/api/resolution.md#status-transitions). Each decision is made
 * under the issue's lock.
 */
@Injectable()
export class ResolutionService {
  @Inject() private readonly personas!: PersonasService;

  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly media: MediaReaderService,
    private readonly records: ResolutionRecords,
    private readonly queries: ResolutionQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws IssueNotFound, Forbidden, IssueClosed, TransitionRefused, MediaNotOnIssue, PhotoNeeded, OnlyByName,
   *   NoPseudonym
   */
  async resolve(actor: Actor, issueId: string, draft: ResolutionDraft & ShownBy): Promise<ResolutionJson> {
    await this.media.takeArrived(issueId, draft.mediaIds);
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, issueId);
      if (!canDecide(actor, issue)) throw new Forbidden('Only the reporter and admins resolve an issue');
      this.lifecycle.assertAllowed(issue, 'resolved', 'resolve');
      const attached = new Set(await this.media.attached(issueId, draft.mediaIds));
      const strange = draft.mediaIds.filter((id) => !attached.has(id));
      if (strange.length > 0) throw new MediaNotOnIssue(strange);
      const resolver = await this.personas.contributor(actor, issueId, draft.shownAs);
      await this.records.add(issue, draft, resolver, this.clock.now());
      if (actor.id === issue.ownerId) issue.reporterId = resolver.id;
      await this.lifecycle.transition(issue, 'resolved', 'resolve', originOf(actor, issue));
      return this.queries.existing(issueId);
    });
  }

  /** Rates a resolution, or changes the rating. @throws IssueNotFound, Forbidden, WrongStatus */
  rate(actor: Actor, issueId: string, vote: Vote): Promise<ResolutionJson> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, issueId);
      if (!canRate(actor, issue)) throw new Forbidden('Nobody rates the resolution of their own issue');
      assertResolved(issue);
      const rater = await this.personas.contributor(actor, issueId);
      await this.records.rate(issueId, rater.id, vote, this.clock.now());
      return this.queries.existing(issueId);
    });
  }

  /** Requests that an issue be reopened. @throws IssueNotFound, WrongStatus, OnlyByName, NoPseudonym */
  requestReopen(
    actor: Actor,
    issueId: string,
    { reason, personalData, shownAs }: ReopenDraft & ShownBy,
  ): Promise<{ requestId: string; resolution: ResolutionJson }> {
    return this.database.transaction(async () => {
      assertResolved(await this.lifecycle.lockVisible(actor, issueId));
      const requestId = newId('reopenRequest');
      const asker = await this.personas.contributor(actor, issueId, shownAs);
      const request = { id: requestId, userId: asker.id, reason, at: this.clock.now() };
      await this.records.request(issueId, request, personalData);
      return { requestId, resolution: await this.queries.existing(issueId) };
    });
  }

  /**
   * Approves or denies a reopen request.
   * @returns the resolution; null once a request is approved
   * @throws IssueNotFound, Forbidden, RequestNotFound, RequestReviewed, WrongStatus
   */
  review(
    actor: Actor,
    issueId: string,
    requestId: string,
    action: ReviewAction,
  ): Promise<ResolutionJson | null> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, issueId);
      if (!canDecide(actor, issue))
        throw new Forbidden('Only the reporter and admins review reopen requests');
      await this.decide(issue, requestId, action, originOf(actor, issue));
      return this.queries.of(issueId);
    });
  }

  /**
   * Approves or denies a reopen request, as city staff in the console.
   * @returns the status of the request
   * @throws IssueNotFound, RequestNotFound, RequestReviewed, WrongStatus
   */
  reviewByStaff(
    staffId: string,
    issueId: string,
    requestId: string,
    action: ReviewAction,
  ): Promise<'approved' | 'denied'> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      return this.decide(issue, requestId, action, { actorId: staffId, surface: 'console' });
    });
  }

  private async decide(
    issue: LockedIssue,
    requestId: string,
    action: ReviewAction,
    origin: ChangeOrigin,
  ): Promise<'approved' | 'denied'> {
    const known = await this.records.lockRequest(requestId, issue.id);
    if (known === undefined) throw new RequestNotFound();
    if (known !== 'pending') throw new RequestReviewed();
    assertResolved(issue);
    const status = action === 'approve' ? 'approved' : 'denied';
    const review = { status, reviewedBy: origin.actorId, reviewedAt: this.clock.now() } as const;
    await this.records.review(requestId, review);
    if (action === 'approve') await this.lifecycle.transition(issue, 'open', 'reopen', origin);
    return status;
  }

  /** @throws IssueNotFound, Forbidden, WrongStatus */
  close(actor: Actor, issueId: string, source: CloseSource): Promise<Date> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, issueId);
      if (!canDecide(actor, issue)) throw new Forbidden('Only the reporter and admins close an issue');
      if (!canCloseAs(actor, issue, source)) throw new Forbidden(`You cannot close this issue as ${source}`);
      return this.closeResolved(issue, source, originOf(actor, issue));
    });
  }

  private async closeResolved(issue: LockedIssue, source: CloseSource, origin: ChangeOrigin): Promise<Date> {
    assertResolved(issue);
    await this.lifecycle.transition(issue, 'closed', 'close', origin, { closedBy: source });
    return issue.updatedAt;
  }
}

function assertResolved(issue: LockedIssue): void {
  if (issue.status !== 'resolved') throw new WrongStatus(issue.status);
}

function originOf(actor: Actor, issue: LockedIssue): ChangeOrigin {
  return { actorId: accountOf(actor, issue), surface: 'token' };
}
