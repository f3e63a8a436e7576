import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { Channel } from '../channel';

/** A message to a person on a channel: to be sent, sent or given up. */
@Entity('outbound_messages', { comment: 'messages to people on a channel: to be sent, sent or given up' })
@Index('outbound_messages_issue_idx', ['issueId'])
@Index('outbound_messages_recipient_idx', ['channel', 'recipient', 'sentAt'])
export class OutboundMessage {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'outbound_messages_pk' })
  id!: string;

  @Column({ type: 'text', collation: 'C' })
  channel!: Channel;

  @Column('text')
  recipient!: string;

  @Column({ type: 'text', name: 'in_reply_to' })
  inReplyTo!: string;

  @ForeignKey('Issue', { name: 'outbound_messages_issue_fk' })
  @Column({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    nullable: true,
    comment: 'null: it is about none',
  })
  issueId!: string | null;

  @ForeignKey('City', { name: 'outbound_messages_city_fk' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  city!: CitySlug | null;

  @ForeignKey('OutboundTemplate', { name: 'outbound_messages_template_fk' })
  @Column({ type: 'text', name: 'template_key', collation: 'C' })
  templateKey!: string;

  @Column('text')
  body!: string;

  @Column({ type: 'text', default: 'retrying' })
  status!: 'sent' | 'failed' | 'retrying';

  @Column({ type: 'smallint', default: 0 })
  attempts!: number;

  @Column({ type: 'boolean', nullable: true, comment: 'sent in demo mode: recorded only' })
  demo!: boolean | null;

  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  @Column({
    type: 'text',
    name: 'external_id',
    collation: 'C',
    nullable: true,
    comment: 'id that the channel gave the message',
  })
  externalId!: string | null;

  @Column({
    type: 'text',
    name: 'error_code',
    nullable: true,
    comment: 'code of the last refusal: of the channel, of HTTP, no_template, stopped; null: there was none',
  })
  errorCode!: string | null;

  @Column({
    type: 'boolean',
    name: 'as_template',
    default: false,
    comment: 'whether the chat platform refused it as a text, as the person had not written for 24 hours',
  })
  asTemplate!: boolean;

  @Column({
    type: 'timestamptz',
    name: 'limited_since',
    precision: 3,
    nullable: true,
    comment: 'when a limit of the channel first refused it; for an hour that uses up no attempt',
  })
  limitedSince!: Date | null;

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3 })
  dueAt!: Date;

  @Column({ type: 'timestamptz', name: 'sent_at', precision: 3, nullable: true })
  sentAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'delivered_at',
    precision: 3,
    nullable: true,
    comment: 'as the chat platform reports it; null: not reported',
  })
  deliveredAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'read_at',
    precision: 3,
    nullable: true,
    comment: 'as the chat platform reports it; null: not reported',
  })
  readAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
