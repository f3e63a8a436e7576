import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that permanently refused mail. */
@Entity('mail_suppressions', {
  comment: 'addresses that permanently refused mail; no mail is sent to them',
})
export class MailSuppression {
  @PrimaryColumn({
    type: 'text',
    collation: 'C',
    primaryKeyConstraintName: 'mail_suppressions_pk',
    comment: 'a digest; until the next night in lower case, if an earlier version stored it',
  })
  address!: string;

  @Column('text')
  reason!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
