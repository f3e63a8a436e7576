import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** An account that gets a weekly report of a view. */
@Entity('staff_view_reports', { comment: 'accounts that get a weekly report of a view by mail' })
@Index('staff_view_reports_due_idx', ['city', 'writtenUntil'])
export class StaffViewReport {
  @PrimaryColumn({
    type: 'text',
    name: 'view_id',
    collation: 'C',
    primaryKeyConstraintName: 'staff_view_reports_pk',
    comment: 'saved view, or one of those that every city has; a report of a view that is gone is removed',
  })
  viewId!: string;

  @ForeignKey('City', { name: 'staff_view_reports_city_fk' })
  @PrimaryColumn({
    type: 'text',
    collation: 'C',
    primaryKeyConstraintName: 'staff_view_reports_pk',
    comment: 'city of the view',
  })
  city!: CitySlug;

  @ForeignKey('ConsoleAccount', { name: 'staff_view_reports_account_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'account_id',
    collation: 'C',
    primaryKeyConstraintName: 'staff_view_reports_pk',
  })
  accountId!: string;

  @Column({
    type: 'timestamptz',
    name: 'written_until',
    precision: 3,
    comment: 'the Monday of the last report, or when it was asked for',
  })
  writtenUntil!: Date;
}
