import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A vote on a resolution. */
@Entity('resolution_ratings', { comment: 'votes on resolutions' })
@Index('resolution_ratings_user_idx', ['userId'])
export class ResolutionRating {
  @ForeignKey('IssueResolution', { name: 'resolution_ratings_resolution_fk' })
  @PrimaryColumn({ type: 'bigint', name: 'resolution_id', primaryKeyConstraintName: 'resolution_ratings_pk' })
  resolutionId!: string;

  @ForeignKey('User', { name: 'resolution_ratings_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'resolution_ratings_pk',
  })
  userId!: string;

  @Column('text')
  vote!: 'up' | 'down';

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
