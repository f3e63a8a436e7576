import { Injectable } from '@nestjs/common';
import { ChainQueries } from '../accountability';
import { type CategorySlug, feedLabelOf } from '../kernel/categories';
import { Clock } from '../kernel/time/clock';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueCategoryQueries } from './issue-category.queries';
import { IssueClosed } from './issue.errors';
import { IssueCategoryChanged, type LockedIssue } from './issue.events';

/** Changes the category of an issue. Nothing else writes the category after the report. */
@Injectable()
export class IssueCategoriesService {
  constructor(
    private readonly queries: IssueCategoryQueries,
    private readonly chains: ChainQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the category of an issue, with its label and the department responsible; call it under the issue's lock.
   * Sets off `issues_rollup_change`, `issues_cells_change`, `issues_ward_counts_change` and `issues_search_change`,
   * which update counts and search.
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
