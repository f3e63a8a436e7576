import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { Priority } from '../../kernel/priorities';
import type { LifecycleStatus } from '../../kernel/statuses';

/** The number of issues of one kind, spread over sixteen slots; kept by a trigger. */
@Entity('issue_rollup', {
  comment: 'number of issues of one kind, in sixteen slots to avoid lock waits of writers; kept by trigger',
})
export class IssueRollupCell {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'issue_rollup_pk' })
  city!: CitySlug;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'issue_rollup_pk' })
  category!: CategorySlug;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'issue_rollup_pk' })
  priority!: Priority;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'issue_rollup_pk' })
  status!: LifecycleStatus;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'issue_rollup_pk' })
  slot!: number;

  @Column('bigint')
  issues!: string;

  @Column({
    type: 'bigint',
    name: 'not_repaired',
    default: 0,
    comment: 'number of these that were resolved without a repair',
  })
  notRepaired!: string;
}
