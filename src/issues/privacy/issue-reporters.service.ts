import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ContributorChanged } from '../../kernel/people/contributor-events';
import { Clock } from '../../kernel/time/clock';
import { DomainEvents } from '../../platform/events/domain-events';
import { Issue } from '../entities/issue.entity';

/** Follows who is shown as the reporter of an issue. Sets off `issues_search_change` (the reporter's name). */
@Injectable()
export class IssueReportersService implements OnModuleInit {
  constructor(
    @InjectRepository(Issue) private readonly issues: Repository<Issue>,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(ContributorChanged, (change) => this.follow(change));
  }

  /** Every answer that shows a contributor changes, so the issue is newer even if somebody else reported it. */
  private async follow(change: ContributorChanged): Promise<void> {
    const { scope: id, from, to } = change;
    const updatedAt = this.clock.now();
    const { affected } = await this.issues.update({ id, reporterId: from }, { reporterId: to, updatedAt });
    change.changed += affected ?? 0;
    if (affected === 0) await this.issues.update({ id }, { updatedAt });
  }
}
