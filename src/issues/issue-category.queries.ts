import { Injectable } from '@nestjs/common';
import type { CategorySlug, FeedCategory } from '../kernel/categories';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

/** SQL: of the chain, which is there once the issue is placed, the department alone is another one. */
const change = statement(
  'issues.change-category',
  `update issues set category = $2, category_label = $3, updated_at = $4,
          responsible = jsonb_set(responsible, '{department}', $5::jsonb)
    where id = $1`,
);

/** What another category changes of an issue. */
export interface CategoryChange {
  category: CategorySlug;
  label: FeedCategory;
  /** The department that serves it, as the chain of the issue names one. */
  department: object | null;
  updatedAt: Date;
}

/** The write of another category. */
@Injectable()
export class IssueCategoryQueries {
  constructor(private readonly database: Database) {}

  /**
   * Writes another category of an issue; call it under the lock of the issue. Sets off `issues_rollup_change`,
   * `issues_cells_change` and `issues_search_change`.
   */
  async change(issueId: string, { category, label, department, updatedAt }: CategoryChange): Promise<void> {
    await this.database.rows(change, [issueId, category, label, updatedAt, JSON.stringify(department)]);
  }
}
