import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** An assignment of an issue to an official. Append-only. */
@Entity('issue_assignments', {
  comment: 'append-only: assignments of issues; the latest row of an issue is its current assignment',
})
export class IssueAssignment {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'issue_assignments_pk',
  })
  id!: string;

  @ForeignKey('Issue', { name: 'issue_assignments_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({ type: 'text', name: 'assignee_id', collation: 'C' })
  assigneeId!: string;

  @Column({ type: 'text', name: 'assignee_name' })
  assigneeName!: string;

  @Column('text')
  department!: string;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @ForeignKey('User', { name: 'issue_assignments_assigner_fk' })
  @Column({ type: 'text', name: 'assigned_by', collation: 'C' })
  assignedBy!: string;

  @Column({ type: 'timestamptz', name: 'assigned_at', precision: 3 })
  assignedAt!: Date;
}
