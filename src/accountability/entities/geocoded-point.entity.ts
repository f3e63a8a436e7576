import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The geocoder's answer for a point. */
@Index('geocoded_points_found_idx', ['foundAt'])
@Entity('geocoded_points', { comment: 'answers of the geocoder for points, rounded to about ten metres' })
export class GeocodedPoint {
  @PrimaryColumn({ type: 'numeric', precision: 8, scale: 4, primaryKeyConstraintName: 'geocoded_points_pk' })
  lat!: string;

  @PrimaryColumn({ type: 'numeric', precision: 8, scale: 4, primaryKeyConstraintName: 'geocoded_points_pk' })
  lng!: string;

  @Column({ type: 'text', nullable: true })
  pincode!: string | null;

  @Column('text')
  area!: string;

  @Column({ type: 'timestamptz', name: 'found_at', precision: 3 })
  foundAt!: Date;
}
