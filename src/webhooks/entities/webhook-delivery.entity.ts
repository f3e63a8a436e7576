import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The delivery of an event to an endpoint. */
@Entity('webhook_deliveries', {
  comment: 'deliveries of events to endpoints, with their status',
})
@Index('webhook_deliveries_waiting_idx', ['endpointId', 'dueAt', 'eventId'], {
  where: "status = 'waiting'",
})
@Index('webhook_deliveries_endpoint_idx', ['endpointId'])
@Index('webhook_deliveries_failed_idx', ['endpointId', 'eventId'], { where: "status = 'failed'" })
export class WebhookDelivery {
  @ForeignKey('WebhookEvent', { name: 'webhook_deliveries_event_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'event_id',
    collation: 'C',
    primaryKeyConstraintName: 'webhook_deliveries_pk',
  })
  eventId!: string;

  @ForeignKey('WebhookEndpoint', { name: 'webhook_deliveries_endpoint_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'endpoint_id',
    collation: 'C',
    primaryKeyConstraintName: 'webhook_deliveries_pk',
  })
  endpointId!: string;

  @Column({
    type: 'text',
    default: 'waiting',
    comment: 'withdrawn: an issue.hidden event that was not delivered before the issue was shown again',
  })
  status!: 'waiting' | 'delivered' | 'failed' | 'withdrawn';

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3, comment: 'time of the next try' })
  dueAt!: Date;

  @Column({ type: 'timestamptz', name: 'delivered_at', precision: 3, nullable: true })
  deliveredAt!: Date | null;
}
