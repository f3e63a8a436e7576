import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The current outage of the mail server. */
@Entity('mail_outages', {
  comment: 'current outage of the mail server, which all instances share: at most one row',
})
export class MailOutage {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'mail_outages_pk' })
  id!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  since!: Date;

  @Column('text')
  failure!: string;
}
