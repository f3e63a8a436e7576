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
    comment: 'in lower case',
  })
  address!: string;

  @Column('text')
  reason!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
