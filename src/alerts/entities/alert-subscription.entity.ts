import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { Frequency, SubscriptionKind } from '../subscription';

/** A request for mails about an issue, a ward, a category or a place. */
@Entity('alert_subscriptions', {
  comment: 'who wants to be written to about an issue, a ward, a category or a place; deleted when that ends',
})
@Unique('alert_subscriptions_once', ['email', 'city', 'kind', 'target'])
@Index('alert_subscriptions_target_idx', ['city', 'kind', 'target'], { where: 'confirmed_at is not null' })
@Index('alert_subscriptions_next_digest_idx', ['city', 'frequency', 'digestedUntil', 'id'], {
  where: 'confirmed_at is not null and next_mail_at is null',
})
@Index('alert_subscriptions_put_off_idx', ['city', 'nextMailAt', 'id'], {
  where: "next_mail_at is not null and frequency <> 'instant'",
})
@Index('alert_subscriptions_pending_idx', ['createdAt'], { where: 'confirmed_at is null' })
@Index('alert_subscriptions_asked_idx', ['askedAt'], { where: 'asked_at is not null' })
export class AlertSubscription {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'alert_subscriptions_pk' })
  id!: string;

  @Column({ type: 'text', collation: 'C', comment: 'in lower case' })
  email!: string;

  /** One of the languages of the site. */
  @Column('text')
  language!: string;

  @Column('text')
  city!: CitySlug;

  @Column('text')
  kind!: SubscriptionKind;

  @Column({
    type: 'text',
    collation: 'C',
    comment: 'the id of the issue, the code of the ward, the category, or the point and radius',
  })
  target!: string;

  @Column('text')
  frequency!: Frequency;

  @Column({
    type: 'boolean',
    default: false,
    comment:
      'whether it began with the report of the issue; it counts as long as the reporter has the address',
  })
  own!: boolean;

  @Column({
    type: 'timestamptz',
    name: 'asked_at',
    precision: 3,
    nullable: true,
    comment:
      'when somebody asked to follow an own issue as any other; confirming ends "own"; null: nobody did',
  })
  askedAt!: Date | null;

  @Column({ type: 'double precision', nullable: true })
  lat!: number | null;

  @Column({ type: 'double precision', nullable: true })
  lng!: number | null;

  @Column({ type: 'integer', name: 'radius_m', nullable: true })
  radiusM!: number | null;

  @Column({
    type: 'integer',
    name: 'cell_row',
    nullable: true,
    comment: 'hundredths of degrees: the square the place lies in',
  })
  cellRow!: number | null;

  @Column({ type: 'integer', name: 'cell_column', nullable: true })
  cellColumn!: number | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'confirmed_at',
    precision: 3,
    nullable: true,
    comment: 'when the link of the mail was followed; null: nothing is sent but that',
  })
  confirmedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'digested_until',
    precision: 3,
    comment: 'up to when events were in a digest',
  })
  digestedUntil!: Date;

  @Column({
    type: 'timestamptz',
    name: 'next_mail_at',
    precision: 3,
    nullable: true,
    comment:
      'before which nothing is written to it: for there was a mail about its issue that day, its digest could not be written, or that of another morning was not sent before the day; null: nothing waits',
  })
  nextMailAt!: Date | null;
}
