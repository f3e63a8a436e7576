import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { IssueContact } from '../entities/issue-contact.entity';
import type { ReportDto } from './report.dto';

/** How people can be reached for whom clients report: kept apart from the issue, and shown nowhere. */
@Injectable()
export class IssueContacts {
  constructor(
    @InjectRepository(IssueContact) private readonly contacts: Repository<IssueContact>,
    private readonly clock: Clock,
  ) {}

  /** Keeps what a report says of a person, if it says anything. Call it in the transaction of the issue. */
  async keep(issueId: string, report: ReportDto): Promise<void> {
    const { email = null, phone = null, first_name: firstName = null, last_name: lastName = null } = report;
    if (email === null && phone === null && firstName === null && lastName === null) return;
    await this.contacts.insert({ issueId, email, phone, firstName, lastName, createdAt: this.clock.now() });
  }
}
