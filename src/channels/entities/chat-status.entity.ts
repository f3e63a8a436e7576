import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The statuses of a sent message that change it. */
export const CHAT_STATUSES = ['delivered', 'read', 'failed'] as const;

/** A status of a chat message whose id is not known yet. */
@Entity('chat_statuses', {
  comment: 'statuses of chat messages whose id is not known yet; kept for an hour',
})
@Index('chat_statuses_received_idx', ['receivedAt'])
export class ChatStatus {
  @PrimaryColumn({
    type: 'text',
    name: 'external_id',
    collation: 'C',
    primaryKeyConstraintName: 'chat_statuses_pk',
    comment: 'id that the platform gave the message',
  })
  externalId!: string;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'chat_statuses_pk' })
  status!: (typeof CHAT_STATUSES)[number];

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({
    type: 'text',
    name: 'error_code',
    nullable: true,
    comment: 'code of the platform, if the message failed',
  })
  errorCode!: string | null;

  @Column({ type: 'timestamptz', name: 'received_at', precision: 3 })
  receivedAt!: Date;
}
