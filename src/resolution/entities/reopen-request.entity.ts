import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A request to reopen a resolved issue. */
@Entity('reopen_requests', { comment: 'requests to reopen resolved issues' })
@Index('reopen_requests_user_idx', ['userId'])
@Index('reopen_requests_resolution_idx', ['resolutionId', 'at', 'id'])
@Index('reopen_requests_user_idx', ['userId'])
export class ReopenRequest {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'reopen_requests_pk' })
  id!: string;

  @ForeignKey('Issue', { name: 'reopen_requests_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @ForeignKey('IssueResolution', { name: 'reopen_requests_resolution_fk' })
  @Column({ type: 'bigint', name: 'resolution_id' })
  resolutionId!: string;

  @ForeignKey('User', { name: 'reopen_requests_user_fk' })
  @Column({ type: 'text', name: 'user_id', collation: 'C' })
  userId!: string;

  @Column('text')
  reason!: string;

  @Column({ type: 'text', default: 'pending' })
  status!: 'pending' | 'approved' | 'denied';

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({ type: 'text', name: 'reviewed_by', collation: 'C', nullable: true })
  reviewedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'reviewed_at', precision: 3, nullable: true })
  reviewedAt!: Date | null;
}
