import { Injectable } from '@nestjs/common';
import type { CategorySlug, FeedCategory } from '../kernel/categories';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

/** In SQL: if the issue is placed, only the department within its stored chain changes. */
const change = statement(
  'issues.change-category',
  `update issues set category = $2, category_label = $3, updated_at = $4,
          responsible = jsonb_set(responsible, '{department}', $5::jsonb)
    where id = $1`,
);

/** The columns of an issue that change with its category. */
export interface CategoryChange {
  category: CategorySlug;
  label: FeedCategory;
  /** The department responsible, in the form it has in the chain of the issue. */
  department: object | null;
  updatedAt: Date;
}

/** Writes the category of issues. */
@Injectable()
export class IssueCategoryQueries {
  constructor(private readonly database: Database) {}

  /**
   * Writes the category of an issue; call it under the issue's lock. Sets off `issues_rollup_change`,
   * `issues_cells_change`, `issues_ward_counts_change` and `issues_search_change`.
   */
  async change(issueId: string, { category, label, department, updatedAt }: CategoryChange): Promise<void> {
    await this.database.rows(change, [issueId, category, label, updatedAt, JSON.stringify(department)]);
  }
}
