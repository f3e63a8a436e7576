import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { MultiPolygon } from '../geography/place';

/** A ward of a city. */
@Entity('wards', { comment: 'wards of cities' })
@Unique('wards_code_unique', ['city', 'code'])
export class Ward {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'wards_pk' })
  id!: string;

  @ForeignKey('City', { name: 'wards_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'text', collation: 'C' })
  code!: string;

  @Column('text')
  name!: string;

  @Column({ type: 'text', default: '' })
  zone!: string;

  @Column({ type: 'integer', name: 'ward_number', default: 0 })
  wardNumber!: number;

  @Column({ type: 'text', name: 'office_address', default: '' })
  officeAddress!: string;

  @Column({ type: 'text', default: '' })
  phone!: string;

  @Column({ type: 'jsonb', nullable: true, comment: 'GeoJSON MultiPolygon; null: none is known' })
  boundary!: MultiPolygon | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  @Column({ type: 'integer', nullable: true })
  score!: number | null;

  @Column({
    type: 'integer',
    name: 'res_pct',
    nullable: true,
    comment: 'share of issues resolved, in percent; set only for the wards of the leaderboard',
  })
  resPct!: number | null;

  @Column({ type: 'integer', nullable: true, comment: 'change of the score since the previous period' })
  trend!: number | null;

  @Column({
    type: 'text',
    name: 'boundary_source',
    default: '',
    comment: 'source of the boundary, as maps credit it; empty: not known',
  })
  boundarySource!: string;
}
