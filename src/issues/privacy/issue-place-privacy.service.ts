import { Inject, Injectable } from '@nestjs/common';
import { ChildAccountsService } from '../../auth';
import type { Actor } from '../../kernel/people/actor';
import { isFiner, type PlacePrecision } from '../../kernel/place-precision';
import { Clock } from '../../kernel/time/clock';
import { AuditLog } from '../../platform/audit';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { Forbidden } from '../../platform/http/domain-error';
import type { LockedIssue } from '../issue';
import { ExactPlaceUnknown, IssueClosed } from '../issue.errors';
import { IssuePlaceCoarsened, IssueRedacted } from '../issue.events';
import { IssueLifecycle } from '../issue-lifecycle.service';
import { isOwn } from '../issue.policy';
import { IssuePlacePrivacyQueries } from './issue-place-privacy.queries';
import { exactPlaceIn, precisionOf } from './place-of-issue';

/** How an issue is shown after a change. */
export interface ShownIssue {
  issueId: string;
  place: PlacePrecision;
  updatedAt: Date;
}

/** How exactly everyone sees the place of an issue (docs/api/privacy.md#places). */
@Injectable()
export class IssuePlacePrivacyService {
  @Inject() private readonly children!: ChildAccountsService;

  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly queries: IssuePlacePrivacyQueries,
    private readonly audit: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes how exactly everyone sees the place of an issue: its reporter in both ways while it is not closed, an admin
   * only to say less, which is recorded and told to the reporter. A closed issue gets no finer place. The same
   * precision changes nothing.
   * @throws IssueNotFound, Forbidden, IssueClosed, ExactPlaceUnknown
   */
  change(actor: Actor, id: string, precision: PlacePrecision): Promise<ShownIssue> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockReadable(actor, id);
      const places = (await this.queries.find(id))!;
      const former = precisionOf(places);
      const isFine = isFiner(precision, former);
      assertMayChange(actor, issue, isFine);
      if (isFine && (await this.children.isChild(actor.id)))
        throw new Forbidden('The places of somebody under 18 are shown as their ward');
      if (isFine && places.precision === null) throw new ExactPlaceUnknown();
      if (precision === former) return { issueId: id, place: former, updatedAt: issue.updatedAt };
      const updatedAt = this.clock.now();
      await this.queries.change(id, exactPlaceIn(places), precision, updatedAt);
      const isOwner = isOwn(actor, issue);
      await this.events.emit(new IssueRedacted({ ...issue, updatedAt }, isOwner ? 'reporter' : 'staff'));
      if (!isOwner) {
        await this.record(actor, id, former, precision);
        await this.events.emit(new IssuePlaceCoarsened(issue));
      }
      return { issueId: id, place: precision, updatedAt };
    });
  }

  /**
   * Shows the place of an issue of an erased person no more exactly than they want, and forgets the exact one. Call it
   * under the lock of the issue. Safe to repeat.
   * @returns whether that changed anything
   */
  async erase(id: string, wanted: 'keep' | PlacePrecision): Promise<boolean> {
    const places = await this.queries.find(id);
    if (!places) return false;
    const former = precisionOf(places);
    const isCoarser = wanted !== 'keep' && isFiner(former, wanted);
    if (isCoarser) await this.queries.change(id, exactPlaceIn(places), wanted, this.clock.now());
    await this.queries.forget(id);
    return isCoarser;
  }

  private record(actor: Actor, id: string, former: PlacePrecision, precision: PlacePrecision): Promise<void> {
    return this.audit.record({
      surface: 'token',
      actor,
      action: 'issue.coarsen_place',
      target: { kind: 'issue', id },
      before: { place: former },
      after: { place: precision },
    });
  }
}

/** @throws Forbidden, IssueClosed */
function assertMayChange(actor: Actor, issue: LockedIssue, isFine: boolean): void {
  const isOwner = isOwn(actor, issue);
  if (!isOwner && actor.tokenRole !== 'admin')
    throw new Forbidden('Only its reporter and admins change how the place of an issue is shown');
  if (!isFine) return;
  if (issue.status === 'closed') throw new IssueClosed();
  if (!isOwner) throw new Forbidden('Only its reporter shows the place of an issue more exactly');
}
