import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { IssueStatusChanged } from '../issues';
import { CITY_STAFF_USER } from '../kernel/city-staff-user';
import { columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { updateReturning } from '../platform/database/returning';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueResolution } from './entities/issue-resolution.entity';
import { ReopenRequest } from './entities/reopen-request.entity';
import { ResolutionRating } from './entities/resolution-rating.entity';
import type { ResolutionDraft, Resolver, Vote } from './resolution';
import { insertWordless } from './resolution-record.queries';

/** What a resolution says that was made without words of its own. */
const WORDLESS = 'Resolved by the city desk';

/** A decision on a request to reopen: what becomes of it, by whom and when. */
type Review = Pick<ReopenRequest, 'status' | 'reviewedBy' | 'reviewedAt'>;

/**
 * The only writer of resolutions, of their ratings and of what is asked of them. It follows the lifecycle, whoever
 * moves an issue: one that becomes resolved has a resolution, one that is reopened has none any more (and what was
 * asked of it is granted), a closed one keeps it (and what was asked of it is refused).
 */
@Injectable()
export class ResolutionRecords implements OnModuleInit {
  constructor(
    @InjectRepository(IssueResolution) private readonly resolutions: Repository<IssueResolution>,
    @InjectRepository(ResolutionRating) private readonly ratings: Repository<ResolutionRating>,
    @InjectRepository(ReopenRequest) private readonly requests: Repository<ReopenRequest>,
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueStatusChanged, (change) => this.follow(change));
  }

  /** Writes down how an issue is resolved; it is moved to resolved in the same transaction. */
  async add(issueId: string, draft: ResolutionDraft, resolver: Resolver, at: Date): Promise<void> {
    const { description, mediaIds } = draft;
    const { id: resolverId, displayName: resolverName, role: resolverRole } = resolver;
    const resolution = { issueId, description, mediaIds, resolverId, resolverName, resolverRole };
    await this.resolutions.insert({ ...resolution, resolvedAt: at });
  }

  /** Writes down what a person thinks of the resolution an issue has, in place of what they thought before. */
  async rate(issueId: string, userId: string, vote: Vote, at: Date): Promise<void> {
    const resolutionId = await this.currentOf(issueId);
    await this.ratings.upsert({ resolutionId, userId, vote, at }, ['resolutionId', 'userId']);
  }

  /** Writes down that an issue should be reopened, against the resolution it has. */
  async request(
    issueId: string,
    request: Pick<ReopenRequest, 'id' | 'userId' | 'reason' | 'at'>,
  ): Promise<void> {
    await this.requests.insert({ ...request, issueId, resolutionId: await this.currentOf(issueId) });
  }

  /** Locks a request of an issue. @returns its status; undefined where there is no such request */
  async lockRequest(id: string, issueId: string): Promise<ReopenRequest['status'] | undefined> {
    const lock = { mode: 'for_no_key_update' as const };
    const select = { id: true, status: true };
    return (await this.requests.findOne({ select, where: { id, issueId }, lock }))?.status;
  }

  /** Writes down what was decided about a locked request. */
  async review(id: string, review: Review): Promise<void> {
    await this.requests.update({ id }, review);
  }

  private async currentOf(issueId: string): Promise<IssueResolution['id']> {
    const { id } = await this.resolutions.findOneOrFail({
      select: { id: true },
      where: { issueId, droppedAt: IsNull() },
    });
    return id;
  }

  private async follow({ issue, from, origin }: IssueStatusChanged): Promise<void> {
    const { id, status, updatedAt } = issue;
    if (status === 'resolved') {
      // Who of city staff it was is in the audit log, and nobody else's business.
      const values = [
        id,
        origin.note?.trim() || WORDLESS,
        origin.actorId ?? '',
        updatedAt,
        CITY_STAFF_USER.id,
      ];
      await this.database.rows(insertWordless, values);
    } else if (status === 'closed') {
      const review = { status: 'denied' as const, reviewedBy: origin.actorId, reviewedAt: updatedAt };
      await this.end(id, { settledAt: updatedAt }, review);
    } else if (from === 'resolved') {
      const review = { status: 'approved' as const, reviewedBy: origin.actorId, reviewedAt: updatedAt };
      await this.end(id, { droppedAt: updatedAt }, review);
    }
  }

  /** Writes down what became of the resolution an issue has, and with it of what is still asked of it. */
  private async end(
    issueId: string,
    change: Partial<Pick<IssueResolution, 'droppedAt' | 'settledAt'>>,
    review: Review,
  ): Promise<void> {
    const current = { issueId, droppedAt: IsNull() };
    const ended = await updateReturning(
      this.resolutions,
      current,
      change,
      columnsOf(IssueResolution, ['id']),
    );
    for (const { id } of ended) await this.requests.update({ resolutionId: id, status: 'pending' }, review);
  }
}
