import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** A pincode in a ward: one row per ward in which the pincode has a part. */
@Entity('places', {
  comment: 'a pincode in a ward: its location, and whether most of the pincode is in this ward',
})
@Index('places_ward_idx', ['city', 'ward'])
@ForeignKey('Ward', ['city', 'ward'], ['city', 'code'], {
  name: 'places_ward_fk',
  onDelete: 'CASCADE',
  onUpdate: 'CASCADE',
})
export class Place {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'places_pk' })
  pincode!: string;

  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'places_pk' })
  ward!: string;

  @Column('text')
  area!: string;

  @Column({ type: 'double precision', nullable: true })
  lat!: number | null;

  @Column({ type: 'double precision', nullable: true })
  lng!: number | null;

  @Column({ type: 'boolean', name: 'is_main' })
  isMain!: boolean;
}
