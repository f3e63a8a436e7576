import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { FormerSecret } from '../webhook-secret';
import type { DisabledReason, WebhookEventType } from '../../kernel/webhooks';

/** A URL that events are sent to. */
@Entity('webhook_endpoints', { comment: 'URLs that events are sent to' })
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
    comment: 'ids of cities; null: all of them',
  })
  cityScope!: CitySlug[] | null;

  @ForeignKey('ApiClient', { name: 'webhook_endpoints_client_fk' })
  @Column({
    type: 'text',
    name: 'client_id',
    collation: 'C',
    nullable: true,
    comment: 'the client of Open311 that manages it; null: city staff do',
  })
  clientId!: string | null;

  @Column({
    type: 'text',
    name: 'contact_email',
    nullable: true,
    comment: 'who is written to when it is disabled; null: nobody',
  })
  contactEmail!: string | null;

  @Column({
    type: 'text',
    collation: 'C',
    comment: 'what deliveries are signed with; shown once; empty once it is removed',
  })
  secret!: string;

  @Column({
    type: 'jsonb',
    name: 'former_secrets',
    default: [],
    comment: 'what deliveries are signed with, too: secret and until when (ISO 8601), the oldest first',
  })
  formerSecrets!: readonly FormerSecret[];

  @Column({
    type: 'text',
    name: 'created_by',
    collation: 'C',
    nullable: true,
    comment: 'an account of the console; null: its client',
  })
  createdBy!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'failing_since',
    precision: 3,
    nullable: true,
    comment: 'the first failure after the last success, or after a while without any; null: it does not fail',
  })
  failingSince!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'last_failed_at',
    precision: 3,
    nullable: true,
    comment: 'the last failure; null: it never failed',
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
    comment:
      'since when nobody has it any more: it is deleted at night with what it was sent; null: it is there',
  })
  removedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'held_until',
    precision: 3,
    nullable: true,
    comment:
      'until when it asked to be sent nothing (Retry-After); null: it did not since it last took an event',
  })
  heldUntil!: Date | null;
}
