import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A person who is asked whether an issue was repaired. */
@Entity('issue_confirmation_recipients', {
  comment: 'outbox: the people who are asked whether an issue was repaired',
})
@Index('issue_confirmation_recipients_email_idx', ['email'], { where: 'email is not null' })
@Index('issue_confirmation_recipients_user_idx', ['userId'])
@Index('issue_confirmation_recipients_untold_idx', ['confirmationId', 'person'], { where: 'told_at is null' })
export class IssueConfirmationRecipient {
  @ForeignKey('IssueConfirmation', { name: 'issue_confirmation_recipients_confirmation_fk' })
  @PrimaryColumn({
    type: 'bigint',
    name: 'confirmation_id',
    primaryKeyConstraintName: 'issue_confirmation_recipients_pk',
  })
  confirmationId!: string;

  @PrimaryColumn({
    type: 'text',
    collation: 'C',
    primaryKeyConstraintName: 'issue_confirmation_recipients_pk',
    comment: 'account, or a hash of the address or of the sender of a channel',
  })
  person!: string;

  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @ForeignKey('User', { name: 'issue_confirmation_recipients_user_fk', onDelete: 'CASCADE' })
  @Column({ type: 'text', name: 'user_id', collation: 'C', nullable: true })
  userId!: string | null;

  @Column({
    type: 'text',
    collation: 'C',
    nullable: true,
    comment: 'address of a follower without an account, until the decision',
  })
  email!: string | null;

  @Column({
    type: 'timestamptz',
    name: 'told_at',
    precision: 3,
    nullable: true,
    comment: 'when the question was handed to the mails; null: not yet',
  })
  toldAt!: Date | null;
}
