import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An issue of an act on many issues, with its result. */
@Entity('bulk_act_issues', { comment: 'the issues of acts on many issues, each with its result' })
@Index('bulk_act_issues_waiting_idx', ['actId', 'position'], { where: `state = 'waiting'` })
@Index('bulk_act_issues_undo_idx', ['actId', 'position'], { where: `undo = 'waiting'` })
export class BulkActIssue {
  @ForeignKey('BulkAct', { name: 'bulk_act_issues_act_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'act_id',
    collation: 'C',
    primaryKeyConstraintName: 'bulk_act_issues_pk',
  })
  actId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'bulk_act_issues_pk' })
  position!: number;

  @Column({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    comment: 'as it was given, which may be that of no issue',
  })
  issueId!: string;

  @Column({ type: 'text', collation: 'C' })
  state!: 'waiting' | 'done' | 'failed';

  @Column({ type: 'text', nullable: true, comment: 'why it failed, or why it was not undone' })
  reason!: string | null;

  @Column({ type: 'jsonb', nullable: true, comment: 'what the act changed, as it was before' })
  was!: object | null;

  @Column({ type: 'jsonb', nullable: true, comment: 'what the act changed, as it was after' })
  became!: object | null;

  @Column({ type: 'text', collation: 'C', nullable: true, comment: 'null: nobody asked to undo it' })
  undo!: 'waiting' | 'done' | 'failed' | null;
}
