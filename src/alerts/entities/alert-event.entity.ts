import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { AlertEventType } from '../subscriptions/subscription';

/** Something that happened to an issue, for people who want mails about it. */
@Entity('alert_events', { comment: 'events of issues, for alerts; kept for 40 days' })
@Index('alert_events_pending_idx', ['dueAt', 'id'], { where: 'pending' })
@Index('alert_events_city_idx', ['city', 'at'])
@Index('alert_events_issue_idx', ['issueId'])
@Index('alert_events_actor_idx', ['actorId'], { where: 'actor_id is not null' })
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
    comment: 'new status, or the office; empty: no detail',
  })
  detail!: string;

  @Column({
    type: 'text',
    name: 'actor_id',
    collation: 'C',
    nullable: true,
    comment: 'who caused the event, and gets no mail about it; null: the service',
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
    comment: 'whether the issue was hidden before or after the event, and has not been shown again',
  })
  held!: boolean;

  @Column({
    type: 'timestamptz',
    name: 'hidden_at',
    precision: 3,
    nullable: true,
    comment:
      'when the issue was first hidden since the event, earlier digests may contain it; null: not hidden, or hidden by the previous release',
  })
  hiddenAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'shown_at',
    precision: 3,
    nullable: true,
    comment:
      'when the issue was shown again, the next digest contains the event unless an earlier one did; null: not shown again',
  })
  shownAt!: Date | null;

  @Column({
    type: 'boolean',
    default: true,
    comment: 'whether mails to followers of the issue are still to be written',
  })
  pending!: boolean;

  @Column({
    type: 'timestamptz',
    name: 'due_at',
    precision: 3,
    nullable: true,
    comment:
      'time of the next try, after mails to followers failed or the issue was hidden; null: due at once',
  })
  dueAt!: Date | null;
}
