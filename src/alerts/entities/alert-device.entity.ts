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
    comment: 'where its push service takes messages; whoever knows it may change the row',
  })
  endpoint!: string;

  @Column({ type: 'text', comment: 'its public key, by which messages are encrypted' })
  p256dh!: string;

  @Column({ type: 'text', comment: 'its secret, by which messages are encrypted' })
  auth!: string;

  @Column({ type: 'integer', default: 0, comment: 'how often its push service refused in a row' })
  refusals!: number;

  @Column({
    type: 'integer',
    default: 0,
    comment: 'how often in a row its push service was silent, or asked to be tried again',
  })
  silences!: number;

  @Column({
    type: 'timestamptz',
    name: 'served_at',
    precision: 3,
    nullable: true,
    comment: 'when it was last sent something: who was longest ago is first; null: never',
  })
  servedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'delivered_at',
    precision: 3,
    nullable: true,
    comment:
      'when its push service last took something; null: never, and then it is given up after few refusals',
  })
  deliveredAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
