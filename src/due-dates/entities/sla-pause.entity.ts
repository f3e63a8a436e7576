import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A period in which the clock of an issue does not run. */
@Entity('sla_pauses', {
  comment: 'pauses of the clock of an issue, with a public reason',
})
@Index('sla_pauses_issue_idx', ['issueId', 'fromAt'])
@Index('sla_pauses_long_idx', ['untilAt'], {
  where: "ended_at is null and until_at - from_at > interval '366 days'",
})
export class SlaPause {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'sla_pauses_pk' })
  id!: string;

  @ForeignKey('Issue', { name: 'sla_pauses_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({ type: 'timestamptz', name: 'from_at', precision: 3 })
  fromAt!: Date;

  @Column({ type: 'timestamptz', name: 'until_at', precision: 3 })
  untilAt!: Date;

  @Column('text')
  reason!: string;

  @Column({ type: 'text', name: 'paused_by', collation: 'C', comment: 'account of the console' })
  pausedBy!: string;

  @Column({
    type: 'timestamptz',
    name: 'ended_at',
    precision: 3,
    nullable: true,
    comment: 'when the pause was ended early',
  })
  endedAt!: Date | null;

  @Column({
    type: 'text',
    name: 'ended_by',
    collation: 'C',
    nullable: true,
    comment: 'account of the console',
  })
  endedBy!: string | null;
}
