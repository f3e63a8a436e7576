import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A browser that shows the alerts of an address by web push. */
@Entity('alert_devices', {
  comment: 'browsers that show the alerts of an address by web push; deleted when that ends',
})
@Unique('alert_devices_endpoint_unique', ['endpoint'])
@Index('alert_devices_email_idx', ['email'])
export class AlertDevice {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'alert_devices_pk',
  })
  id!: string;

  @Column({ type: 'text', collation: 'C', comment: 'in lower case' })
  email!: string;

  /** One of the languages of the site. */
  @Column('text')
  language!: string;

  @Column({
    type: 'text',
    collation: 'C',
    comment: 'URL of the push service for messages; knowing it is enough to change the row',
  })
  endpoint!: string;

  @Column({ type: 'text', comment: 'public key of the device, for encrypting messages' })
  p256dh!: string;

  @Column({ type: 'text', comment: 'secret of the device, for encrypting messages' })
  auth!: string;

  @Column({ type: 'integer', default: 0, comment: 'consecutive refusals by the push service' })
  refusals!: number;

  @Column({
    type: 'integer',
    default: 0,
    comment: 'consecutive times the push service gave no answer or asked for a retry',
  })
  silences!: number;

  @Column({
    type: 'timestamptz',
    name: 'served_at',
    precision: 3,
    nullable: true,
    comment: 'when it was last sent a message, the longest ago is served first; null: never',
  })
  servedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'delivered_at',
    precision: 3,
    nullable: true,
    comment: 'when the push service last accepted a message; null: never, so few refusals delete the device',
  })
  deliveredAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
