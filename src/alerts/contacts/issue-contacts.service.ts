import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { IssueContact } from '../entities/issue-contact.entity';
import { IssueContactQueries } from './issue-contacts.queries';

/** A person for whom somebody else reports. Nobody sees it. */
export type Contact = Partial<Pick<IssueContact, 'email' | 'phone' | 'firstName' | 'lastName'>>;

/** How long contacts are kept after their issue was closed. */
const DAYS_AFTER_CLOSING = 90;
/** How long contacts are kept at most, whatever the status of the issue. */
const MAX_DAYS = 400;

/**
 * The contact data of people for whom clients report: stored separately from the issue, never shown, and deleted after
 * a time.
 */
@Injectable()
export class IssueContactsService {
  constructor(
    @InjectRepository(IssueContact) private readonly contacts: Repository<IssueContact>,
    private readonly queries: IssueContactQueries,
    private readonly clock: Clock,
  ) {}

  /** Stores the contact data of a report, if it has any. Call it in the transaction of the issue. */
  async keep(issueId: string, contact: Contact): Promise<void> {
    const { email = null, phone = null, firstName = null, lastName = null } = contact;
    if (email === null && phone === null && firstName === null && lastName === null) return;
    await this.contacts.insert({ issueId, email, phone, firstName, lastName, createdAt: this.clock.now() });
  }

  /** Deletes contacts after their retention time (docs/open311.md#personal-data). @returns how many */
  async deleteOld(): Promise<{ deleted: number }> {
    const now = this.clock.now().getTime();
    const closedBefore = new Date(now - DAYS_AFTER_CLOSING * DAY_MS);
    return { deleted: await this.queries.deleteOld(closedBefore, new Date(now - MAX_DAYS * DAY_MS)) };
  }
}
