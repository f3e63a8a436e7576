import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** A person's contributions, and the score a trigger computes from them. */
@Entity('user_scores', {
  comment: 'contributions of each person; changed in the transaction of each contribution',
})
export class UserScore {
  @ForeignKey('User', { name: 'user_scores_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'user_scores_pk',
  })
  userId!: string;

  @ForeignKey('City', { name: 'user_scores_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'integer', default: 0 })
  reports!: number;

  @Column({ type: 'integer', name: 'reports_resolved', default: 0 })
  reportsResolved!: number;

  @Column({ type: 'integer', name: 'upvotes_received', default: 0 })
  upvotesReceived!: number;

  @Column({ type: 'integer', name: 'images_added', default: 0 })
  imagesAdded!: number;

  @Column({ type: 'integer', name: 'videos_added', default: 0 })
  videosAdded!: number;

  @Column({ type: 'integer', name: 'high_priority_reports', default: 0 })
  highPriorityReports!: number;

  @Column({ type: 'integer', name: 'votes_cast', default: 0 })
  votesCast!: number;

  @Column({ type: 'integer', name: 'comments_made', default: 0 })
  commentsMade!: number;

  @Column({ type: 'integer', name: 'events_joined', default: 0 })
  eventsJoined!: number;

  @Column({ type: 'integer', default: 0 })
  streaks!: number;

  @Column({ type: 'integer', default: 0 })
  categories!: number;

  @Column('integer')
  score!: number;

  @Column({
    type: 'timestamptz',
    name: 'first_report_at',
    precision: 3,
    nullable: true,
    comment: 'time of the first publicly visible report',
  })
  firstReportAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'community_voice_at', precision: 3, nullable: true })
  communityVoiceAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'problem_solver_at', precision: 3, nullable: true })
  problemSolverAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'legend_at', precision: 3, nullable: true })
  legendAt!: Date | null;

  @Column({ type: 'boolean', default: true, comment: 'users.listed of the person' })
  listed!: boolean;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;
}
