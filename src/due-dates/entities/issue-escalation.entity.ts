import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The escalation of a late issue to an office. Append-only. */
@Entity('issue_escalations', {
  comment: 'append-only: escalations of late issues to offices',
})
@Index('issue_escalations_official_idx', ['officialId', 'at'])
export class IssueEscalation {
  @ForeignKey('Issue', { name: 'issue_escalations_issue_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_escalations_pk',
  })
  issueId!: string;

  /** 1 is the ward officer, 2 the corporator, 3 the MLA, 4 the MP. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'issue_escalations_pk' })
  level!: number;

  @Column('text')
  designation!: string;

  @Column({ type: 'text', comment: 'ward or constituency of the office' })
  place!: string;

  @Column({
    type: 'text',
    name: 'official_id',
    collation: 'C',
    comment: 'holder of the office at that time; never shown',
  })
  officialId!: string;

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3, comment: 'due date that had passed' })
  dueAt!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
