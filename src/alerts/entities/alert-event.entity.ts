import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { AlertEventType } from '../subscription';

/** Something that happened to an issue, for whoever wants to be written to about it. */
@Entity('alert_events', { comment: 'what happened to issues, for alerts; kept for 40 days' })
@Index('alert_events_pending_idx', ['dueAt', 'id'], { where: 'pending' })
@Index('alert_events_city_idx', ['city', 'at'])
@Index('alert_events_issue_idx', ['issueId'])
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
    comment:
      'when it happened; or, where digests were written while it was held, when its issue was shown again',
  })
  at!: Date;

  @Column({
    type: 'boolean',
    default: false,
    comment: 'whether its issue is hidden, and was before a digest had it',
  })
  held!: boolean;

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
