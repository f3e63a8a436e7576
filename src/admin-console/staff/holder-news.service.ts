import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueEscalated } from '../../due-dates';
import { IssueAssigned, IssueStatusChanged } from '../../issues';
import { issueNumber } from '../../kernel/issue-number';
import { isDone } from '../../kernel/statuses';
import { DomainEvents } from '../../platform/events/domain-events';
import { type Holder, HoldersService, IssueHolderChanged } from '../../staff';
import type { NotificationKind } from '../notifications/notification';
import { HolderMailsService } from '../notifications/holder-mails.service';
import { NotificationsService } from '../notifications/notifications.service';
import { isOwnAssignment } from './holder-actions.service';
import { StaffAccountQueries } from './staff-account.queries';

/**
 * Tells those who hold an issue that they got it, and that it was reopened or escalated, also by mail if they want it.
 * An assignment in the token API changes its holder, if the assignee has an account or a unit.
 */
@Injectable()
export class HolderNewsService implements OnModuleInit {
  constructor(
    private readonly holders: HoldersService,
    private readonly accounts: StaffAccountQueries,
    private readonly notifications: NotificationsService,
    private readonly mails: HolderMailsService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueHolderChanged, async ({ issue: { id }, after, actorId }) => {
      if (after) await this.tell(id, after, 'issue_assigned', `Issue ${issueNumber(id)} is yours`, actorId);
    });
    this.events.on(IssueStatusChanged, async ({ issue: { id, status }, from, origin }) => {
      const title = `Issue ${issueNumber(id)} was reopened`;
      if (isDone(from) && !isDone(status)) await this.tellHolder(id, 'issue_reopened', title, origin.actorId);
    });
    this.events.on(IssueEscalated, ({ issue: { id }, office }) =>
      this.tellHolder(id, 'issue_escalated', `Issue ${issueNumber(id)} was escalated: ${office.designation}`),
    );
    this.events.on(IssueAssigned, (assigned) => this.follow(assigned));
  }

  private async follow({ issueId, assigneeId, assignedBy }: IssueAssigned): Promise<void> {
    if (isOwnAssignment(assignedBy)) return;
    const to = await this.accounts.holderOf(issueId, assigneeId);
    if (to) await this.holders.assign(issueId, { to, actorId: assignedBy });
  }

  private async tellHolder(
    issueId: string,
    kind: NotificationKind,
    title: string,
    actorId: string | null = null,
  ): Promise<void> {
    const holder = await this.holders.of(issueId);
    if (holder) await this.tell(issueId, holder, kind, title, actorId);
  }

  /** Nobody is told of their own act. */
  private async tell(
    issueId: string,
    holder: Holder,
    kind: NotificationKind,
    title: string,
    actorId: string | null,
  ): Promise<void> {
    const told = (await this.accounts.accountsOf(holder)).filter((accountId) => accountId !== actorId);
    for (const accountId of told) {
      const target = { type: 'issue', id: issueId };
      const key = await this.notifications.notifyAccount(accountId, kind, title, target);
      await this.mails.tell(accountId, { key, issueId, title });
    }
  }
}
