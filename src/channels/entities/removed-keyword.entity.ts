import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A keyword of a category that city staff removed, with everything needed to add it again as it was. */
@Entity('removed_keywords', {
  comment: 'keywords of categories that city staff removed; adding one again moves it back',
})
@Index('removed_keywords_keyword_idx', ['label', 'keyword'])
export class RemovedKeyword {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'removed_keywords_pk' })
  id!: string;

  @Column({ type: 'text', collation: 'C' })
  target!: string;

  @Column('text')
  label!: string;

  @Column('text')
  keyword!: string;

  @Column('text')
  language!: string;

  @Column('smallint')
  weight!: number;

  @Column('boolean')
  romanised!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'removed_at', precision: 3 })
  removedAt!: Date;
}
