import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { TextByLanguage } from '../../kernel/languages';
import type { UnitKind } from '../../kernel/units';

/** A section of a department, a ward office or the crew of a contractor, which works on issues. */
@Entity('staff_units', { comment: 'units of city staff; a unit is deactivated, never deleted' })
@Index('staff_units_city_idx', ['city', 'id'])
export class StaffUnit {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'staff_units_pk' })
  id!: string;

  @ForeignKey('City', { name: 'staff_units_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'jsonb', comment: 'a text, or an object with one for each language' })
  name!: TextByLanguage;

  @Column({ type: 'text', collation: 'C' })
  kind!: UnitKind;

  @ForeignKey('Department', { name: 'staff_units_department_fk', onDelete: 'SET NULL' })
  @Column({ type: 'text', name: 'department_id', collation: 'C', nullable: true })
  departmentId!: string | null;

  @ForeignKey('Official', { name: 'staff_units_official_fk', onDelete: 'SET NULL' })
  @Column({ type: 'text', name: 'official_id', collation: 'C', nullable: true })
  officialId!: string | null;

  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ type: 'boolean', default: true })
  active!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;
}
