import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type CategorySlug, feedLabelOf } from '../kernel/categories';
import { Clock } from '../kernel/clock';
import { DomainEvents } from '../platform/events/domain-events';
import { Issue } from './entities/issue.entity';
import { IssueClosed } from './issue.errors';
import { IssueCategoryChanged, type LockedIssue } from './issue.events';

/** The only writer of another category than that of the report. */
@Injectable()
export class IssueCategories {
  constructor(
    @InjectRepository(Issue) private readonly issues: Repository<Issue>,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives an issue another category, and the label of it; call it under the lock of the issue. Sets off
   * `issues_rollup_change`, `issues_cells_change` and `issues_search_change`: it is counted and found under the new
   * one.
   * @throws IssueClosed
   */
  async change(issue: LockedIssue, category: CategorySlug): Promise<void> {
    if (issue.status === 'closed') throw new IssueClosed();
    if (issue.category === category) return;
    const updatedAt = this.clock.now();
    const categoryLabel = feedLabelOf(category);
    await this.issues.update({ id: issue.id }, { category, categoryLabel, updatedAt });
    const changed = { ...issue, category, updatedAt };
    await this.events.emit(new IssueCategoryChanged(changed, issue.category));
  }
}
