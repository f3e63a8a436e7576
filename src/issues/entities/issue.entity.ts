import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { CategorySlug, FeedCategory } from '../../kernel/categories';
import type { Priority } from '../../kernel/priorities';
import type { CloseSource, FeedStatus, LifecycleStatus } from '../../kernel/statuses';
import type { IssueSource } from '../../kernel/sources';

/** A report of something broken. */
@Entity('issues', { comment: 'reports of something broken, with both statuses and what is counted of them' })
@Index('issues_feed_category_idx', ['city', 'categoryLabel', 'feedStatus', 'createdAt', 'id'])
@Index('issues_feed_idx', ['city', 'feedStatus', 'createdAt', 'id'])
@Index('issues_feed_ward_idx', ['city', 'ward', 'categoryLabel', 'feedStatus', 'createdAt', 'id'])
@Index('issues_reporter_created_idx', ['reporterId', 'createdAt', 'id'])
export class Issue {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'issues_pk' })
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @ForeignKey('City', { name: 'issues_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'text', collation: 'C' })
  category!: CategorySlug;

  @Column({ type: 'text', name: 'category_label' })
  categoryLabel!: FeedCategory;

  @Column({ type: 'text', collation: 'C' })
  priority!: Priority;

  /** Repositories do not write it: the statements of `IssueLifecycle` write it together with `feedStatus`. */
  @Column({
    type: 'text',
    collation: 'C',
    insert: false,
    update: false,
    comment: 'the lifecycle; changed only together with feed_status',
  })
  status!: LifecycleStatus;

  /** Repositories do not write it, as with `status`. */
  @Column({ type: 'text', name: 'feed_status', collation: 'C', insert: false, update: false })
  feedStatus!: FeedStatus;

  @ForeignKey('User', { name: 'issues_reporter_fk' })
  @Column({ type: 'text', name: 'reporter_id', collation: 'C' })
  reporterId!: string;

  @Column({ type: 'double precision', nullable: true })
  lat!: number | null;

  @Column({ type: 'double precision', nullable: true })
  lng!: number | null;

  @Column({ type: 'text', nullable: true })
  address!: string | null;

  @Column({ type: 'text', nullable: true })
  pincode!: string | null;

  @Column({ type: 'text', default: 'platform' })
  source!: IssueSource;

  @Column({ type: 'integer', default: 0 })
  upvotes!: number;

  @Column({ type: 'integer', name: 'media_count', default: 0 })
  mediaCount!: number;

  @Column({ type: 'integer', name: 'message_count', default: 0 })
  messageCount!: number;

  @Column({ type: 'boolean', default: false })
  hidden!: boolean;

  @Column({
    type: 'boolean',
    default: false,
    comment: 'moderation hid it; an issue that is hidden without this was merged into another',
  })
  withheld!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'last_message_at',
    precision: 3,
    nullable: true,
    comment: 'the next message gets a later time: a thread is read in the order it was committed in',
  })
  lastMessageAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'closed_at', precision: 3, nullable: true })
  closedAt!: Date | null;

  @Column({ type: 'text', name: 'closed_by', nullable: true })
  closedBy!: CloseSource | null;

  @Column({ type: 'text', default: '' })
  area!: string;

  @Column({ type: 'text', default: '' })
  ward!: string;

  @Column({ type: 'text', name: 'jurisdiction_id', collation: 'C', nullable: true })
  jurisdictionId!: string | null;

  @Column({ type: 'jsonb', nullable: true, comment: 'the chain of those responsible as it was then' })
  responsible!: object | null;

  @Column({ type: 'text', name: 'placed_by', nullable: true })
  placedBy!: 'boundary' | 'pincode' | 'geocoder' | 'centroid' | 'nothing' | null;

  @Column({
    type: 'timestamptz',
    name: 'placed_at',
    precision: 3,
    nullable: true,
    comment: 'when it was found out which ward the issue lies in; null: that is still to be done',
  })
  placedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'resolved_at',
    precision: 3,
    nullable: true,
    comment: 'when it came to the resolution it has; null while it has none',
  })
  resolvedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'pictures_changed_at',
    precision: 3,
    nullable: true,
    comment:
      'when something attached to it last came, went, or was taken from sight, or the issue it is a duplicate of was hidden or shown; null: never',
  })
  picturesChangedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'lateness_changed_at',
    precision: 3,
    nullable: true,
    comment: 'when it was last marked as late, or escalated; null: never, or before that was written down',
  })
  latenessChangedAt!: Date | null;

  @ForeignKey('Issue', { name: 'issues_duplicate_fk' })
  @Column({
    type: 'text',
    name: 'duplicate_of',
    collation: 'C',
    nullable: true,
    comment: 'the issue it was merged into',
  })
  duplicateOf!: string | null;

  @Column({
    type: 'timestamptz',
    name: 'due_at',
    precision: 3,
    nullable: true,
    comment: 'when it is to be resolved; set when it is reported, and by IssueDueDates alone',
  })
  dueAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'breached_at',
    precision: 3,
    nullable: true,
    comment:
      'the latest due date that passed while it was not resolved; stays when a later one follows, until that has passed, too',
  })
  breachedAt!: Date | null;

  @Column({
    type: 'smallint',
    name: 'escalation_level',
    default: 0,
    comment: 'the last office of the chain it was escalated to; 0: none',
  })
  escalationLevel!: number;

  @Column({
    type: 'timestamptz',
    name: 'next_escalation_at',
    precision: 3,
    nullable: true,
    comment:
      'when the next office is due to be written to; null: it is resolved, or was escalated to the last one',
  })
  nextEscalationAt!: Date | null;
}
