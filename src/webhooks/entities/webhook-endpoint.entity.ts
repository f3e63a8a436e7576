import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { FormerSecret } from '../webhook-secret';
import type { DisabledReason, WebhookEventType } from '../../kernel/webhooks';

/** A URL that events are sent to. */
@Entity('webhook_endpoints', { comment: 'URLs to which events are sent' })
@Index('webhook_endpoints_client_idx', ['clientId'])
export class WebhookEndpoint {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'webhook_endpoints_pk' })
  id!: string;

  @Column('text')
  url!: string;

  @Column('text')
  description!: string;

  @Column({ type: 'text', name: 'event_types', array: true })
  eventTypes!: WebhookEventType[];

  @Column({
    type: 'text',
    name: 'city_scope',
    array: true,
    nullable: true,
    comment: 'ids of cities; null: all cities',
  })
  cityScope!: CitySlug[] | null;

  @ForeignKey('ApiClient', { name: 'webhook_endpoints_client_fk' })
  @Column({
    type: 'text',
    name: 'client_id',
    collation: 'C',
    nullable: true,
    comment: 'Open311 client that manages it; null: managed by city staff',
  })
  clientId!: string | null;

  @Column({
    type: 'text',
    name: 'contact_email',
    nullable: true,
    comment: 'address for the mail when it is disabled; null: no mail',
  })
  contactEmail!: string | null;

  @Column({
    type: 'text',
    collation: 'C',
    comment: 'secret that signs deliveries, shown once; empty: the endpoint was removed',
  })
  secret!: string;

  @Column({
    type: 'jsonb',
    name: 'former_secrets',
    default: [],
    comment: 'former secrets that also sign deliveries: secret and end time (ISO 8601), oldest first',
  })
  formerSecrets!: readonly FormerSecret[];

  @Column({
    type: 'text',
    name: 'created_by',
    collation: 'C',
    nullable: true,
    comment: 'account of the console; null: its client',
  })
  createdBy!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'failing_since',
    precision: 3,
    nullable: true,
    comment:
      'first failure after the last success, or after a longer time without failures; null: not failing',
  })
  failingSince!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'last_failed_at',
    precision: 3,
    nullable: true,
    comment: 'time of the last failure; null: never failed',
  })
  lastFailedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'disabled_at', precision: 3, nullable: true })
  disabledAt!: Date | null;

  /** `revoked` is not stored here: the client's own row says so. */
  @Column({ type: 'text', name: 'disabled_reason', nullable: true })
  disabledReason!: Exclude<DisabledReason, 'revoked'> | null;

  @Column({
    type: 'timestamptz',
    name: 'removed_at',
    precision: 3,
    nullable: true,
    comment: 'when it was removed, a nightly job then deletes it with its deliveries; null: not removed',
  })
  removedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'held_until',
    precision: 3,
    nullable: true,
    comment:
      'time until which it asked for no deliveries (Retry-After); null: not asked since its last success, new URL or enabling',
  })
  heldUntil!: Date | null;
}
