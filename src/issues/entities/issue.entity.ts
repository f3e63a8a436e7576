import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { CategorySlug, FeedCategory } from '../../kernel/categories';
import type { Priority } from '../../kernel/priorities';
import type { CloseSource, FeedStatus, LifecycleStatus } from '../../kernel/statuses';
import type { Intake } from '../../kernel/intakes';
import type { IssueSource } from '../../kernel/sources';

/** A report of something broken. */
@Entity('issues', {
  comment: 'reports of something broken, with both statuses and counters of upvotes, media and messages',
})
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
    comment: 'lifecycle status; changed only together with feed_status',
  })
  status!: LifecycleStatus;

  /** Repositories do not write it, as with `status`. */
  @Column({ type: 'text', name: 'feed_status', collation: 'C', insert: false, update: false })
  feedStatus!: FeedStatus;

  @ForeignKey('User', { name: 'issues_reporter_fk' })
  @Column({ type: 'text', name: 'reporter_id', collation: 'C' })
  reporterId!: string;

  /** Repositories do not write the public place: `IssuePlacePrivacyQueries` writes it with the exact one. */
  @Column({
    type: 'double precision',
    nullable: true,
    insert: false,
    update: false,
    comment: 'latitude that everyone may see, as the exact one may be in exact_places',
  })
  lat!: number | null;

  @Column({
    type: 'double precision',
    nullable: true,
    insert: false,
    update: false,
    comment: 'longitude that everyone may see, as lat',
  })
  lng!: number | null;

  @Column({
    type: 'text',
    nullable: true,
    insert: false,
    update: false,
    comment: 'words for the place that everyone may see, as lat',
  })
  address!: string | null;

  @Column({ type: 'text', nullable: true })
  pincode!: string | null;

  @Column({ type: 'text', default: 'platform' })
  source!: IssueSource;

  @Column({
    type: 'text',
    collation: 'C',
    nullable: true,
    comment: 'how the reporter reached city staff, who made the issue; null: in another way',
  })
  intake!: Intake | null;

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
    comment: 'hidden by moderation; an issue that is hidden but not withheld was merged into another',
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
    comment:
      'time of the last message; the next message gets a later time, so a thread is read in commit order',
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

  @Column({ type: 'jsonb', nullable: true, comment: 'chain of the responsible offices at that time' })
  responsible!: object | null;

  @Column({ type: 'text', name: 'placed_by', nullable: true })
  placedBy!: 'boundary' | 'pincode' | 'geocoder' | 'centroid' | 'nothing' | null;

  @Column({
    type: 'timestamptz',
    name: 'placed_at',
    precision: 3,
    nullable: true,
    comment: 'when the ward of the issue was determined; null: still to be done',
  })
  placedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'resolved_at',
    precision: 3,
    nullable: true,
    comment: 'when it got its current resolution; null: it has none',
  })
  resolvedAt!: Date | null;

  @Column({
    type: 'boolean',
    name: 'not_repaired',
    default: false,
    comment:
      'whether it is resolved or closed without a repair; such an issue counts as repaired in no figure',
  })
  notRepaired!: boolean;

  @Column({
    type: 'timestamptz',
    name: 'pictures_changed_at',
    precision: 3,
    nullable: true,
    comment:
      'when its media last changed (added, removed, redacted), it was decided whether it was repaired, or the issue it duplicates was hidden or shown; null: never',
  })
  picturesChangedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'lateness_changed_at',
    precision: 3,
    nullable: true,
    comment: 'when it was last marked as late or escalated; null: never, or before this column existed',
  })
  latenessChangedAt!: Date | null;

  @ForeignKey('Issue', { name: 'issues_duplicate_fk' })
  @Column({
    type: 'text',
    name: 'duplicate_of',
    collation: 'C',
    nullable: true,
    comment: 'issue into which it was merged',
  })
  duplicateOf!: string | null;

  @Column({
    type: 'timestamptz',
    name: 'due_at',
    precision: 3,
    nullable: true,
    comment: 'time by which it must be resolved; set at the report, written only by IssueDueDates',
  })
  dueAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'breached_at',
    precision: 3,
    nullable: true,
    comment:
      'latest due date that passed before the issue was resolved; a later due date replaces it only after it has passed too',
  })
  breachedAt!: Date | null;

  @Column({
    type: 'smallint',
    name: 'escalation_level',
    default: 0,
    comment: 'level of the last office it was escalated to; 0: none',
  })
  escalationLevel!: number;

  @Column({
    type: 'timestamptz',
    name: 'next_escalation_at',
    precision: 3,
    nullable: true,
    comment:
      'when the escalation to the next office is due; null: resolved, or already at the last level reached by time',
  })
  nextEscalationAt!: Date | null;

  @Column({
    type: 'text',
    name: 'holder_unit_id',
    collation: 'C',
    nullable: true,
    comment: 'unit of its row in issue_holders, for the indexes of queues',
  })
  holderUnitId!: string | null;

  @Column({
    type: 'text',
    name: 'holder_account_id',
    collation: 'C',
    nullable: true,
    comment: 'account of its row in issue_holders, for the indexes of queues',
  })
  holderAccountId!: string | null;

  @Column({ type: 'boolean', default: false, comment: 'whether it is unfinished after it was resolved' })
  reopened!: boolean;
}
