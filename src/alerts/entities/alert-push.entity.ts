import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An event that must still be shown on a device. */
@Entity('alert_pushes', { comment: 'outbox: events still to be shown on devices' })
@Index('alert_pushes_due_idx', ['dueAt'])
@Index('alert_pushes_event_idx', ['eventId'])
export class AlertPush {
  @ForeignKey('AlertDevice', { name: 'alert_pushes_device_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'bigint', name: 'device_id', primaryKeyConstraintName: 'alert_pushes_pk' })
  deviceId!: string;

  @ForeignKey('AlertEvent', { name: 'alert_pushes_event_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'bigint', name: 'event_id', primaryKeyConstraintName: 'alert_pushes_pk' })
  eventId!: string;

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3, comment: 'time of the next try' })
  dueAt!: Date;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;
}
