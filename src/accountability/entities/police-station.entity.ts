import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** A police station and the pincodes it serves. */
@Entity('police_stations', { comment: 'police stations, and the pincodes they serve' })
@Index('police_stations_city_idx', ['city', 'id'])
@Index('police_stations_name_idx', ['city', 'name'])
export class PoliceStation {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'police_stations_pk' })
  id!: string;

  @Column('text')
  name!: string;

  @ForeignKey('City', { name: 'police_stations_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'text', array: true, default: [] })
  pincodes!: string[];

  @Column({ type: 'text', name: 'contact_phone', default: '' })
  contactPhone!: string;

  @Column({ type: 'text', default: '' })
  address!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
