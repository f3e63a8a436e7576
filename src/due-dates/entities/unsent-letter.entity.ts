import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { NotReachedReason } from '../due-date.events';

/**
 * A letter about an escalation that is still to be written, or that was sent to another official than that of the
 * escalation.
 */
@Entity('unsent_letters', {
  comment:
    'letters to offices that are still to be written, for they had no address or were given up, and those that went to another official than that of their step; kept for 30 days',
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

  @Column({
    type: 'text',
    name: 'official_id',
    collation: 'C',
    comment: 'who held the office when it was last to be written',
  })
  officialId!: string;

  @Column({
    type: 'text',
    comment:
      'the address that was not reached, that the office has no more, or that another official has; empty: there was none, or it was not tried',
  })
  recipient!: string;

  @Column({ type: 'timestamptz', precision: 3, comment: 'when the issue was escalated' })
  at!: Date;

  @Column({
    type: 'text',
    nullable: true,
    comment:
      'why its office was not reached when city staff were last told of it: no-address, vacant or failed; null: they were not',
  })
  told!: NotReachedReason | null;
}
