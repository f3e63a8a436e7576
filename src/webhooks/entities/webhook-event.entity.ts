import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** An event that at least one endpoint wanted. */
@Entity('webhook_events', {
  comment: 'events wanted by endpoints, each written in the transaction of its change; kept for thirty days',
})
@Index('webhook_events_at_idx', ['at', 'id'])
@Index('webhook_events_hidden_idx', ['issueId'], { where: "type = 'issue.hidden'" })
export class WebhookEvent {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'webhook_events_pk' })
  id!: string;

  /** One of `WEBHOOK_EVENT_TYPES`, or `webhook.test`. */
  @Column('text')
  type!: string;

  @Column('text')
  city!: CitySlug | '';

  @Column({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    nullable: true,
    comment: 'issue of the event; null: a test event for an endpoint',
  })
  issueId!: string | null;

  @Column({ type: 'text', comment: 'body of its deliveries, as signed' })
  payload!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
