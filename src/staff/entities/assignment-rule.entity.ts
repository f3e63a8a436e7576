import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';

/** A rule for which unit gets a new issue. */
@Entity('assignment_rules', {
  comment: 'which unit gets a new issue; the rule that names the most applies, then the older one',
})
@Index('assignment_rules_city_idx', ['city', 'id'])
export class AssignmentRule {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'assignment_rules_pk' })
  id!: string;

  @ForeignKey('City', { name: 'assignment_rules_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'text', collation: 'C', nullable: true, comment: 'code of a ward of the city; null: any' })
  ward!: string | null;

  @Column({ type: 'text', collation: 'C', nullable: true })
  category!: CategorySlug | null;

  @ForeignKey('StaffUnit', { name: 'assignment_rules_unit_fk' })
  @Column({ type: 'text', name: 'unit_id', collation: 'C' })
  unitId!: string;

  @Column({ type: 'text', name: 'created_by', collation: 'C', comment: 'account of the console' })
  createdBy!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
