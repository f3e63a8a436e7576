import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A letter to the office of a step that is still to be written. */
@Entity('unsent_letters', {
  comment:
    'letters to offices that are still to be written, for they had no address or were given up; kept for 30 days',
})
@Index('unsent_letters_official_idx', ['officialId'])
@Index('unsent_letters_at_idx', ['at'])
@ForeignKey('IssueEscalation', ['issueId', 'level'], ['issueId', 'level'], {
  name: 'unsent_letters_escalation_fk',
})
export class UnsentLetter {
  @PrimaryColumn({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    primaryKeyConstraintName: 'unsent_letters_pk',
  })
  issueId!: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'unsent_letters_pk' })
  level!: number;

  @Column({ type: 'text', name: 'official_id', collation: 'C' })
  officialId!: string;

  @Column({
    type: 'text',
    comment:
      'the address that was not reached, or that the office has no more; empty: there was none, or it was not tried',
  })
  recipient!: string;

  @Column({ type: 'timestamptz', precision: 3, comment: 'when the issue was escalated' })
  at!: Date;
}
