import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { DueDateReason } from '../../kernel/due-dates';

/** A change of a due date. Append-only. */
@Entity('due_date_changes', { comment: 'append-only: every change of a due date, with its reason' })
@Index('due_date_changes_issue_idx', ['issueId', 'id'])
export class DueDateChange {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'due_date_changes_pk',
  })
  id!: string;

  @ForeignKey('Issue', { name: 'due_date_changes_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({ type: 'timestamptz', name: 'from_due_at', precision: 3, nullable: true })
  fromDueAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'to_due_at', precision: 3 })
  toDueAt!: Date;

  @Column('text')
  reason!: DueDateReason;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
