import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** The numbers of reports and resolutions of a city on a day, and of its issues by feed status; kept by trigger. */
@Entity('city_counts', {
  comment: 'reports and resolutions of a city by day, and its issues by feed status; kept by trigger',
})
export class CityCount {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'city_counts_pk' })
  city!: CitySlug;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'city_counts_pk' })
  measure!: string;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'city_counts_pk' })
  day!: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'city_counts_pk' })
  slot!: number;

  @Column('bigint')
  issues!: string;
}
