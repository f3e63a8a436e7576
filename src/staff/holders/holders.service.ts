import { Injectable } from '@nestjs/common';
import { IssueLifecycle } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { InvalidInput } from '../../platform/http/domain-error';
import type { IssueHolder } from '../entities/issue-holder.entity';
import { HolderChanged } from '../staff.errors';
import { UnitQueries } from '../units/unit.queries';
import { type Assignment, type Holder, type HolderChange, isSameHolder } from './holder';
import { IssueHolderChanged } from './holder.events';
import { HolderRecordsService } from './holder-records.service';

/**
 * Who works on which issue: at most one unit, and optionally an account of it. Each change is recorded with its actor
 * and reason.
 */
@Injectable()
export class HoldersService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly units: UnitQueries,
    private readonly records: HolderRecordsService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** The holder of an issue; null if nobody holds it. */
  of(issueId: string): Promise<IssueHolder | null> {
    return this.records.find(issueId);
  }

  /** Locks an issue; call it in a transaction. @throws IssueNotFound */
  async lock(issueId: string): Promise<void> {
    await this.lifecycle.lock(issueId);
  }

  /**
   * Changes who works on an issue; the same holder again changes nothing.
   * @throws IssueNotFound; HolderChanged if the holder is not the one that was seen; InvalidInput if the unit is not
   *   active or of another city, or the account is not a member of it
   */
  assign(issueId: string, assignment: Assignment): Promise<HolderChange> {
    const { to, from, actorId, reason } = assignment;
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      const held = await this.of(issueId);
      const before = held && { unitId: held.unitId, accountId: held.accountId };
      if (from !== undefined && !isSameHolder(from, before)) throw new HolderChanged();
      if (isSameHolder(before, to))
        return { before, after: before, at: held?.assignedAt ?? this.clock.now() };
      if (to) await this.assertCanHold(issue.city, to);
      const at = this.clock.now();
      await this.records.write(issueId, assignment, at);
      await this.events.emit(new IssueHolderChanged(issue, before, to, actorId, reason));
      return { before, after: to, at };
    });
  }

  private async assertCanHold(city: string, { unitId, accountId }: Holder): Promise<void> {
    // It must not be deactivated meanwhile.
    await this.units.lock(unitId);
    const unit = await this.units.find(unitId);
    if (!unit?.active || unit.city !== city)
      throw new InvalidInput([{ field: 'unitId', message: 'is that of no active unit of the city' }]);
    if (accountId !== null && !unit.members.includes(accountId))
      throw new InvalidInput([{ field: 'accountId', message: 'is that of no member of the unit' }]);
  }
}
