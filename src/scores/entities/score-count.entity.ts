import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number of people with a score within a range; used to compute ranks. */
@Entity('score_counts', {
  comment:
    'how many people have each score, singly (span 1) and by 256: a rank is the sum of a few hundred of them',
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
