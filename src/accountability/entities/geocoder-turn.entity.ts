import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The row that limits requests to the geocoder to one at a time, over all instances. */
@Entity('geocoder_turn', {
  comment: 'one row: the time from which any instance may send the next request to the geocoder',
})
export class GeocoderTurn {
  @PrimaryColumn({ type: 'boolean', default: true, primaryKeyConstraintName: 'geocoder_turn_pk' })
  id!: boolean;

  @Column({ type: 'timestamptz', name: 'free_at', precision: 3, default: () => "'-infinity'" })
  freeAt!: Date;
}
