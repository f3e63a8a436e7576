import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { Frequency, SubscriptionKind } from '../subscriptions/subscription';

/** A request for mails about an issue, a ward, a category or a place. */
@Entity('alert_subscriptions', {
  comment: 'requests for mails about an issue, a ward, a category or a place; deleted when they end',
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
    comment: 'id of the issue, code of the ward, category, or point and radius',
  })
  target!: string;

  @Column('text')
  frequency!: Frequency;

  @Column({
    type: 'boolean',
    default: false,
    comment: 'whether it began with the report of the issue; valid while the reporter has the address',
  })
  own!: boolean;

  @ForeignKey('Issue', { name: 'alert_subscriptions_joined_fk' })
  @Column({
    type: 'text',
    name: 'joined_from',
    collation: 'C',
    nullable: true,
    comment:
      'issue that was followed before it was joined with this one; null: asked for, or of the own report',
  })
  joinedFrom!: string | null;

  @Column({
    type: 'timestamptz',
    name: 'asked_at',
    precision: 3,
    nullable: true,
    comment:
      'when somebody asked to follow an own issue like any other, confirming it ends "own"; null: nobody asked',
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
    comment: 'row of the grid square that contains the place, in hundredths of a degree',
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
    comment: 'when the link in the confirmation mail was used; null: only that mail is sent',
  })
  confirmedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'digested_until',
    precision: 3,
    comment: 'time up to which events were included in a digest',
  })
  digestedUntil!: Date;

  @Column({
    type: 'timestamptz',
    name: 'next_mail_at',
    precision: 3,
    nullable: true,
    comment:
      'no mail before this time: one was written that day, an earlier one still waited, a digest failed, or it became daily; null: no limit',
  })
  nextMailAt!: Date | null;
}
