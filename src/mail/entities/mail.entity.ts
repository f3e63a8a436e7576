import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * The order in which mails are sent: lower numbers first. A mail that a person is waiting for has priority.
 * Confirmations, which anyone can cause for any address, come after all others except digests.
 */
export const MAIL_PRIORITIES = { waitedFor: 0, alert: 1, confirmation: 2, digest: 3 } as const;

/** A mail to send, or a sent one. */
@Entity('mails', {
  comment:
    'outbox: mails that are to be sent, or were, each written in one transaction with the change it is about; deleted after 30 days',
})
@Unique('mails_key_unique', ['key'])
@Index('mails_waiting_idx', ['priority', 'dueAt', 'id'], { where: "status = 'waiting'" })
@Index('mails_done_idx', ['createdAt'], { where: "status <> 'waiting'" })
@Index('mails_subscription_idx', ['subscriptionId'], { where: 'subscription_id is not null' })
export class Mail {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'mails_pk' })
  id!: string;

  @Column({
    type: 'text',
    collation: 'C',
    comment:
      'names the occasion and the recipient, such as escalation:<issue>:<level>; no second mail of one key is written',
  })
  key!: string;

  @Column('text')
  recipient!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  body!: string;

  @Column({
    type: 'text',
    nullable: true,
    comment: 'in which it is written, where it is sent as HTML, too; null: it is sent as plain text alone',
  })
  language!: string | null;

  @Column({
    type: 'text',
    nullable: true,
    comment: 'as what it is sent beside its text, where the release before wrote it; null: see language',
  })
  html!: string | null;

  @Column({
    type: 'text',
    name: 'unsubscribe_url',
    nullable: true,
    comment: 'where one click ends what it belongs to; null: nothing was subscribed to',
  })
  unsubscribeUrl!: string | null;

  @Column({
    type: 'smallint',
    default: MAIL_PRIORITIES.waitedFor,
    comment: 'which are sent first: 0 what somebody waits for, 1 alerts, 2 confirmations, 3 digests',
  })
  priority!: number;

  @ForeignKey('AlertSubscription', { name: 'mails_subscription_fk', onDelete: 'CASCADE' })
  @Column({
    type: 'text',
    name: 'subscription_id',
    collation: 'C',
    nullable: true,
    comment: 'whose mail it is, deleted when that ends; null: nothing was subscribed to',
  })
  subscriptionId!: string | null;

  @Column({
    type: 'text',
    name: 'issue_ids',
    collation: 'C',
    array: true,
    default: [],
    comment: 'the issues it names; it is not sent while one of them is hidden',
  })
  issueIds!: string[];

  @Column({
    type: 'text',
    name: 'time_zone',
    nullable: true,
    comment: 'where it is not sent from 22:00 to 08:00; null: it is sent at any hour',
  })
  timeZone!: string | null;

  @Column({ type: 'text', default: 'waiting' })
  status!: 'waiting' | 'sent' | 'failed';

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3, comment: 'when it is tried next' })
  dueAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'taken_at',
    precision: 3,
    nullable: true,
    comment: 'since when it is being sent, until it is due again; null: it is not',
  })
  takenAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'sent_at', precision: 3, nullable: true })
  sentAt!: Date | null;
}
