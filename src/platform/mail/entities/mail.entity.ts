import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * The order in which mails are sent: lower numbers first. A mail that a person is waiting for has priority.
 * Confirmations, which anyone can cause for any address, come after all others except digests.
 */
export const MAIL_PRIORITIES = { waitedFor: 0, alert: 1, confirmation: 2, digest: 3 } as const;

/** A mail to send, or a sent one. */
@Entity('mails', {
  comment:
    'outbox: waiting and sent mails, each written in the transaction of its change; deleted after 30 days',
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
      'identifies occasion and recipient, such as escalation:<issue>:<level>; at most one mail per key',
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
    comment: 'language of the mail if it is also sent as HTML; null: sent as plain text only',
  })
  language!: string | null;

  @Column({
    type: 'text',
    nullable: true,
    comment: 'HTML part, if the previous release wrote it; null: see language',
  })
  html!: string | null;

  @Column({
    type: 'text',
    name: 'unsubscribe_url',
    nullable: true,
    comment: 'URL of the one-click unsubscribe; null: no subscription',
  })
  unsubscribeUrl!: string | null;

  @Column({
    type: 'smallint',
    default: MAIL_PRIORITIES.waitedFor,
    comment: 'sending order: 0 mails somebody waits for, 1 alerts, 2 confirmations, 3 digests',
  })
  priority!: number;

  @ForeignKey('AlertSubscription', { name: 'mails_subscription_fk', onDelete: 'CASCADE' })
  @Column({
    type: 'text',
    name: 'subscription_id',
    collation: 'C',
    nullable: true,
    comment: 'subscription of the mail; the mail is deleted when it ends; null: no subscription',
  })
  subscriptionId!: string | null;

  @Column({
    type: 'text',
    name: 'issue_ids',
    collation: 'C',
    array: true,
    default: [],
    comment: 'issues named in the mail; it is not sent while one of them is hidden',
  })
  issueIds!: string[];

  @Column({
    type: 'text',
    name: 'time_zone',
    nullable: true,
    comment: 'time zone in which it is not sent from 22:00 to 08:00; null: sent at any hour',
  })
  timeZone!: string | null;

  @Column({ type: 'text', default: 'waiting' })
  status!: 'waiting' | 'sent' | 'failed';

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3, comment: 'time of the next try' })
  dueAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'taken_at',
    precision: 3,
    nullable: true,
    comment: 'when sending started, valid until the mail is due again; null: not being sent',
  })
  takenAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'sent_at', precision: 3, nullable: true })
  sentAt!: Date | null;
}
