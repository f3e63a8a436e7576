import { Injectable } from '@nestjs/common';
import { ChainQueries } from '../accountability';
import { type CategorySlug, feedLabelOf } from '../kernel/categories';
import { Clock } from '../kernel/clock';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueCategoryQueries } from './issue-category.queries';
import { IssueClosed } from './issue.errors';
import { IssueCategoryChanged, type LockedIssue } from './issue.events';

/** The only writer of another category than that of the report. */
@Injectable()
export class IssueCategories {
  constructor(
    private readonly queries: IssueCategoryQueries,
    private readonly chains: ChainQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives an issue another category, the label of it, and the department that serves it; call it under the lock of the
   * issue. Sets off `issues_rollup_change`, `issues_cells_change` and `issues_search_change`: it is counted and found
   * under the new one.
   * @throws IssueClosed
   */
  async change(issue: LockedIssue, category: CategorySlug): Promise<void> {
    if (issue.status === 'closed') throw new IssueClosed();
    if (issue.category === category) return;
    const updatedAt = this.clock.now();
    const department = await this.chains.departmentFor(issue.city, category);
    const label = feedLabelOf(category);
    await this.queries.change(issue.id, { category, label, department, updatedAt });
    const changed = { ...issue, category, updatedAt };
    await this.events.emit(new IssueCategoryChanged(changed, issue.category));
  }
}
