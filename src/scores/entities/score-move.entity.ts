import { Entity, PrimaryColumn } from 'typeorm';

/**
 * A move from one score to another that the counts do not yet hold.
 *
 * The table has no primary key, which TypeORM cannot express: its columns are named as one, and the comparison with the
 * schema leaves it out.
 */
@Entity('score_moves', { synchronize: false })
export class ScoreMove {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  city!: string;

  @PrimaryColumn('integer')
  score!: number;

  @PrimaryColumn('integer')
  change!: number;
}
