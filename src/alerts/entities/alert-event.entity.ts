import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { AlertEventType } from '../subscription';

/** Something that happened to an issue, for people who want mails about it. */
@Entity('alert_events', { comment: 'what happened to issues, for alerts; kept for 40 days' })
@Index('alert_events_pending_idx', ['dueAt', 'id'], { where: 'pending' })
@Index('alert_events_city_idx', ['city', 'at'])
@Index('alert_events_issue_idx', ['issueId'])
@Index('alert_events_shown_idx', ['city', 'shownAt'], { where: 'shown_at is not null' })
export class AlertEvent {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'alert_events_pk',
  })
  id!: string;

  @ForeignKey('Issue', { name: 'alert_events_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column('text')
  city!: CitySlug;

  @Column('text')
  type!: AlertEventType;

  @Column({
    type: 'text',
    comment: 'the new status, or the office; empty: nothing more is to be said',
  })
  detail!: string;

  @Column({
    type: 'text',
    name: 'actor_id',
    collation: 'C',
    nullable: true,
    comment: 'who did it, who is not written to about it; null: the service',
  })
  actorId!: string | null;

  @Column({
    type: 'timestamptz',
    precision: 3,
    comment: 'when it happened',
  })
  at!: Date;

  @Column({
    type: 'boolean',
    default: false,
    comment: 'whether its issue was hidden afterwards, or before, and was not shown again',
  })
  held!: boolean;

  @Column({
    type: 'timestamptz',
    name: 'hidden_at',
    precision: 3,
    nullable: true,
    comment:
      'when its issue was hidden first since it happened: digests of before may have told of it; null: it was not, or by the release before',
  })
  hiddenAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'shown_at',
    precision: 3,
    nullable: true,
    comment:
      'when its issue was shown again: whom no digest told of it is told by the next one; null: it was not',
  })
  shownAt!: Date | null;

  @Column({
    type: 'boolean',
    default: true,
    comment: 'whether followers of the issue are still to be written to',
  })
  pending!: boolean;

  @Column({
    type: 'timestamptz',
    name: 'due_at',
    precision: 3,
    nullable: true,
    comment: 'when it is tried again, after followers could not be written to; null: it was not tried yet',
  })
  dueAt!: Date | null;
}
