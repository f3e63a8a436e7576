import { Injectable } from '@nestjs/common';
import { CITY_STAFF_USER } from '../../kernel/people/city-staff-user';
import { CityStaffAccountService } from '../../auth';
import { IssuesService } from '../../issues';
import { textIn } from '../../kernel/languages';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { type Holder, HoldersService } from '../../staff';
import { FeedRecordService } from '../feed/feed-record.service';
import type { AssignDto } from './assignment.dto';
import { type HolderRow, StaffAccountQueries } from './staff-account.queries';

/** An issue with its holder after an assignment. */
export interface AssignedIssue {
  issueId: string;
  holder: HolderRow | null;
  at: Date;
}

/** Assignments of issues by city staff (docs/api/staff.md#holders), each with its audit record. */
@Injectable()
export class HolderActionsService {
  constructor(
    private readonly database: Database,
    private readonly holders: HoldersService,
    private readonly queries: StaffAccountQueries,
    private readonly record: FeedRecordService,
    private readonly issues: IssuesService,
    private readonly cityStaff: CityStaffAccountService,
  ) {}

  /** @throws IssueNotFound; HolderChanged; InvalidInput if the unit or account cannot hold the issue */
  async assign(actor: ConsoleActor, issueId: string, wanted: AssignDto): Promise<AssignedIssue> {
    const from = wanted.from && { unitId: wanted.from.unitId, accountId: wanted.from.accountId ?? null };
    return this.database.transaction(async () => {
      await this.holders.lock(issueId);
      const to = await this.wantedHolder(issueId, wanted);
      return this.give(actor, issueId, { to, from, reason: wanted.reason });
    });
  }

  /** The holder of an issue; null if nobody holds it. */
  async holderOf(issueId: string): Promise<Holder | null> {
    const held = await this.holders.of(issueId);
    return held && { unitId: held.unitId, accountId: held.accountId };
  }

  /** Gives an issue to a holder that is known to be wanted. @throws as `assign` */
  give(
    actor: ConsoleActor,
    issueId: string,
    {
      to,
      from,
      reason,
    }: { to: Holder | null; from?: Holder | null | undefined; reason?: string | undefined },
  ): Promise<AssignedIssue> {
    return this.database.transaction(async () => {
      const { before, after, at } = await this.holders.assign(issueId, {
        to,
        from,
        reason,
        actorId: actor.id,
      });
      if (to?.accountId && !(await this.queries.lockActive(to.accountId)))
        throw new InvalidInput([{ field: 'accountId', message: 'is that of no active account' }]);
      const [was, holder] = [await this.named(before), await this.named(after)];
      if (before !== after) {
        const [recordedBefore, recordedAfter] = [recorded(was), recorded(holder)];
        await this.recordForOfficial(issueId, after, reason);
        const act = { action: 'issue.assign' as const, before: recordedBefore, after: recordedAfter };
        await this.record.of(actor, issueId, { ...act, ...(reason !== undefined && { note: reason }) });
      }
      return { issueId, holder, at };
    });
  }

  private async wantedHolder(issueId: string, { unitId, accountId }: AssignDto): Promise<Holder | null> {
    if (unitId === null) return null;
    if (unitId !== undefined) return { unitId, accountId: accountId ?? null };
    if (accountId === undefined || accountId === null)
      throw new InvalidInput([{ field: 'unitId', message: 'is required' }]);
    const found = await this.queries.unitOf(issueId, accountId);
    if (found === undefined)
      throw new InvalidInput([{ field: 'accountId', message: 'is that of no member of a unit of the city' }]);
    return { unitId: found, accountId };
  }

  /** An official who gets an issue in the console is its assignee in the token API, too, unless it is closed. */
  private async recordForOfficial(issueId: string, to: Holder | null, note?: string): Promise<void> {
    const officialId = to?.accountId ? await this.queries.officialOf(to.accountId) : undefined;
    if (officialId === undefined) return;
    const actor = { ...(await this.cityStaff.actor()), tokenRole: 'admin' as const };
    await this.issues.assign(actor, issueId, { officialId, ...(note !== undefined && { note }) });
  }

  private async named(holder: Holder | null): Promise<HolderRow | null> {
    return holder && ((await this.queries.named(holder)) ?? null);
  }
}

/** Whether an assignment in the token API was made by this service. */
export function isOwnAssignment(assignedBy: string): boolean {
  return assignedBy === CITY_STAFF_USER.id;
}

function recorded(holder: HolderRow | null): object {
  if (!holder) return { unitId: null, accountId: null };
  const { unitId, unitName, accountId, accountName } = holder;
  return { unitId, unitName: textIn(unitName), accountId, accountName };
}
