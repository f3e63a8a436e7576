import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

export const VIEW_SCOPES = ['own', 'unit', 'city'] as const;

/** A saved queue of an account, for the members of a unit, or for all staff of a city. */
@Entity('staff_views', { comment: 'saved queues of an account, a unit or a city' })
@Index('staff_views_city_idx', ['city', 'scope', 'position', 'id'])
@Index('staff_views_account_idx', ['accountId', 'city'])
@Index('staff_views_unit_idx', ['unitId'], { where: 'unit_id is not null' })
export class StaffView {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'staff_views_pk' })
  id!: string;

  @ForeignKey('City', { name: 'staff_views_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column('text')
  name!: string;

  @Column({ type: 'text', collation: 'C' })
  scope!: (typeof VIEW_SCOPES)[number];

  @ForeignKey('StaffUnit', { name: 'staff_views_unit_fk' })
  @Column({ type: 'text', name: 'unit_id', collation: 'C', nullable: true, comment: 'null: of no unit' })
  unitId!: string | null;

  @ForeignKey('ConsoleAccount', { name: 'staff_views_account_fk' })
  @Column({
    type: 'text',
    name: 'account_id',
    collation: 'C',
    comment: 'account that made it; only that one sees a view of its own',
  })
  accountId!: string;

  @Column({ type: 'jsonb', comment: 'values by the filters of a queue' })
  filters!: object;

  @Column({ type: 'text', collation: 'C', nullable: true, comment: 'null: by the filters' })
  sort!: string | null;

  @Column({ type: 'text', array: true })
  columns!: string[];

  @Column('integer')
  position!: number;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
