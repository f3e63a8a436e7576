import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A ring of a ward's boundary, in the form in which PostgreSQL tests points against it.
 *
 * The table has no primary key, which TypeORM does not support: the entity declares its columns as the key, and the
 * comparison with the schema ignores that.
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
