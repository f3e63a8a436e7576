import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Records that a subscription gets a mail about an event of its issue. */
@Entity('alerts_sent', {
  comment: 'mails to a subscription about an event of its issue, each once; waiting ones have a due time',
})
@Index('alerts_sent_due_idx', ['dueAt'], { where: 'due_at is not null' })
@Index('alerts_sent_event_idx', ['eventId'])
export class AlertSent {
  @ForeignKey('AlertSubscription', { name: 'alerts_sent_subscription_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'subscription_id',
    collation: 'C',
    primaryKeyConstraintName: 'alerts_sent_pk',
  })
  subscriptionId!: string;

  @ForeignKey('AlertEvent', { name: 'alerts_sent_event_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'bigint', name: 'event_id', primaryKeyConstraintName: 'alerts_sent_pk' })
  eventId!: string;

  @Column({
    type: 'timestamptz',
    name: 'due_at',
    precision: 3,
    nullable: true,
    comment:
      'when the mail that names the event is written; null: written, or dropped because the issue stayed hidden',
  })
  dueAt!: Date | null;
}
