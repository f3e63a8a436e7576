import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { ConfirmationOutcome } from '../../kernel/confirmations';

/** Whether a resolved issue was repaired: what people who know it are asked, and what that came to. */
@Entity('issue_confirmations', {
  comment: 'whether a resolved issue was repaired, by the people who are asked; one row for each resolution',
})
@Unique('issue_confirmations_resolution_once', ['resolutionId'])
@Index('issue_confirmations_issue_idx', ['issueId', 'id'])
@Index('issue_confirmations_undecided_idx', ['askedAt', 'id'], {
  where: 'outcome is null and ended_at is null',
})
@Index('issue_confirmations_figures_idx', ['city', 'decidedAt'], { where: 'outcome is not null' })
export class IssueConfirmation {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'issue_confirmations_pk',
  })
  id!: string;

  @ForeignKey('Issue', { name: 'issue_confirmations_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @ForeignKey('IssueResolution', { name: 'issue_confirmations_resolution_fk' })
  @Column({ type: 'bigint', name: 'resolution_id' })
  resolutionId!: string;

  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'text', collation: 'C' })
  ward!: string;

  @Column({ type: 'text', collation: 'C' })
  category!: CategorySlug;

  @Column({
    type: 'text',
    name: 'department_id',
    collation: 'C',
    nullable: true,
    comment: 'department of the unit that had the issue, else the one for its category',
  })
  departmentId!: string | null;

  @Column({
    type: 'text',
    name: 'unit_id',
    collation: 'C',
    nullable: true,
    comment: 'unit that had the issue when it was resolved',
  })
  unitId!: string | null;

  @Column({ type: 'timestamptz', name: 'asked_at', precision: 3 })
  askedAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'ended_at',
    precision: 3,
    nullable: true,
    comment:
      'when the issue was reopened otherwise than by the answers; null: the newest one of its issue counts',
  })
  endedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'decided_at', precision: 3, nullable: true })
  decidedAt!: Date | null;

  @Column({ type: 'text', nullable: true, comment: 'null: people are still asked' })
  outcome!: ConfirmationOutcome | null;
}
