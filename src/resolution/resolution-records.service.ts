import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull } from 'typeorm';
import { ContributionTextsService, IssueStatusChanged, type LockedIssue } from '../issues';
import { ContributorChanged, PersonasRenamed } from '../kernel/people/contributor-events';
import type { PersonalDataChoice } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { updateReturning } from '../platform/database/returning';
import { DomainEvents } from '../platform/events/domain-events';
import { AfterPhotosService } from './after-photos/after-photos.service';
import { IssueResolution } from './entities/issue-resolution.entity';
import { ReopenRequest } from './entities/reopen-request.entity';
import { ResolutionRating } from './entities/resolution-rating.entity';
import type { Resolver, StaffResolutionDraft, Vote } from './resolution';
import { ResolutionRecordQueries } from './resolution-record.queries';
import { ReopenRequested, ResolutionChanged, ResolutionRated } from './resolution.events';

/** The description of a resolution that was made without one. */
const WITHOUT_NOTE = 'Resolved by the city desk';

/** The decision about a reopen request, by whom and when. */
type Review = Pick<ReopenRequest, 'status' | 'reviewedBy' | 'reviewedAt'>;

/**
 * The only writer of resolutions, their ratings and their reopen requests. They follow the lifecycle: an issue that
 * becomes resolved gets a resolution; when it is reopened, the resolution ends and its pending requests are approved;
 * when it is closed, the resolution stays and its pending requests are denied, by nobody
 * if the service closed it.
 */
@Injectable()
export class ResolutionRecords {
  constructor(
    private readonly manager: EntityManager,
    private readonly queries: ResolutionRecordQueries,
    private readonly photos: AfterPhotosService,
    private readonly texts: ContributionTextsService,
    private readonly events: DomainEvents,
  ) {
    // Not by `onModuleInit`: listeners that show the resolution of an issue come after it.
    events.on(IssueStatusChanged, (change) => this.follow(change));
    events.on(ContributorChanged, async (change) => {
      change.changed += await this.queries.move(change);
    });
    events.on(PersonasRenamed, (renamed) => this.queries.rename(renamed));
  }

  /**
   * Stores a resolution; the issue is set to resolved in the same transaction.
   * @throws PhotoNeeded
   */
  async add(issue: LockedIssue, draft: StaffResolutionDraft, resolver: Resolver, at: Date): Promise<void> {
    const issueId = issue.id;
    const { mediaIds, notRepaired, personalData } = draft;
    const { description } = await this.texts.published({ description: draft.description }, personalData);
    const { id: resolverId, displayName: resolverName, role: resolverRole } = resolver;
    const resolution = { issueId, description, mediaIds, resolverId, resolverName, resolverRole };
    await this.manager.insert(IssueResolution, { ...resolution, ...notRepaired, resolvedAt: at });
    await this.texts.record({ kind: 'resolution', id: issueId, issueId }, { description }, personalData);
    if (!notRepaired) await this.photos.add(issue, await this.currentOf(issueId), mediaIds);
  }

  /** Stores a person's rating of the issue's resolution, and replaces an earlier one. */
  async rate(issueId: string, userId: string, vote: Vote, at: Date): Promise<void> {
    const resolutionId = await this.currentOf(issueId);
    const before = await this.manager.findOneBy(ResolutionRating, { resolutionId, userId });
    await this.manager.upsert(ResolutionRating, { resolutionId, userId, vote, at }, [
      'resolutionId',
      'userId',
    ]);
    if (before?.vote !== vote) await this.events.emit(new ResolutionRated(issueId, vote));
  }

  /** Stores a reopen request against the issue's resolution. */
  async request(
    issueId: string,
    request: Pick<ReopenRequest, 'id' | 'userId' | 'reason' | 'at'>,
    personalData?: PersonalDataChoice,
  ): Promise<void> {
    const { reason } = await this.texts.published({ reason: request.reason }, personalData);
    const target = { kind: 'reopen_request', id: request.id, issueId } as const;
    await this.manager.insert(ReopenRequest, {
      ...request,
      reason,
      issueId,
      resolutionId: await this.currentOf(issueId),
    });
    await this.texts.record(target, { reason }, personalData);
    await this.events.emit(new ReopenRequested(issueId, request.id));
  }

  /** Locks a reopen request of an issue. @returns its status; undefined if there is no such request */
  async lockRequest(id: string, issueId: string): Promise<ReopenRequest['status'] | undefined> {
    const lock = { mode: 'for_no_key_update' as const };
    const select = { id: true, status: true };
    return (await this.manager.findOne(ReopenRequest, { select, where: { id, issueId }, lock }))?.status;
  }

  /** Stores the decision about a locked request. */
  async review(id: string, review: Review): Promise<void> {
    await this.manager.update(ReopenRequest, { id }, review);
  }

  private async currentOf(issueId: string): Promise<IssueResolution['id']> {
    const { id } = await this.manager.findOneOrFail(IssueResolution, {
      select: { id: true },
      where: { issueId, droppedAt: IsNull() },
    });
    return id;
  }

  private async follow({ issue, from, origin }: IssueStatusChanged): Promise<void> {
    const { id, status, updatedAt } = issue;
    if (status !== 'resolved' && from !== 'resolved') return;
    if (status === 'resolved') {
      const description = origin.note?.trim() || WITHOUT_NOTE;
      const { actorId, mediaIds = [] } = origin;
      const resolution = { issueId: id, description, mediaIds, actorId, at: updatedAt };
      const added = await this.queries.addIfAbsent(resolution);
      if (added !== undefined) await this.photos.add(issue, added, mediaIds);
    } else if (status === 'closed') {
      const review = { status: 'denied' as const, reviewedBy: origin.actorId, reviewedAt: updatedAt };
      await this.end(id, { settledAt: updatedAt }, review);
    } else {
      const review = { status: 'approved' as const, reviewedBy: origin.actorId, reviewedAt: updatedAt };
      await this.end(id, { droppedAt: updatedAt }, review);
    }
    await this.events.emit(new ResolutionChanged(issue));
  }

  /** Ends the issue's resolution, and decides its pending reopen requests. */
  private async end(
    issueId: string,
    change: Partial<Pick<IssueResolution, 'droppedAt' | 'settledAt'>>,
    review: Review,
  ): Promise<void> {
    const current = { issueId, droppedAt: IsNull() };
    const ended = await updateReturning(
      this.manager.getRepository(IssueResolution),
      current,
      change,
      columnsOf(IssueResolution, ['id']),
    );
    for (const { id } of ended)
      await this.manager.update(ReopenRequest, { resolutionId: id, status: 'pending' }, review);
  }
}
