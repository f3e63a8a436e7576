import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { IssueAct } from '../../audit';
import { Clock } from '../../kernel/clock';
import type { ConsoleActor } from '../../kernel/console';
import { type ConsoleAct, ConsoleAudit } from '../console-audit.service';
import { IssueAdminState } from '../entities/issue-admin-state.entity';

/** What city staff say of an issue in a record of its own. */
export type StateChange = Partial<Omit<IssueAdminState, 'issueId' | 'updatedAt'>>;

/** What was done to an issue. */
interface ActOnIssue extends Omit<ConsoleAct, 'targetType' | 'targetId'> {
  action: IssueAct | 'issue.status_change';
}

/** Writes down what city staff say of issues, and what they did to them. */
@Injectable()
export class FeedRecord {
  constructor(
    @InjectRepository(IssueAdminState) private readonly states: Repository<IssueAdminState>,
    private readonly audit: ConsoleAudit,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes what is said of an issue, or notes alone that something about it changed; call it under the issue's lock.
   */
  async state(issueId: string, change: StateChange): Promise<void> {
    await this.states.upsert({ issueId, ...change, updatedAt: this.clock.now() }, ['issueId']);
  }

  of(actor: ConsoleActor, issueId: string, act: ActOnIssue): Promise<void> {
    return this.audit.record(actor, { ...act, targetType: 'issue', targetId: issueId });
  }
}
