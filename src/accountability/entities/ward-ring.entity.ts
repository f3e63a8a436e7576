import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A ring of the boundary of a ward, as PostgreSQL tests points against it.
 *
 * The table has no primary key, which TypeORM cannot express: its columns are named as one, and the comparison with the
 * schema leaves it out.
 */
@Entity('ward_rings', { synchronize: false })
@Index('ward_rings_ward_idx', ['wardId'])
export class WardRing {
  @ForeignKey('Ward', { name: 'ward_rings_ward_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'text', name: 'ward_id', collation: 'C' })
  wardId!: string;

  @PrimaryColumn('polygon')
  ring!: string;

  @PrimaryColumn({ type: 'boolean', name: 'is_hole' })
  isHole!: boolean;
}
