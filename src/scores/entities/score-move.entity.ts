import { Entity, PrimaryColumn } from 'typeorm';

/**
 * A change from one score to another that is not yet included in the counts.
 *
 * The table has no primary key, which TypeORM does not support: the entity declares its columns as the key, and the
 * comparison with the schema ignores that.
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
