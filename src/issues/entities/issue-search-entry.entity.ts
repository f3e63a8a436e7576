import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { FeedCategory } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';

/** The search text of an issue; kept by a trigger. */
@Entity('issue_search', {
  comment: 'search words of publicly visible issues, in lower case; one row per issue',
})
@Index('issue_search_category_idx', ['city', 'categoryLabel', 'createdAt', 'issueId'])
@Index('issue_search_city_created_idx', ['city', 'createdAt', 'issueId'])
export class IssueSearchEntry {
  @ForeignKey('Issue', { name: 'issue_search_issue_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_search_pk',
  })
  issueId!: string;

  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'text', name: 'category_label' })
  categoryLabel!: FeedCategory;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column('text')
  words!: string;
}
