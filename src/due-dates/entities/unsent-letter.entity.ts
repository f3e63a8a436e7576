import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { NotReachedReason } from '../due-date.events';

/**
 * A letter about an escalation that is still to be written, or that was sent to another official than that of the
 * escalation.
 */
@Entity('unsent_letters', {
  comment:
    'letters to offices: still to be written (no address, or given up), or sent to another official than that of the escalation; kept for 30 days',
})
@Index('unsent_letters_official_idx', ['officialId', 'at'])
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
    comment: 'holder of the office when the letter was last due to be written',
  })
  officialId!: string;

  @Column({
    type: 'text',
    comment:
      'address that failed, that the office no longer has, or that another official has; empty: no address, or not tried',
  })
  recipient!: string;

  @Column({ type: 'timestamptz', precision: 3, comment: 'when the issue was escalated' })
  at!: Date;

  @Column({
    type: 'text',
    name: 'told',
    nullable: true,
    comment:
      'reason in the last notification of city staff that the office was not reached: no-address, vacant or failed; null: not notified',
  })
  reportedReason!: NotReachedReason | null;
}
