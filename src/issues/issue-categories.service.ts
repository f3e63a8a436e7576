import { Injectable } from '@nestjs/common';
import { ChainQueries } from '../accountability';
import { type CategorySlug, feedLabelOf } from '../kernel/categories';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueClosed } from './issue.errors';
import { IssueCategoryChanged, type LockedIssue } from './issue.events';

/** SQL: of the chain, which is there once the issue is placed, the department alone is another one. */
const change = statement(
  'issues.change-category',
  `update issues set category = $2, category_label = $3, updated_at = $4,
          responsible = jsonb_set(responsible, '{department}', $5::jsonb)
    where id = $1`,
);

/** The only writer of another category than that of the report. */
@Injectable()
export class IssueCategories {
  constructor(
    private readonly database: Database,
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
    const department = JSON.stringify(await this.chains.departmentFor(issue.city, category));
    await this.database.rows(change, [issue.id, category, feedLabelOf(category), updatedAt, department]);
    const changed = { ...issue, category, updatedAt };
    await this.events.emit(new IssueCategoryChanged(changed, issue.category));
  }
}
