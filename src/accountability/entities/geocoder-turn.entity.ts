import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that lets one request at a time go to the geocoder. */
@Entity('geocoder_turn', { comment: 'one row: from when any instance may ask the geocoder again' })
export class GeocoderTurn {
  @PrimaryColumn({ type: 'boolean', default: true, primaryKeyConstraintName: 'geocoder_turn_pk' })
  id!: boolean;

  @Column({ type: 'timestamptz', name: 'free_at', precision: 3, default: () => "'-infinity'" })
  freeAt!: Date;
}
