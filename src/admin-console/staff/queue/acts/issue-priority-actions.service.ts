import { Injectable } from '@nestjs/common';
import { CityStaffAccountService } from '../../../../auth';
import { IssueLifecycle, IssueEditsService } from '../../../../issues';
import type { ConsoleActor } from '../../../../kernel/console';
import type { Priority } from '../../../../kernel/priorities';
import { AuditedTransaction } from '../../../audited-transaction.service';
import { PriorityChanged } from './bulk-act-undo.errors';

/** Changes the priority of issues for city staff, each with its audit record. */
@Injectable()
export class IssuePriorityActionsService {
  constructor(
    private readonly lifecycle: IssueLifecycle,
    private readonly issues: IssueEditsService,
    private readonly cityStaff: CityStaffAccountService,
    private readonly audited: AuditedTransaction,
  ) {}

  /**
   * @param from the current priority, which must match; undefined for any
   * @throws IssueNotFound; IssueClosed; PriorityChanged
   */
  async change(actor: ConsoleActor, issueId: string, priority: Priority, from?: Priority): Promise<void> {
    const target = { action: 'issue.change_priority', targetType: 'issue', targetId: issueId };
    await this.audited.change(actor, target, async () => {
      const before = (await this.lifecycle.lock(issueId)).priority;
      if (from !== undefined && from !== before) throw new PriorityChanged(before);
      const author = { ...(await this.cityStaff.actor()), tokenRole: 'admin' as const };
      if (before !== priority) await this.issues.edit(author, issueId, { priority });
      return { before: { priority: before }, after: { priority } };
    });
  }
}
