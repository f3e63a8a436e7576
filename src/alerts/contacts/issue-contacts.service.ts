import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { IssueContact } from '../entities/issue-contact.entity';
import { FollowRequestsService } from '../subscriptions/follow-requests.service';
import type { Contact } from './contact';

/** The language of mails to somebody whose language is not known. */
const DEFAULT_LANGUAGE = 'en';

/**
 * The contact data of people for whom clients of Open311 or city staff report: stored separately from the issue, never
 * shown, and deleted after a time.
 */
@Injectable()
export class IssueContactsService {
  constructor(
    @InjectRepository(IssueContact) private readonly contacts: Repository<IssueContact>,
    private readonly follows: FollowRequestsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the contact data of a report, if it has any, and asks an email address whether it wants to follow the issue.
   * Call it in the transaction of the issue.
   */
  async keep(issue: { id: string; city: CitySlug }, contact: Contact): Promise<void> {
    const { email = null, phone = null, firstName = null, lastName = null, language = null } = contact;
    if (email === null && phone === null && firstName === null && lastName === null) return;
    const person = { email, phone, firstName, lastName, language };
    await this.contacts.insert({ issueId: issue.id, ...person, createdAt: this.clock.now() });
    await this.ask(issue, contact);
  }

  /**
   * Asks the email address of somebody, if there is one, whether it wants to follow an issue, as the form of the site
   * does. Call it in a transaction.
   */
  async ask({ id: issueId, city }: { id: string; city: CitySlug }, contact: Contact): Promise<void> {
    const { email, language } = contact;
    if (!email) return;
    const followed = { kind: 'issue', issueId } as const;
    const asked = { email, language: language ?? DEFAULT_LANGUAGE, city, followed };
    await this.follows.ask({ ...asked, frequency: 'daily' });
  }
}
