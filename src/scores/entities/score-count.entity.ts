import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number of people with a score within a range; used to compute ranks. */
@Entity('score_counts', {
  comment:
    'number of people per score (span 1) and per range of 256 scores; a rank is the sum of a few hundred rows',
})
export class ScoreCount {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'score_counts_pk' })
  span!: number;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'score_counts_pk' })
  low!: number;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'score_counts_pk' })
  city!: string;

  @Column('bigint')
  users!: string;
}
