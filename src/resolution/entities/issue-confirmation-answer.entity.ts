import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ConfirmationAnswer } from '../../kernel/confirmations';

/** What a person says who is asked whether an issue was repaired. */
@Entity('issue_confirmation_answers', {
  comment:
    'what people answer who are asked whether an issue was repaired; one answer for each person, the latest',
})
@ForeignKey('IssueConfirmationRecipient', ['confirmationId', 'person'], ['confirmationId', 'person'], {
  name: 'issue_confirmation_answers_recipient_fk',
  onDelete: 'CASCADE',
})
@Index('issue_confirmation_answers_issue_idx', ['issueId'])
export class IssueConfirmationAnswer {
  @PrimaryColumn({
    type: 'bigint',
    name: 'confirmation_id',
    primaryKeyConstraintName: 'issue_confirmation_answers_pk',
  })
  confirmationId!: string;

  @PrimaryColumn({
    type: 'text',
    collation: 'C',
    primaryKeyConstraintName: 'issue_confirmation_answers_pk',
  })
  person!: string;

  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({ type: 'boolean', name: 'is_reporter' })
  isReporter!: boolean;

  @Column({
    type: 'boolean',
    name: 'is_new_account',
    comment: 'whether the account was younger than a day at the answer',
  })
  isNewAccount!: boolean;

  @Column({
    type: 'text',
    collation: 'C',
    nullable: true,
    comment: 'keyed hash of the range of the client address, until the decision',
  })
  network!: string | null;

  @Column({
    type: 'text',
    collation: 'C',
    nullable: true,
    comment: 'keyed hash of the mark of the browser, until the decision',
  })
  device!: string | null;

  @Column('text')
  answer!: ConfirmationAnswer;

  @Column({ type: 'text', nullable: true })
  words!: string | null;

  @Column({ type: 'text', name: 'media_id', collation: 'C', nullable: true })
  mediaId!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
