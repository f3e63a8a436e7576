import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { FeedCategory } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';

/** Issues that seem to report the same problem. */
@Entity('duplicate_clusters', { comment: 'issues that seem to be the same; the first member is the oldest' })
export class DuplicateCluster {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'duplicate_clusters_pk' })
  id!: string;

  @ForeignKey('City', { name: 'duplicate_clusters_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column('text')
  category!: FeedCategory;

  @Column('text')
  ward!: string;

  @Column({ type: 'text', array: true })
  members!: string[];

  @Column({ type: 'timestamptz', name: 'first_at', precision: 3 })
  firstAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_at', precision: 3 })
  lastAt!: Date;

  @Column({ type: 'boolean', default: false })
  merged!: boolean;

  @ForeignKey('Issue', { name: 'duplicate_clusters_canonical_fk' })
  @Column({ type: 'text', name: 'canonical_issue_id', collation: 'C', nullable: true })
  canonicalIssueId!: string | null;

  @Column({
    type: 'timestamptz',
    name: 'dismissed_at',
    precision: 3,
    nullable: true,
    comment: 'when city staff recorded that the members are no duplicates; null: not dismissed',
  })
  dismissedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
