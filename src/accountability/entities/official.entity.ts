import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { Designation } from '../records/designations';

/** A person responsible: ward officer, corporator, MLA or MP. */
@Entity('officials', { comment: 'the people responsible: ward officers, corporators, MLAs and MPs' })
@Index('officials_city_idx', ['city', 'id'])
@Index('officials_name_idx', ['city', 'name'])
export class Official {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'officials_pk' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  designation!: Designation;

  @ForeignKey('City', { name: 'officials_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'text', default: '' })
  ward!: string;

  @Column({ type: 'text', default: '' })
  constituency!: string;

  @Column({ type: 'text', default: '' })
  phone!: string;

  @Column({ type: 'text', default: '' })
  email!: string;

  @Column({ type: 'text', name: 'chat_number', default: '' })
  chatNumber!: string;

  @Column({ type: 'text', name: 'micro_handle', default: '' })
  microHandle!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
