import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An upvote; a person has at most one for an issue. */
@Entity('issue_upvotes', { comment: 'upvotes; at most one per person and issue' })
@Index('issue_upvotes_user_created_idx', ['userId', 'createdAt', 'issueId'])
export class IssueUpvote {
  @ForeignKey('Issue', { name: 'issue_upvotes_issue_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_upvotes_pk',
  })
  issueId!: string;

  @ForeignKey('User', { name: 'issue_upvotes_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_upvotes_pk',
  })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({
    type: 'boolean',
    default: false,
    comment: 'whether it was given to another issue that was joined with this one',
  })
  joined!: boolean;
}
