import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An issue in a merge: one that was joined with another, or that other issue. */
@Entity('issue_merges', {
  comment: 'issues in merges: one row for each that was joined with another, and one for that other issue',
})
@Index('issue_merges_canonical_idx', ['canonicalIssueId'], { where: 'undone_at is null' })
@Index('issue_merges_issue_idx', ['issueId'], { where: 'undone_at is null' })
@Index('issue_merges_cluster_idx', ['clusterId'])
export class IssueMerge {
  @PrimaryColumn({
    type: 'text',
    name: 'merge_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_merges_pk',
  })
  mergeId!: string;

  @ForeignKey('Issue', { name: 'issue_merges_issue_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_merges_pk',
  })
  issueId!: string;

  @ForeignKey('Issue', { name: 'issue_merges_canonical_fk' })
  @Column({
    type: 'text',
    name: 'canonical_issue_id',
    collation: 'C',
    comment: 'issue that it was joined with; itself in the row of that issue',
  })
  canonicalIssueId!: string;

  @Column({ type: 'text', name: 'cluster_id', collation: 'C', comment: 'cluster whose issues were merged' })
  clusterId!: string;

  @ForeignKey('Issue', { name: 'issue_merges_former_fk' })
  @Column({
    type: 'text',
    name: 'former_duplicate_of',
    collation: 'C',
    nullable: true,
    comment: 'issue that it was marked as a duplicate of before',
  })
  formerDuplicateOf!: string | null;

  @Column({ type: 'boolean', comment: 'whether the merge took it out of the lists' })
  hid!: boolean;

  @Column({ type: 'timestamptz', name: 'merged_at', precision: 3 })
  mergedAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'undone_at',
    precision: 3,
    nullable: true,
    comment: 'null: not undone',
  })
  undoneAt!: Date | null;
}
