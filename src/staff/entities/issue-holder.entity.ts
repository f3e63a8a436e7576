import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Who works on an issue. */
@Entity('issue_holders', { comment: 'who works on an issue: a unit, and optionally an account of it' })
@Index('issue_holders_unit_idx', ['unitId', 'issueId'])
@Index('issue_holders_account_idx', ['accountId', 'issueId'])
export class IssueHolder {
  @ForeignKey('Issue', { name: 'issue_holders_issue_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_holders_pk',
  })
  issueId!: string;

  @ForeignKey('StaffUnit', { name: 'issue_holders_unit_fk' })
  @Column({ type: 'text', name: 'unit_id', collation: 'C' })
  unitId!: string;

  @ForeignKey('ConsoleAccount', { name: 'issue_holders_account_fk' })
  @Column({ type: 'text', name: 'account_id', collation: 'C', nullable: true })
  accountId!: string | null;

  @Column({ type: 'timestamptz', name: 'assigned_at', precision: 3 })
  assignedAt!: Date;
}
