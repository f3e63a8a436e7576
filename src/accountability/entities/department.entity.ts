import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { CategorySlug } from '../../kernel/categories';

/** A department of a city and the categories it serves. */
@Entity('departments', { comment: 'departments of cities, and the categories they are responsible for' })
@Index('departments_city_idx', ['city', 'id'])
@Index('departments_name_idx', ['city', 'name'])
export class Department {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'departments_pk' })
  id!: string;

  @Column('text')
  name!: string;

  @ForeignKey('City', { name: 'departments_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'text', array: true, default: [] })
  categories!: CategorySlug[];

  @Column({ type: 'text', name: 'contact_phone', default: '' })
  contactPhone!: string;

  @Column({ type: 'text', name: 'contact_email', default: '' })
  contactEmail!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
