import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { Priority } from '../../kernel/priorities';
import type { ClockKind } from '../rules/run-time';

/** A rule for the hours within which issues are to be resolved. */
@Entity('sla_policies', {
  comment:
    'hours for the resolution of issues; the policy that matches the most properties of an issue applies',
})
export class SlaPolicy {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'sla_policies_pk' })
  id!: string;

  @ForeignKey('City', { name: 'sla_policies_city_fk' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  city!: CitySlug | null;

  @Column({ type: 'text', collation: 'C', nullable: true })
  category!: CategorySlug | null;

  @Column({ type: 'text', collation: 'C', nullable: true })
  priority!: Priority | null;

  @Column({ type: 'text', collation: 'C', nullable: true, comment: 'code of a ward of the city' })
  ward!: string | null;

  @Column('integer')
  hours!: number;

  @Column({
    type: 'text',
    comment: 'calendar: all hours count; working: only hours of the working calendar of the city',
  })
  clock!: ClockKind;

  @Column({
    type: 'text',
    name: 'source_url',
    nullable: true,
    comment: 'URL where the city published the policy',
  })
  sourceUrl!: string | null;

  @Column({ type: 'timestamptz', name: 'valid_from', precision: 3 })
  validFrom!: Date;

  @Column({
    type: 'timestamptz',
    name: 'retired_at',
    precision: 3,
    nullable: true,
    comment: 'time from which reports follow another policy; null: in force',
  })
  retiredAt!: Date | null;

  @Column({ type: 'text', name: 'created_by', collation: 'C', comment: 'account of the console' })
  createdBy!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
