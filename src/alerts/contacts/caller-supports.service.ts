import { Injectable } from '@nestjs/common';
import { CityStaffAccountService } from '../../auth';
import { IssuesService, type LockedIssue } from '../../issues';
import { CallerAccountsService } from './caller-accounts.service';
import type { Contact } from './contact';
import { IssueContactsService } from './issue-contacts.service';

/** Counts people who reached city staff as supporters of issues. */
@Injectable()
export class CallerSupportsService {
  constructor(
    private readonly accounts: CityStaffAccountService,
    private readonly callers: CallerAccountsService,
    private readonly issues: IssuesService,
    private readonly contacts: IssueContactsService,
  ) {}

  /**
   * Counts a person once, if a phone number or an email address is known, and asks the address whether it wants to
   * follow the issue. Call it in a transaction.
   */
  async add({ id, city }: LockedIssue, contact: Contact): Promise<void> {
    const callerId = await this.callers.of(contact, city);
    if (callerId === undefined) return;
    await this.issues.setUpvote({ ...(await this.accounts.actor()), id: callerId }, id, true);
    await this.contacts.ask({ id, city }, contact);
  }
}
