import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A phone number or address of somebody who reached city staff, with the account that stands for them. */
@Entity('caller_accounts', {
  comment: 'the account with which somebody who has none, but told city staff, supports issues',
})
@Index('caller_accounts_created_idx', ['createdAt'])
export class CallerAccount {
  @PrimaryColumn({
    type: 'text',
    collation: 'C',
    primaryKeyConstraintName: 'caller_accounts_pk',
    comment: 'signature of the phone number or email address, which are not stored',
  })
  contact!: string;

  @ForeignKey('User', { name: 'caller_accounts_user_fk' })
  @Column({ type: 'text', name: 'user_id', collation: 'C' })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
