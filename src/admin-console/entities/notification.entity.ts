import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A notification to the console. */
@Entity('notifications', { comment: 'notifications to city staff in the console' })
@Index('notifications_unreached_idx', ['targetId'], {
  unique: true,
  where: "kind = 'office_not_reached' and read_at is null",
})
@Index('notifications_picture_idx', ['targetId'], {
  unique: true,
  where: "kind = 'picture_not_stored' and read_at is null",
})
@Index('notifications_disputed_idx', ['targetId', 'kind'], {
  unique: true,
  where: "kind in ('reopen_request', 'resolution_rated_down') and read_at is null",
})
@Index('notifications_account_idx', ['accountId', 'createdAt', 'id'], { where: 'account_id is not null' })
export class Notification {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'notifications_pk' })
  id!: string;

  @Column('text')
  kind!:
    | 'flag'
    | 'delivery_failed'
    | 'channel_degraded'
    | 'webhook_disabled'
    | 'office_not_reached'
    | 'picture_not_stored'
    | 'mail_outage'
    | 'reopen_request'
    | 'resolution_rated_down'
    | 'issue_assigned'
    | 'issue_reopened'
    | 'issue_escalated'
    | 'issue_mentioned';

  @Column('text')
  title!: string;

  @Column({ type: 'text', name: 'target_type' })
  targetType!: string;

  @Column({ type: 'text', name: 'target_id' })
  targetId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'read_at', precision: 3, nullable: true })
  readAt!: Date | null;

  @Column({ type: 'text', name: 'read_by', nullable: true })
  readBy!: string | null;

  @Column({
    type: 'text',
    name: 'account_id',
    collation: 'C',
    nullable: true,
    comment: 'account it is for; null: all city staff',
  })
  accountId!: string | null;
}
