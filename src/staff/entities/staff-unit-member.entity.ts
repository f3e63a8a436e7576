import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An account of the console that belongs to a unit. */
@Entity('staff_unit_members', { comment: 'accounts of the console that belong to a unit' })
@Index('staff_unit_members_account_idx', ['accountId'])
export class StaffUnitMember {
  @ForeignKey('StaffUnit', { name: 'staff_unit_members_unit_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'unit_id',
    collation: 'C',
    primaryKeyConstraintName: 'staff_unit_members_pk',
  })
  unitId!: string;

  @ForeignKey('ConsoleAccount', { name: 'staff_unit_members_account_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'account_id',
    collation: 'C',
    primaryKeyConstraintName: 'staff_unit_members_pk',
  })
  accountId!: string;
}
