import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The row that limits requests to the geocoder to one at a time, over all instances. */
@Entity('geocoder_turn', { comment: 'one row: from when any instance may ask the geocoder again' })
export class GeocoderTurn {
  @PrimaryColumn({ type: 'boolean', default: true, primaryKeyConstraintName: 'geocoder_turn_pk' })
  id!: boolean;

  @Column({ type: 'timestamptz', name: 'free_at', precision: 3, default: () => "'-infinity'" })
  freeAt!: Date;
}
