import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { FeedStatus, LifecycleStatus } from '../../kernel/statuses';

/** Who acted, as a group: the reporter, the city (its officials, admins and staff), or the service. */
export type ActorGroup = 'reporter' | 'city' | 'service';

/** A change of status. Append-only. */
@Entity('issue_status_events', {
  comment: 'append-only: every change of either status column, with actor and time',
})
@Index('issue_status_events_actor_idx', ['actorId'], { where: 'actor_id is not null' })
@Index('issue_status_events_issue_idx', ['issueId', 'id'])
export class IssueStatusEvent {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'issue_status_events_pk',
  })
  id!: string;

  @ForeignKey('Issue', { name: 'issue_status_events_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({ type: 'text', name: 'from_status', nullable: true })
  fromStatus!: LifecycleStatus | null;

  @Column({ type: 'text', name: 'to_status' })
  toStatus!: LifecycleStatus;

  @Column({ type: 'text', name: 'from_feed_status', nullable: true })
  fromFeedStatus!: FeedStatus | null;

  @Column({ type: 'text', name: 'to_feed_status' })
  toFeedStatus!: FeedStatus;

  @Column({ type: 'text', name: 'actor_id', collation: 'C', nullable: true })
  actorId!: string | null;

  @Column('text')
  surface!: string;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({
    type: 'boolean',
    name: 'not_repaired',
    default: false,
    comment: 'whether it was resolved without a repair',
  })
  notRepaired!: boolean;

  @Column({
    type: 'text',
    name: 'actor_group',
    default: 'service',
    comment: 'who acted, as the group that is shown',
  })
  actorGroup!: ActorGroup;
}
