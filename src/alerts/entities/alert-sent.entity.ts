import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** That a subscription has been written to at once about an event. */
@Entity('alerts_sent', {
  comment: 'which subscription has been written to at once about which event: once',
})
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
}
