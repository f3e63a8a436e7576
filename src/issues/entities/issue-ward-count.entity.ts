import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';

const KEY = { primaryKeyConstraintName: 'issue_ward_counts_pk' };

/** The number of visible issues of a ward and a category; `IssueWardMove` has what is not included yet. */
@Entity('issue_ward_counts', {
  comment: 'number of visible issues of a ward and a category; a job adds issue_ward_moves to it',
})
export class IssueWardCount {
  @PrimaryColumn({ ...KEY, type: 'text', collation: 'C' })
  city!: CitySlug;

  @PrimaryColumn({ ...KEY, type: 'text', comment: 'empty: those without a ward' })
  ward!: string;

  @PrimaryColumn({ ...KEY, type: 'text', collation: 'C' })
  category!: CategorySlug;

  @Column('integer')
  reported!: number;

  @Column({ type: 'integer', comment: 'number of these that are resolved or closed' })
  resolved!: number;

  @Column({ type: 'integer', comment: 'number of these that are open or in progress' })
  open!: number;

  @Column({ type: 'integer', comment: 'number of these open ones whose due date has passed' })
  late!: number;
}
