import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** The ward officer and corporator responsible for a ward. */
@Entity('jurisdictions', { comment: 'the ward officer and corporator responsible for a ward' })
@Index('jurisdictions_city_idx', ['city', 'id'])
@Index('jurisdictions_corporator_idx', ['corporatorId'])
@Index('jurisdictions_ward_idx', ['city', 'ward'])
@Index('jurisdictions_ward_officer_idx', ['wardOfficerId'])
export class Jurisdiction {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'jurisdictions_pk' })
  id!: string;

  @ForeignKey('City', { name: 'jurisdictions_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column('text')
  ward!: string;

  @Column({ type: 'text', array: true, default: [] })
  pincodes!: string[];

  @ForeignKey('Official', { name: 'jurisdictions_ward_officer_fk', onDelete: 'SET NULL' })
  @Column({ type: 'text', name: 'ward_officer_id', collation: 'C', nullable: true })
  wardOfficerId!: string | null;

  @ForeignKey('Official', { name: 'jurisdictions_corporator_fk', onDelete: 'SET NULL' })
  @Column({ type: 'text', name: 'corporator_id', collation: 'C', nullable: true })
  corporatorId!: string | null;

  @Column({ type: 'text', name: 'constituency_assembly', default: '' })
  constituencyAssembly!: string;

  @Column({ type: 'text', name: 'constituency_parliamentary', default: '' })
  constituencyParliamentary!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
