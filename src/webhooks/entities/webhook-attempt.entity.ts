import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An attempt to deliver an event. */
@Entity('webhook_attempts', {
  comment: 'results of the attempts to deliver an event, without the content of the answer',
})
@ForeignKey('WebhookDelivery', ['eventId', 'endpointId'], ['eventId', 'endpointId'], {
  name: 'webhook_attempts_delivery_fk',
  onDelete: 'CASCADE',
})
@Index('webhook_attempts_endpoint_idx', ['endpointId', 'id'])
@Index('webhook_attempts_delivery_idx', ['eventId', 'endpointId'])
export class WebhookAttempt {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'webhook_attempts_pk',
  })
  id!: string;

  @Column({ type: 'text', name: 'event_id', collation: 'C' })
  eventId!: string;

  @Column({ type: 'text', name: 'endpoint_id', collation: 'C' })
  endpointId!: string;

  @Column({ type: 'integer', comment: 'counts from 1; restarts with each replay' })
  number!: number;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({ type: 'integer', name: 'duration_ms' })
  durationMs!: number;

  @Column({ type: 'integer', nullable: true, comment: 'HTTP status of the answer; null: no answer' })
  status!: number | null;

  @Column({ type: 'text', nullable: true, comment: 'why it failed; null: the endpoint accepted the event' })
  failure!: string | null;
}
