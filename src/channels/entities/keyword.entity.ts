import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A word that hints at a category or a city. */
@Entity('keywords', { comment: 'words that hint at a category or a city' })
@Index('keywords_created_idx', ['createdAt', 'id'])
@Unique('keywords_unique', ['kind', 'label', 'language', 'keyword', 'target'])
export class Keyword {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'keywords_pk' })
  id!: string;

  @Column({ type: 'text', collation: 'C' })
  kind!: 'category' | 'city';

  @Column({ type: 'text', collation: 'C' })
  target!: string;

  @Column('text')
  label!: string;

  @Column('text')
  keyword!: string;

  @Column({ type: 'text', default: '' })
  language!: string;

  @Column({ type: 'smallint', default: 2 })
  weight!: number;

  @Column({ type: 'boolean', default: false })
  romanised!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
