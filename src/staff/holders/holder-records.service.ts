import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { IssueHolderColumnsService } from '../../issues';
import { IssueHolder } from '../entities/issue-holder.entity';
import { IssueHolderEvent } from '../entities/issue-holder-event.entity';
import type { Assignment } from './holder';

/** Reads and writes the holder of an issue, and the history of its holders. */
@Injectable()
export class HolderRecordsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly columns: IssueHolderColumnsService,
  ) {}

  /** The holder of an issue; null if nobody holds it. */
  find(issueId: string): Promise<IssueHolder | null> {
    return this.manager.findOneBy(IssueHolder, { issueId });
  }

  /** Writes a change of the holder; call it under the issue's lock. */
  async write(issueId: string, { to, actorId, reason }: Assignment, at: Date): Promise<void> {
    if (to) await this.manager.upsert(IssueHolder, { issueId, ...to, assignedAt: at }, ['issueId']);
    else await this.manager.delete(IssueHolder, { issueId });
    const { unitId, accountId } = to ?? { unitId: null, accountId: null };
    await this.columns.write(issueId, { holderUnitId: unitId, holderAccountId: accountId });
    const event = { issueId, unitId, accountId, actorId, reason: reason ?? null, at };
    await this.manager.insert(IssueHolderEvent, event);
  }
}
