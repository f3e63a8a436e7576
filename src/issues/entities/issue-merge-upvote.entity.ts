import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

const PK = 'issue_merge_upvotes_pk';

/** An upvote of a joined issue as it was before the merge. */
@Entity('issue_merge_upvotes', {
  comment:
    'upvotes of joined issues as they were before the merge, until it is undone; they count on the other issue',
})
@ForeignKey('IssueMerge', ['mergeId', 'issueId'], ['mergeId', 'issueId'], {
  name: 'issue_merge_upvotes_merge_fk',
})
@Index('issue_merge_upvotes_issue_idx', ['issueId', 'userId'])
@Index('issue_merge_upvotes_user_idx', ['userId'])
export class IssueMergeUpvote {
  @PrimaryColumn({ type: 'text', name: 'merge_id', collation: 'C', primaryKeyConstraintName: PK })
  mergeId!: string;

  @PrimaryColumn({ type: 'text', name: 'issue_id', collation: 'C', primaryKeyConstraintName: PK })
  issueId!: string;

  @ForeignKey('User', { name: 'issue_merge_upvotes_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'text', name: 'user_id', collation: 'C', primaryKeyConstraintName: PK })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'boolean', comment: 'whether it came to the issue by an earlier merge' })
  joined!: boolean;
}
