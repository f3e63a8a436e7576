import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';

const KEY = { primaryKeyConstraintName: 'issue_cells_pk' };

/**
 * The number of located issues in one grid cell of the map, by city, category and status; kept by a trigger. Hidden
 * issues are not counted.
 */
@Entity('issue_cells', {
  comment:
    'number of located issues by status in grid squares, 360 / 2^(zoom + 2) degrees wide; kept by trigger',
})
export class IssueCell {
  @PrimaryColumn({ ...KEY, type: 'text', collation: 'C' })
  city!: CitySlug;

  @PrimaryColumn({ ...KEY, type: 'smallint' })
  zoom!: 10 | 12 | 14;

  @PrimaryColumn({ ...KEY, type: 'integer' })
  x!: number;

  @PrimaryColumn({ ...KEY, type: 'integer' })
  y!: number;

  @PrimaryColumn({ ...KEY, type: 'text', collation: 'C' })
  category!: CategorySlug;

  @PrimaryColumn({
    ...KEY,
    type: 'smallint',
    comment:
      'spreads concurrent writers of one square: 8 slots for the largest squares, 2 for the middle ones, 1 for the smallest',
  })
  slot!: number;

  @Column('integer')
  open!: number;

  @Column({ type: 'integer', name: 'in_progress' })
  inProgress!: number;

  @Column('integer')
  resolved!: number;

  @Column('integer')
  closed!: number;

  @Column({
    type: 'bigint',
    name: 'lat_sum',
    comment: 'sum of the latitudes, in millionths of a degree',
  })
  latSum!: string;

  @Column({
    type: 'bigint',
    name: 'lng_sum',
    comment: 'sum of the longitudes, in millionths of a degree',
  })
  lngSum!: string;
}
