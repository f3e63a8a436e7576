import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** How many issues there are of one kind, in one of sixteen slots; kept by trigger. */
@Entity('issue_rollup')
export class IssueRollupCell {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'issue_rollup_pk' })
  city!: CitySlug;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'issue_rollup_pk' })
  category!: string;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'issue_rollup_pk' })
  priority!: string;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'issue_rollup_pk' })
  status!: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'issue_rollup_pk' })
  slot!: number;

  @Column('bigint')
  issues!: string;
}
