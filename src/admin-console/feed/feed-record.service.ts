import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { IssueAct } from '../../platform/audit';
import { Clock } from '../../kernel/time/clock';
import type { ConsoleActor } from '../../kernel/console';
import { type ConsoleAct, ConsoleAudit } from '../console-audit.service';
import { IssueAdminState } from '../entities/issue-admin-state.entity';

/** The changes of the admin state of an issue. */
export type StateChange = Partial<Omit<IssueAdminState, 'issueId' | 'updatedAt'>>;

/** An act on an issue. */
interface ActOnIssue extends Omit<ConsoleAct, 'targetType' | 'targetId'> {
  action: IssueAct | 'issue.status_change';
}

/** Writes the admin state of issues, and the audit records of acts on them. */
@Injectable()
export class FeedRecordService {
  constructor(
    @InjectRepository(IssueAdminState) private readonly states: Repository<IssueAdminState>,
    private readonly audit: ConsoleAudit,
    private readonly clock: Clock,
  ) {}

  /** Changes the admin state of an issue, or only the time of its last change. Call it under the issue's lock. */
  async state(issueId: string, change: StateChange): Promise<void> {
    await this.states.upsert({ issueId, ...change, updatedAt: this.clock.now() }, ['issueId']);
  }

  of(actor: ConsoleActor, issueId: string, act: ActOnIssue): Promise<void> {
    return this.audit.record(actor, { ...act, targetType: 'issue', targetId: issueId });
  }
}
